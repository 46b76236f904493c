// Compiles the modules of a room with tsc alone: one .js and one .d.ts for each source, as they are read and debugged.
import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { inRoot, runTool } from '../lib/project.mjs';
import { listReached } from './list-modules.mjs';

/** Imports in types keep the ending of the source: tsc rewrites those of modules only. */
const TYPE_IMPORT = /((?:from|import)\s*\(?\s*['"]\.{1,2}\/[^'"]+)\.ts(['"])/g;

/** Writes the built entries of a room, and what they reach, below `out`. @throws Error when tsc fails */
export async function compile(room, entries, out) {
  const config = inRoot('node_modules', '.cache', 'muara', `pack-${room}.json`);
  mkdirSync(inRoot('node_modules', '.cache', 'muara'), { recursive: true });
  writeFileSync(config, JSON.stringify(configOf(room, entries, out)));
  if ((await runTool('tsc', ['-p', config])) !== 0) throw new Error(`${room} does not compile; see above.`);
  const files = listFiles(out);
  for (const file of files.filter((name) => name.endsWith('.d.ts'))) {
    const path = join(out, file);
    writeFileSync(path, readFileSync(path, 'utf8').replaceAll(TYPE_IMPORT, '$1.js$2'));
  }
  const built = entries.map((entry) => entry.replace(/\.ts$/, ''));
  const reached = new Set(
    ['.js', '.d.ts'].flatMap((suffix) => [
      ...listReached(
        out,
        built.map((entry) => `${entry}${suffix}`),
      ),
    ]),
  );
  for (const file of files) if (!reached.has(file)) rmSync(join(out, file));
}

function configOf(room, entries, out) {
  return {
    extends: inRoot('tsconfig.base.json'),
    compilerOptions: {
      // npm run check has checked the types: here they are only written.
      noCheck: true,
      composite: false,
      incremental: false,
      emitDeclarationOnly: false,
      declaration: true,
      allowImportingTsExtensions: false,
      rewriteRelativeImportExtensions: true,
      lib: ['ES2024', 'DOM', 'DOM.Iterable'],
      types: ['node'],
      typeRoots: [inRoot('node_modules/@types')],
      rootDir: inRoot(room),
      outDir: out,
    },
    files: entries.map((entry) => inRoot(room, entry)),
  };
}

const listFiles = (folder) =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath ?? entry.path, entry.name).slice(folder.length + 1));
