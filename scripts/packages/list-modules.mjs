// Lists modules: the entries of a room, and the built modules that they import.
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join, normalize } from 'node:path';

/** What only tests use is in no package, also where a pattern of `exports` covers its folder. */
const TEST_SUPPORT = /[.]test[.]ts$|(^|\/)(testing|fixtures)\/|(^|\/)(fake|any)-[^/]+[.]ts$/;

/** Returns the paths that an export names; a pattern (`./rules/*.ts`) gives every file that it covers. */
export function listExported(folder, path) {
  const [before, after] = path.replace(/^\.\//, '').split('*');
  if (after === undefined) return [before];
  return readdirSync(join(folder, before), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath ?? entry.path, entry.name).slice(folder.length + 1))
    .filter((file) => file.endsWith(after) && (after !== '' || !file.endsWith('.ts')) && !TEST_SUPPORT.test(file));
}

/** `from './a.js'`, `import './a.js'` and `import('./a.js')`, in modules and in their types. */
const RELATIVE = /(?:from|import)\s*\(?\s*(['"])(\.{1,2}\/[^'"]+)\1/g;

/**
 * Returns the entries and the files that they reach by relative imports.
 * @throws Error for a missing file
 */
export function listReached(folder, entries) {
  const reached = new Set();
  const follow = (file, from) => {
    if (reached.has(file)) return;
    if (!existsSync(join(folder, file))) throw new Error(`${from} imports ${file}, which is not in the package`);
    reached.add(file);
    for (const [, , target] of readFileSync(join(folder, file), 'utf8').matchAll(RELATIVE)) {
      const path = normalize(join(dirname(file), target));
      follow(file.endsWith('.d.ts') ? path.replace(/\.js$/, '.d.ts') : path, file);
    }
  };
  for (const entry of entries) follow(entry, 'package.json');
  return reached;
}
