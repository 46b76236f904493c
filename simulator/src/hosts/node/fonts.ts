import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import type { FontLoader } from '../../documents/index.ts';

const { resolve } = createRequire(import.meta.url);

/** The fonts of documents from the packages that are installed, also for the bundled program. */
export const installedFonts: FontLoader = async (path) => readFile(resolve(`@fontsource/${path}`));
