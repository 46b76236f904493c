import { createHash } from 'node:crypto';
import { mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { readdir, readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { HelperStores, Store } from './store.ts';

/** Returns the stores of a helper on disk: the folder of its tray, and one for its jobs inside. */
export function folderStores(folder: string): HelperStores {
  return { tray: folderStore(folder), jobs: folderStore(join(folder, 'jobs')) };
}

/** Returns a store in a folder, created when missing; foreign files in it are left alone. */
export function folderStore(folder: string): Store {
  mkdirSync(folder, { recursive: true });
  const pathOf = (file: string): string => join(folder, file);
  return {
    readJson: () =>
      readdirSync(folder)
        .filter((file) => file.endsWith('.json'))
        .map((file) => ({ file, value: readJson(pathOf(file)) })),
    // Readers find the old or the new one, even after a crash.
    writeJson(file, value) {
      writeFileSync(`${pathOf(file)}.new`, `${JSON.stringify(value, null, 2)}\n`);
      renameSync(`${pathOf(file)}.new`, pathOf(file));
    },
    write: (file, bytes) => writeFileSync(pathOf(file), bytes),
    read: (file) => readFile(pathOf(file)).catch(() => undefined),
    remove: (file) => rmSync(pathOf(file), { force: true }),
    async removeAll(start) {
      const files = (await readdir(folder)).filter((file) => file.startsWith(start));
      await Promise.all(files.map((file) => rm(pathOf(file), { force: true })));
    },
    nameOf: (key) => createHash('sha256').update(key).digest('hex').slice(0, 40),
  };
}

function readJson(path: string): unknown {
  try {
    return JSON.parse(readFileSync(path, 'utf8'));
  } catch {
    return undefined;
  }
}
