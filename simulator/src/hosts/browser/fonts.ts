import type { FontLoader } from '../../documents/index.ts';

/**
 * Loads document fonts from a folder of a server, which has the `@fontsource` packages by name.
 * @param folder its URL, `/fonts`
 */
export function fontsAt(folder: string, get: typeof fetch = fetch): FontLoader {
  return async (path) => {
    const answer = await get(`${folder}/${path}`);
    if (!answer.ok) throw new Error(`${path}: ${answer.status}`);
    return new Uint8Array(await answer.arrayBuffer());
  };
}
