import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import type { Plugin } from 'vite';

const require = createRequire(import.meta.url);
const ROUTER = /[\\/]react-router[\\/]dist[\\/]production[\\/].*\.mjs$/;

/** Resolves the router's own package through react-router-dom, which the app depends on. */
function routerEntry(): string {
  return createRequire(require.resolve('react-router-dom')).resolve('react-router');
}

/**
 * Lets tree shaking drop router features that the app does not use, such as forms and fetching.
 * The package exports its development build only, so this picks the production build. The router creates its contexts
 * and components by calls, which a bundler keeps unless they are marked as free of side effects.
 */
export function leanRouter(): Plugin {
  return {
    name: 'muara:lean-router',
    apply: 'build',
    enforce: 'pre',
    resolveId(id) {
      if (id !== 'react-router' && id !== 'react-router/dom') return null;
      const production = join(dirname(routerEntry()), '../production');
      return join(production, id === 'react-router' ? 'index.mjs' : 'dom-export.mjs');
    },
    transform(code, id) {
      if (!ROUTER.test(id)) return null;
      const lean = code
        .replaceAll(/= (React\d*\.(?:createContext|forwardRef|memo)\()/g, '= /* @__PURE__ */ $1')
        .replaceAll(/^\w+\.displayName = "[^"]*";$/gm, '');
      return { code: lean, map: null };
    },
  };
}
