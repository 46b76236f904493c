import type { FontLoader } from '../../documents/index.ts';

/** Loads document fonts from the installed packages, also in the bundled program. */
export const installedFonts: FontLoader = async (path) => {
  // Imported with the first font: tests of screens load this file in a browser, which has no Node modules.
  const [{ readFile }, { createRequire }] = await Promise.all([import('node:fs/promises'), import('node:module')]);
  return readFile(createRequire(import.meta.url).resolve(`@fontsource/${path}`));
};
