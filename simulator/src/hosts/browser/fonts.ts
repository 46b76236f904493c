import type { FontLoader } from '../../documents/index.ts';

/**
 * The fonts of documents from a folder of a server, where the packages of `@fontsource` lie under their names.
 * @param folder its address, `/fonts`
 */
export function fontsAt(folder: string, get: typeof fetch = fetch): FontLoader {
  return async (path) => {
    const answer = await get(`${folder}/${path}`);
    if (!answer.ok) throw new Error(`${path}: ${answer.status}`);
    return new Uint8Array(await answer.arrayBuffer());
  };
}
