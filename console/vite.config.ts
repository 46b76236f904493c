import type { IncomingMessage } from 'node:http';
import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { mantineSheets } from '../web/build/mantine-sheets.ts';
import { precompress } from '../web/build/precompress.ts';
import { productionRouter } from '../web/build/production-router.ts';
import { themeCss } from '../web/build/theme-css.ts';

const target = process.env.MUARA_SIMULATOR ?? 'http://localhost:3000';

/** Screens of the console share some addresses with the control plane, which has no pages there. */
const bypass = ({ headers, url }: IncomingMessage): string | undefined =>
  headers.accept?.includes('text/html') ? url : undefined;

export default defineConfig({
  root: fileURLToPath(new URL('.', import.meta.url)),
  base: '/__sim/',
  resolve: { alias: { '@/': fileURLToPath(new URL('../web/src/', import.meta.url)) } },
  plugins: [react(), productionRouter(), themeCss(), mantineSheets(), precompress()],
  build: {
    target: 'es2022',
    cssTarget: ['chrome123', 'edge123', 'firefox121', 'safari17.5'],
    sourcemap: false,
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
  },
  server: {
    port: 5174,
    proxy: {
      '^/__sim(?:$|/worlds|/runs|/quote$|/fault-presets$|/openapi.json$)': { target, bypass },
      '^/(?:w/|config.json$)': { target },
    },
  },
});
