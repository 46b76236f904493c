import { fileURLToPath } from 'node:url';
import { defineConfig, type Plugin } from 'vite';
import web from '../../web/vite.config.ts';

/** The page that the worker shows at every address of the app. */
const APP = 'app.html';

/** Steps of the app's own build for a real server: its worker, and files in several encodings. */
const isLeftOut = (name: string): boolean => name.startsWith('vite-plugin-pwa') || name === 'muara:precompress';

/** Adds the demo's script before the app's own, and gives the page its name. */
function demoPage(): Plugin {
  return {
    name: 'demo:page',
    enforce: 'post',
    transformIndexHtml: () => [
      { tag: 'script', attrs: { type: 'module', src: './demo/bar.js' }, injectTo: 'head-prepend' },
    ],
    generateBundle(_options, bundle) {
      const page = bundle['index.html'];
      if (page) page.fileName = APP;
    },
  };
}

function nameOf(plugin: unknown): string {
  return typeof plugin === 'object' && plugin !== null && 'name' in plugin ? String(plugin.name) : '';
}

/** The web app, for any folder of any server. */
export default defineConfig({
  ...web,
  base: './',
  plugins: [(web.plugins ?? []).flat().filter((plugin) => !isLeftOut(nameOf(plugin))), demoPage()],
  build: {
    ...web.build,
    outDir: fileURLToPath(new URL('../dist', import.meta.url)),
    emptyOutDir: true,
    chunkSizeWarningLimit: 500,
  },
});
