import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vite';

const inDemo = (path: string): string => fileURLToPath(new URL(`../${path}`, import.meta.url));

/** The start page, and the script that the app's page has besides its own. */
export default defineConfig({
  root: inDemo('.'),
  base: './',
  publicDir: false,
  build: {
    outDir: inDemo('dist'),
    emptyOutDir: false,
    target: 'es2022',
    cssTarget: ['chrome123', 'edge123', 'firefox121', 'safari17.5'],
    modulePreload: { polyfill: false },
    assetsInlineLimit: 0,
    chunkSizeWarningLimit: 600,
    rolldownOptions: {
      input: [inDemo('start.html'), inDemo('src/bar.ts')],
      output: {
        // The worker knows every file's version, so the two that pages name need no hash.
        entryFileNames: 'demo/[name].js',
        chunkFileNames: 'demo/[name]-[hash].js',
        // Not every server knows what an .mjs file is.
        assetFileNames: ({ names }) => `demo/[name]-[hash]${names[0]?.endsWith('.mjs') ? '.js' : '[extname]'}`,
      },
    },
  },
});
