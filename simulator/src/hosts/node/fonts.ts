import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import type { FontLoader } from '../../documents/index.ts';

const { resolve } = createRequire(import.meta.url);

/** Loads document fonts from the installed packages, also in the bundled program. */
export const installedFonts: FontLoader = async (path) => readFile(resolve(`@fontsource/${path}`));
