import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { defineConfig, type Plugin } from 'vite';

const inDemo = (path: string): string => fileURLToPath(new URL(`../${path}`, import.meta.url));

/** Names of the built files, and a version that changes with any of them. */
function readFiles(): { names: string[]; version: string } {
  const hash = createHash('sha256');
  const names = readdirSync(inDemo('dist'), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => `${entry.parentPath}/${entry.name}`.replaceAll('\\', '/').slice(inDemo('dist/').length))
    .toSorted();
  for (const name of names) hash.update(name).update(readFileSync(inDemo(`dist/${name}`)));
  return { names, version: hash.digest('hex').slice(0, 12) };
}

const { names, version } = readFiles();

/** Leaves out the pictures of the seed, which `scripts/demo.mjs` has made files of their own. */
function withoutPictures(): Plugin {
  const picture = /\/simulator\/src\/seed\/images\/[\w-]+\.ts$/;
  return {
    name: 'demo:without-pictures',
    load: (id) => (picture.test(id) ? "export const base64 = '';" : null),
  };
}

/** The service worker: simulator and printers, in one file, because a worker loads no modules later. */
export default defineConfig({
  root: inDemo('.'),
  publicDir: false,
  plugins: [withoutPictures()],
  define: {
    DEMO_FILES: JSON.stringify(names),
    DEMO_VERSION: JSON.stringify(version),
    // It is no module.
    'import.meta': '{}',
  },
  build: {
    outDir: inDemo('dist'),
    emptyOutDir: false,
    target: 'es2022',
    modulePreload: false,
    chunkSizeWarningLimit: 4_000,
    rolldownOptions: {
      input: inDemo('src/worker.ts'),
      output: { format: 'iife', entryFileNames: 'sw.js', codeSplitting: false },
    },
  },
});
