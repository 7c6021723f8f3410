import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import type { Plugin } from 'vite';

const ICONS = [
  { file: 'icon-192.png', sizes: '192x192', purpose: 'any' },
  { file: 'icon-512.png', sizes: '512x512', purpose: 'any' },
  { file: 'icon-maskable-512.png', sizes: '512x512', purpose: 'maskable' },
] as const;

/** Makes the pages installable: a manifest with icons, and a worker that knows every file of this build. */
export function installable(): Plugin {
  const icons = new Map<string, string>();
  return {
    name: 'byways-installable',
    apply: 'build',
    enforce: 'post',
    buildStart() {
      for (const { file } of ICONS) {
        const source = readFileSync(new URL(`src/look/${file}`, import.meta.url));
        icons.set(file, this.emitFile({ type: 'asset', name: file, source }));
      }
    },
    transformIndexHtml: {
      order: 'post',
      handler: () => [{ tag: 'link', attrs: { rel: 'manifest', href: '/manifest.webmanifest' }, injectTo: 'head' as const }],
    },
    generateBundle(_options, bundle) {
      const manifest = {
        id: '/',
        name: 'Byways',
        short_name: 'Byways',
        description: 'Network-building tabletop games: alone, at one screen, or with others',
        start_url: '/',
        scope: '/',
        display: 'standalone',
        background_color: '#FAF7F0',
        theme_color: '#FAF7F0',
        categories: ['games'],
        icons: ICONS.map(({ file, sizes, purpose }) => ({
          src: `/${this.getFileName(icons.get(file) ?? '')}`,
          sizes,
          type: 'image/png',
          purpose,
        })),
      };
      this.emitFile({ type: 'asset', fileName: 'manifest.webmanifest', source: JSON.stringify(manifest, null, 2) });
      const worker = bundle['sw.js'];
      const page = bundle['index.html'];
      if (worker?.type !== 'chunk' || page?.type !== 'asset') throw new Error('the worker or the page is missing');
      if (worker.imports.length > 0) throw new Error('the worker must stand alone');
      const files = Object.keys(bundle).filter((name) => name.startsWith('assets/')).sort();
      const version = createHash('sha256').update([worker.code, page.source, ...files].join('\n')).digest('hex').slice(0, 12);
      const list = JSON.stringify(['/', ...files.map((name) => `/${name}`)]);
      worker.code = worker.code.replaceAll('__FILES__', list).replaceAll('__VERSION__', JSON.stringify(version));
    },
  };
}
