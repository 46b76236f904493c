import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import type { Plugin } from 'vite';

/**
 * Resolves the router to its production build.
 * The package ships one, but its exports name only the development build with its warnings.
 */
export function productionRouter(): Plugin {
  return {
    name: 'muara:production-router',
    apply: 'build',
    config: () => ({
      resolve: {
        alias: [
          { find: /^react-router$/, replacement: productionFile('index.mjs') },
          { find: /^react-router\/dom$/, replacement: productionFile('dom-export.mjs') },
        ],
      },
    }),
  };
}

/** Returns a file of the production build. The router's package is a dependency of react-router-dom. */
function productionFile(name: string): string {
  const dom = createRequire(import.meta.url).resolve('react-router-dom');
  return join(dirname(createRequire(dom).resolve('react-router')), '../production', name);
}
