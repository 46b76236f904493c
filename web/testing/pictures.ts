import type { Plugin } from 'vite';
import { PIXEL } from './pixel.ts';

/**
 * Serves a picture at the address of each picture.
 * The browser itself, which loads them, reaches no simulator in its page.
 */
export function pictures(): Plugin {
  return {
    name: 'muara:pictures',
    configureServer({ middlewares }) {
      middlewares.use('/storage', (_request, response) => {
        response.setHeader('content-type', 'image/png');
        response.end(Buffer.from(PIXEL, 'base64'));
      });
    },
  };
}
