import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig } from 'vitest/config';
import { installable } from './installable';
import { packed } from './packed';
import { screen } from './screen';

const server = 'http://127.0.0.1:8000';

export default defineConfig({
  plugins: [screen(), svelte(), installable(), packed()],
  base: '/',
  build: {
    outDir: '../src/byways/server/static',
    emptyOutDir: true,
    target: 'es2022',
    modulePreload: { polyfill: false },
    assetsInlineLimit: 0,
    rolldownOptions: {
      input: { index: 'index.html', sw: 'src/worker/sw.ts' },
      output: {
        entryFileNames: ({ name }) => (name === 'sw' ? 'sw.js' : 'assets/[name]-[hash].js'),
        // What every page needs is one file: each of its own would cost more than it holds.
        codeSplitting: { groups: [{ name: 'base', test: /src\/(words\/(words|fluent|names|dates|units)|shell\/(attempt|router|identity)|look\/storage|wire\/(http|keys)|parts\/(Avatar|Icon|Trouble|Head|LanguageChoice))/ }] },
      },
    },
  },
  server: {
    // How games look lies beside them.
    fs: { allow: ['..'] },
    proxy: {
      '/api': { target: server, ws: true },
      '/i18n': { target: server },
      '/health': { target: server },
    },
  },
  test: { include: ['src/**/*.test.ts'] },
});
