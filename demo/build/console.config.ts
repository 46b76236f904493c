import { fileURLToPath } from 'node:url';
import { defineConfig, type Plugin } from 'vite';
import consoleBuild from '../../console/vite.config.ts';

/** The page at every address of the console, under a name that no file server shows for its folder. */
const CONSOLE = 'console.html';

const consolePage: Plugin = {
  name: 'demo:console-page',
  enforce: 'post',
  generateBundle(_options, bundle) {
    const page = bundle['index.html'];
    if (page) page.fileName = CONSOLE;
  },
};

/** Files in several encodings are for the console's own server. */
const isLeftOut = (plugin: unknown): boolean =>
  typeof plugin === 'object' && plugin !== null && 'name' in plugin && plugin.name === 'muara:precompress';

/** The console, beside the app in any folder of any server. */
export default defineConfig({
  ...consoleBuild,
  base: './',
  plugins: [(consoleBuild.plugins ?? []).flat().filter((plugin) => !isLeftOut(plugin)), consolePage],
  build: {
    ...consoleBuild.build,
    outDir: fileURLToPath(new URL('../dist/__sim', import.meta.url)),
    emptyOutDir: true,
  },
});
