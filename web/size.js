// Adds up what a first visit loads: script and style of the lobby, of a table, and of everything, gzipped.
import { readdirSync, readFileSync } from 'node:fs';
import { gzipSync } from 'node:zlib';

const LIMIT = 100_000;
const folder = new URL('../src/byways/server/static/', import.meta.url);
const assets = new URL('assets/', folder);
const size = (name) => gzipSync(readFileSync(new URL(name, assets)), { level: 9 }).length;
const names = readdirSync(assets).filter((name) => /\.(js|css)$/.test(name));
const index = readFileSync(new URL('index.html', folder), 'utf8');
const add = (list) => list.reduce((sum, name) => sum + size(name), 0);
const lobby = names.filter((name) => index.includes(name));
const table = names.filter((name) => lobby.includes(name) || name.startsWith('Table-'));
const kb = (bytes) => `${(bytes / 1000).toFixed(1)} kB`;
console.log(`lobby ${kb(add(lobby))}, table ${kb(add(table))}, everything ${kb(add(names))}; limit ${kb(LIMIT)}`);
if (add(names) > LIMIT) process.exitCode = 1;
