import type { paths } from '../../generated/api';
import { ask, at, get, json, post, sent, type Answer, type Body } from './http';

/** What is asked about me and others, apart from the games; no first page needs it. */
export const people = {
  testHook: async () => void (await post('/api/me/hook/test', {}, undefined)),
  exportAt: at('/api/me/export'),
  forget: () => post('/api/me/delete', {}, { confirm: 'delete' }),
  history: async () => (await get('/api/me/history', {})).games,
  historyAt: at('/api/me/history.csv'),
  studies: async () => (await get('/api/me/studies', {})).studies,
  passkeys: () => get('/api/me/passkeys', {}),
  beginPasskey: async () => (await post('/api/me/passkeys/begin', {}, undefined)).options,
  addPasskey: (answer: { [field: string]: unknown }, label: string) => post('/api/me/passkeys', {}, { answer, label }),
  forgetPasskey: async (passkey: string) =>
    json<Answer<paths['/api/me/passkeys/{passkey}']['delete']>>(await ask(at('/api/me/passkeys/{passkey}', { passkey }), sent('delete'))),
  beginSignIn: async () => (await post('/api/passkeys/begin', {}, undefined)).options,
  signIn: (answer: { [field: string]: unknown }, label: string) => post('/api/passkeys/use', {}, { answer, label }),
  pushKey: () => get('/api/me/push', {}),
  subscribe: (wish: Body<paths['/api/me/push']['post']>) => post('/api/me/push', {}, wish),
  unsubscribe: (endpoint: string) => post('/api/me/push/stop', {}, { endpoint }),
  muted: (table: string) => get('/api/tables/{table}/mute', { table }),
  mute: (table: string, muted: boolean) => post('/api/tables/{table}/mute', { table }, { muted }),
  ratings: (name: string) => get('/api/games/{name}/ratings', { name }),
  devices: () => get('/api/me/devices', {}),
  takeOff: async (device: string) =>
    json<Answer<paths['/api/me/devices/{device}']['delete']>>(await ask(at('/api/me/devices/{device}', { device }), sent('delete'))),
  makePass: (kind: 'link' | 'code') => post('/api/me/passes', {}, { kind }),
  revokePasses: async () => json<Answer<paths['/api/me/passes']['delete']>>(await ask(at('/api/me/passes'), sent('delete'))),
  lookAtPass: (secret: string) => post('/api/passes/look', {}, { secret }),
  usePass: (secret: string, label: string) => post('/api/passes/use', {}, { secret, label }),
};
