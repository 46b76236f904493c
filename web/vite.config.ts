import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { bootScript } from './build/boot-script.ts';
import { mantineSheets } from './build/mantine-sheets.ts';
import { noCircles } from './build/no-circles.ts';
import { precompress } from './build/precompress.ts';
import { productionRouter } from './build/production-router.ts';
import { serviceWorker } from './build/service-worker.ts';
import { sharedChunks } from './build/shared-chunks.ts';
import { themeCss } from './build/theme-css.ts';

/**
 * Paths of this origin that belong to the server; all others are the app's.
 * The simulator's host has the same list.
 */
const SERVER_PREFIXES = [
  '/api',
  '/tickets',
  '/error_log',
  '/clear_log',
  '/pages',
  '/storage',
  '/ipay88',
  '/__sim',
  '/docs',
  '/config.json',
];
const SIMULATOR = process.env.MUARA_SIMULATOR ?? 'http://localhost:3000';

export default defineConfig({
  root: fileURLToPath(new URL('.', import.meta.url)),
  resolve: { alias: { '@/': fileURLToPath(new URL('./src/', import.meta.url)) } },
  plugins: [
    react(),
    productionRouter(),
    themeCss(),
    mantineSheets(),
    sharedChunks(),
    bootScript(),
    noCircles(),
    serviceWorker(),
    precompress(),
  ],
  build: {
    target: 'es2022',
    // Browsers that know light-dark(), popovers and :has(); nothing is rewritten for older ones.
    cssTarget: ['chrome123', 'edge123', 'firefox121', 'safari17.5'],
    sourcemap: false,
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
  },
  server: {
    port: 5173,
    proxy: {
      ...Object.fromEntries(SERVER_PREFIXES.map((prefix) => [prefix, { target: SIMULATOR }])),
      '^/ws$': { target: SIMULATOR, ws: true },
      '^/w/': { target: SIMULATOR, ws: true },
    },
  },
});
