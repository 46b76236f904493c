import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { fileURLToPath } from 'node:url';
import { defineConfig, type Plugin } from 'vite';
import web from '../../web/vite.config.ts';

const require = createRequire(import.meta.url);
const here = (path: string): string => fileURLToPath(new URL(path, import.meta.url));

/** The web app's own build steps, without those that belong to a page in front of a real server. */
const NOT_HERE = new Set(['muara:boot-script', 'muara:precompress', 'muara:shared-chunks']);

/**
 * Copies MSW's worker script beside the page: a service worker must be a file of its own on the page's
 * origin.
 */
function workerScript(): Plugin {
  return {
    name: 'muara:worker-script',
    generateBundle() {
      const source = readFileSync(require.resolve('msw/mockServiceWorker.js'));
      this.emitFile({ type: 'asset', fileName: 'mockServiceWorker.js', source });
    },
  };
}

/** The simulator and the web app in one page. */
export default defineConfig({
  root: here('.'),
  resolve: web.resolve ?? {},
  plugins: [(web.plugins ?? []).flat().filter((plugin) => !isLeftOut(plugin)), workerScript()],
  build: {
    ...web.build,
    target: 'es2022',
    outDir: here('../.output/browser-host'),
    emptyOutDir: true,
    chunkSizeWarningLimit: 4_000,
  },
});

function isLeftOut(plugin: unknown): boolean {
  if (typeof plugin !== 'object' || plugin === null || !('name' in plugin)) return false;
  const name = String(plugin.name);
  // MSW's worker answers for the server: the app's own would take its place.
  return NOT_HERE.has(name) || name.startsWith('vite-plugin-pwa');
}
