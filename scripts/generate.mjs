// npm run generate [-- --force | --check]: translates openapi/ into openapi/generated/ when that is stale.
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, relative, resolve } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { collect } from './lib/collect.mjs';
import { ensureInstalled } from './lib/project.mjs';

const home = fileURLToPath(new URL('../openapi/', import.meta.url));
const MODULES = [
  'constants.ts',
  'control.ts',
  'control-validators.ts',
  'errors.ts',
  'operation-meta.ts',
  'operations.ts',
  'permissions.ts',
  'printers.ts',
  'realtime.ts',
  'reports.ts',
  'types.ts',
  'validators.ts',
  'verdicts.ts',
  'openapi.json',
  'openapi-source.json',
  'arazzo.json',
  'asyncapi.json',
  'control.json',
  'printers.json',
];
const NOT_READ = new Set(['node_modules', 'generated', 'fixtures', 'rules', 'vectors', 'workflows']);

/** Paths of the contract, or of another contract in tests. */
function placesOf(root = home) {
  return { root, out: join(root, 'generated') };
}

/** Whether the generated modules match the YAML and the generator, and nobody edited them. */
export function isFresh(root, inputs = hashOfInputs(root)) {
  const { out } = placesOf(root);
  const stamp = join(out, '.hash');
  return existsSync(stamp) && readFileSync(stamp, 'utf8') === `${inputs}\n${hashOfModules(out)}\n`;
}

/**
 * Generates stale modules and prints problems of the YAML. Returns false when there are any.
 * @param beforeTypes runs before what takes longest and only the compiler reads; when it resolves to false, that is left
 * to the next run
 */
export async function generate({ force = false, root = home, beforeTypes } = {}) {
  if (root === home) collect();
  const isTranslated = await translate(force, root, beforeTypes);
  if (isTranslated && root === home) await generateShapes(force);
  return isTranslated !== false;
}

/** Returns false for a contract with problems, undefined when the types are left to the next run. */
async function translate(force, root, beforeTypes) {
  const before = hashOfInputs(root);
  if (!force && isFresh(root, before)) return true;
  const places = placesOf(root);
  const { main } = await load('main.ts');
  const isTranslated = await main(places, beforeTypes);
  if (!isTranslated) return isTranslated;
  // A file saved in the meantime makes the next run generate again.
  if (hashOfInputs(root) === before)
    writeFileSync(join(places.out, '.hash'), `${before}\n${hashOfModules(places.out)}\n`);
  return true;
}

const world = fileURLToPath(new URL('../simulator/src/world/', import.meta.url));
const shapes = join(world, 'generated', 'record-shapes.ts');

/** Writes the shape of snapshots, derived from the simulator's record types, when those have changed. */
async function generateShapes(force) {
  const files = readdirSync(world, { recursive: true })
    .map(String)
    .filter((file) => file.endsWith('.ts') && !file.endsWith('.test.ts') && join(world, file) !== shapes);
  const generator = fileURLToPath(new URL('record-shapes.ts', import.meta.url));
  const stamped = () => `${hash([...files.map((file) => join(world, file)), generator])} ${hashOfConstants()}`;
  const stamp = `${shapes}.hash`;
  if (!force && existsSync(shapes) && existsSync(stamp) && readFileSync(stamp, 'utf8') === stamped()) return;
  const { writeShapes } = await load(generator);
  writeShapes(join(world, 'tables.ts'), fileURLToPath(new URL('../tsconfig.json', import.meta.url)), shapes);
  writeFileSync(stamp, stamped());
}

/** Hash of the constants without their descriptions, which no record contains. */
function hashOfConstants() {
  const text = readFileSync(join(home, 'generated', 'constants.ts'), 'utf8');
  return createHash('sha256')
    .update(text.replaceAll(/\/\*\*[\s\S]*?\*\//g, ''))
    .digest('hex');
}

const loaded = new Map();

/** Returns a module of the generator, or that of an absolute path; a second call returns the same one. */
async function load(file) {
  const { tsImport } = await import('tsx/esm/api');
  const address = pathToFileURL(resolve(home, 'generate', file)).href;
  if (!loaded.has(file)) loaded.set(file, tsImport(address, import.meta.url));
  return loaded.get(file);
}

/** Hash of the modules' inputs: the YAML and the generator. */
function hashOfInputs(root = home) {
  const yaml = filesOf(root).filter((path) => path.endsWith('.yaml'));
  const code = filesOf(home).filter((path) => /\.(ts|json)$/.test(path) && !path.endsWith('.test.ts'));
  return hash([...yaml, ...code]);
}

function hashOfModules(out) {
  return hash(MODULES.map((file) => join(out, file)));
}

function filesOf(folder) {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    if (!entry.isDirectory()) return [join(folder, entry.name)];
    return NOT_READ.has(entry.name) ? [] : filesOf(join(folder, entry.name));
  });
}

function hash(paths) {
  const sum = createHash('sha256');
  for (const path of paths.sort())
    sum.update(`${relative(home, path)}\0${existsSync(path) ? readFileSync(path) : ''}\0`);
  return sum.digest('hex');
}

async function run(words) {
  const root = words.find((word) => word.startsWith('--root='))?.slice('--root='.length);
  if (words.includes('--check')) {
    if (isFresh(root)) return true;
    console.error('The generated modules are stale: run npm run generate');
    return false;
  }
  return generate({ force: words.includes('--force'), root });
}

if (process.argv[1] && import.meta.url === pathToFileURL(process.argv[1]).href) {
  ensureInstalled();
  if (!(await run(process.argv.slice(2)))) process.exitCode = 1;
}
