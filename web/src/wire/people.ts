import type { paths } from '../../generated/api';
import { at, get, post, remove, type Body } from './http';

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
  forgetPasskey: (passkey: string) => remove('/api/me/passkeys/{passkey}', { passkey }),
  beginSignIn: async () => (await post('/api/passkeys/begin', {}, undefined)).options,
  signIn: (answer: { [field: string]: unknown }, label: string) => post('/api/passkeys/use', {}, { answer, label }),
  pushKey: () => get('/api/me/push', {}),
  subscribe: (wish: Body<paths['/api/me/push']['post']>) => post('/api/me/push', {}, wish),
  unsubscribe: (endpoint: string) => post('/api/me/push/stop', {}, { endpoint }),
  muted: (table: string) => get('/api/tables/{table}/mute', { table }),
  mute: (table: string, muted: boolean) => post('/api/tables/{table}/mute', { table }, { muted }),
  ratings: (name: string) => get('/api/games/{name}/ratings', { name }),
  devices: () => get('/api/me/devices', {}),
  takeOff: (device: string) => remove('/api/me/devices/{device}', { device }),
  makePass: (kind: 'link' | 'code') => post('/api/me/passes', {}, { kind }),
  revokePasses: () => remove('/api/me/passes', {}),
  lookAtPass: (secret: string) => post('/api/passes/look', {}, { secret }),
  usePass: (secret: string, label: string) => post('/api/passes/use', {}, { secret, label }),
};
