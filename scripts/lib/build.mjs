import { createHash } from 'node:crypto';
import { copyFileSync, existsSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { fail, inRoot, root } from './project.mjs';
import { generate } from './contract.mjs';
import { keepingMode } from './keeping-mode.mjs';

const skipped = new Set(['node_modules', 'dist', 'tray', '.output', '.cache', 'workflows']);

/** Yields the files of a folder and of all below it; a file yields itself. */
function* filesBelow(path) {
  if (!statSync(path).isDirectory()) return void (yield path);
  for (const name of readdirSync(path).toSorted()) if (!skipped.has(name)) yield* filesBelow(join(path, name));
}

function fingerprint(folders) {
  const hash = createHash('sha256');
  for (const folder of folders) {
    for (const file of filesBelow(inRoot(folder))) {
      if (file.endsWith('.test.ts') || file.endsWith('.test.tsx')) continue;
      hash.update(file.slice(root.length)).update(readFileSync(file));
    }
  }
  for (const file of ['package-lock.json', 'scripts/lib/build.mjs']) hash.update(readFileSync(inRoot(file)));
  return hash.digest('hex');
}

/** What the page of the printed papers loads beside its program. */
export const PRINTER_PAGE_FILES = ['favicon.svg', 'tray.css', 'tray.js'];

const PRINTER_PARTS = {
  pageFiles: PRINTER_PAGE_FILES,
  loadedLater: ['pdfjs-dist', '@napi-rs/canvas'],
};

/** The rooms whose pages the simulator serves. */
export const PAGES = ['web', 'console', 'docs'];

/** What npm start needs. */
const PROGRAMS = [...PAGES, 'simulator', 'printer-sim'];

const parts = {
  web: { inputs: ['openapi', 'client', 'web'], output: 'web/dist/index.html', build: () => buildPages('web') },
  console: {
    inputs: ['openapi', 'client', 'web', 'console'],
    output: 'console/dist/index.html',
    build: () => buildPages('console'),
  },
  simulator: {
    inputs: ['openapi', 'simulator'],
    output: 'simulator/dist/main.js',
    build: () => buildProgram('simulator'),
  },
  'printer-sim': {
    inputs: ['openapi', 'client', 'printer-sim'],
    output: 'printer-sim/dist/main.js',
    build: () => buildProgram('printer-sim', PRINTER_PARTS),
  },
  /** The helpers for a program that starts them in its own process. */
  'printer-library': {
    inputs: ['openapi', 'client', 'printer-sim'],
    output: 'printer-sim/dist/library/index.js',
    build: () => buildProgram('printer-sim', { ...PRINTER_PARTS, entry: 'index', into: 'dist/library' }),
  },
  docs: {
    // READMEs and other texts of the rooms are pages too.
    inputs: ['openapi', 'docs', 'client', 'printer-sim', 'simulator', 'web/src/app', 'CHANGELOG.md'],
    output: 'docs/dist/index.html',
    build: buildDocs,
  },
};

async function buildDocs() {
  // React's development build takes five times as long.
  process.env.NODE_ENV ??= 'production';
  const { tsImport } = await import('tsx/esm/api');
  const { buildSite } = await tsImport(pathToFileURL(inRoot('docs/build/site.ts')).href, import.meta.url);
  await buildSite(inRoot('docs/dist'));
}

async function buildPages(room) {
  const { build } = await import('vite');
  await build({ root: inRoot(room), configFile: inRoot(room, 'vite.config.ts'), logLevel: 'warn' });
}

/**
 * Bundles a Node program and its dependencies into dist/, so that it starts in a fraction of a second.
 * Dependencies that it loads lazily, or that have native parts, stay in node_modules.
 */
async function buildProgram(folder, { pageFiles = [], loadedLater = [], entry = 'main', into = 'dist' } = {}) {
  const { build } = await import('vite');
  await build({
    root: inRoot(folder),
    configFile: false,
    logLevel: 'warn',
    ssr: { noExternal: true, external: loadedLater, target: 'node' },
    build: {
      ssr: inRoot(folder, `src/${entry}.ts`),
      outDir: inRoot(folder, into),
      emptyOutDir: true,
      target: 'node20',
      minify: false,
      rolldownOptions: { output: { entryFileNames: '[name].js', chunkFileNames: 'chunks/[name]-[hash].js' } },
    },
  });
  // Files that a page of the program loads from its own folder.
  for (const file of pageFiles) copyFileSync(inRoot(folder, 'src/page', file), inRoot(folder, into, file));
}

/** Generates the contract and builds what is stale. Returns the names of the parts that were built. */
export async function buildAll({ only = PROGRAMS, quiet = false } = {}) {
  await generate();
  const cache = inRoot('node_modules', '.cache', 'muara');
  mkdirSync(cache, { recursive: true });
  const built = [];
  for (const name of only) {
    const part = parts[name];
    const stamp = join(cache, `${name}.hash`);
    const now = fingerprint(part.inputs);
    if (existsSync(inRoot(part.output)) && existsSync(stamp) && readFileSync(stamp, 'utf8') === now) continue;
    if (!quiet) process.stdout.write(`Building ${name} …\n`);
    await keepingMode(part.build);
    if (!statSync(inRoot(part.output)).size) throw new Error(`${part.output} is empty`);
    writeFileSync(stamp, now);
    built.push(name);
  }
  return built;
}

if (process.argv[1] === inRoot('scripts/lib/build.mjs')) {
  const named = process.argv.slice(2);
  const unknown = named.find((name) => !Object.hasOwn(parts, name));
  if (unknown) fail(`${unknown} cannot be built. These can: ${Object.keys(parts).join(', ')}.`);
  await buildAll(named.length > 0 ? { only: named } : {});
}
