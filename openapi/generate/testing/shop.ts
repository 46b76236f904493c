import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterEach, beforeEach } from 'vitest';
import { translate, type Result } from '../generate.ts';

/** The contract of a small shop. */
export const SHOP = fileURLToPath(new URL('../fixtures/shop', import.meta.url));

/** Gives each test of the file a copy of the shop's contract, to be edited and translated. */
export function useShop() {
  let folder = '';
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'muara-shop-'));
    cpSync(SHOP, folder, { recursive: true });
  });
  afterEach(() => rmSync(folder, { recursive: true, force: true }));
  return {
    path: (file: string): string => join(folder, file),
    /** Replaces text in a file of the copy; a text that is not there would make the test prove nothing. */
    edit(file: string, from: string | RegExp, to: string): void {
      const text = readFileSync(join(folder, file), 'utf8');
      const changed = text.replace(from, to);
      if (changed === text) throw new Error(`${file} does not hold ${String(from)}`);
      writeFileSync(join(folder, file), changed);
    },
    remove: (file: string): void => rmSync(join(folder, file), { recursive: true }),
    translate: (): Promise<Result> => translate(folder),
  };
}
