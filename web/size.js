// Adds up what a first visit to a page loads, script and style, gzipped: the entry, the page, and what they import.
import { readdirSync, readFileSync } from 'node:fs';
import { gunzipSync, gzipSync } from 'node:zlib';

const LIMIT = 110_000;
const folder = new URL('../src/byways/server/static/', import.meta.url);
const assets = new URL('assets/', folder);
const files = readdirSync(assets);
const names = files.map((file) => file.replace(/\.gz$/, '')).filter((name) => /\.(js|css)$/.test(name));
const index = readFileSync(new URL('index.html', folder), 'utf8');
const read = (file) => readFileSync(new URL(file, assets));
const text = (name) => (files.includes(name) ? read(name) : gunzipSync(read(`${name}.gz`))).toString();
const size = (name) => gzipSync(text(name), { level: 9 }).length;
const kb = (bytes) => `${(bytes / 1000).toFixed(1)} kB`;

/** What a chunk imports before it runs, and the style that belongs to it. */
function needs(name, found = new Set()) {
  if (found.has(name)) return found;
  found.add(name);
  // Both are named alike up to a hash of eight letters, some of which may be dashes.
  for (const style of names) if (style.endsWith('.css') && style.slice(0, -12) === name.slice(0, -11)) found.add(style);
  for (const [, other] of text(name).matchAll(/(?:from|import)\s*"\.\/([^"]+\.js)"/g)) needs(other, found);
  return found;
}

const entry = new Set(names.filter((name) => index.includes(name)).flatMap((name) => (name.endsWith('.js') ? [...needs(name)] : [name])));
const pages = {};
for (const page of ['Lobby', 'Table', 'Replay', 'Setup']) {
  const chunk = names.find((name) => name.startsWith(`${page}-`) && name.endsWith('.js'));
  pages[page.toLowerCase()] = new Set([...entry, ...(chunk ? needs(chunk) : [])]);
}
const add = (list) => [...list].reduce((sum, name) => sum + size(name), 0);
const sums = Object.entries(pages).map(([page, list]) => [page, add(list)]);
console.log(`${sums.map(([page, bytes]) => `${page} ${kb(bytes)}`).join(', ')}, everything ${kb(add(names))}; limit for a page ${kb(LIMIT)}`);
if (sums.some(([, bytes]) => bytes > LIMIT)) process.exitCode = 1;
