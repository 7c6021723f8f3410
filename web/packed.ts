import { readdirSync, readFileSync, unlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import type { Plugin } from 'vite';

/** Packs every file worth it, so that the server packs nothing while somebody waits. */
export function packed(): Plugin {
  return {
    name: 'byways-packed',
    apply: 'build',
    enforce: 'post',
    writeBundle({ dir }) {
      const folder = join(dir ?? '.', 'assets');
      for (const name of readdirSync(folder)) {
        if (!/\.(?:js|css|svg)$/.test(name)) continue;
        const plain = readFileSync(join(folder, name));
        const small = gzipSync(plain, { level: 9 });
        if (small.length >= plain.length) continue;
        writeFileSync(join(folder, `${name}.gz`), small);
        unlinkSync(join(folder, name));
      }
    },
  };
}
