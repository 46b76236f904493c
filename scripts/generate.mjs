// npm run generate [-- --force | --check | --docs]: translates openapi/ into openapi/generated/, when that is stale.
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';

const root = fileURLToPath(new URL('../openapi', import.meta.url));
const out = join(root, 'generated');
const stamp = join(out, '.hash');
const MODULES = ['constants.ts', 'errors.ts', 'operation-meta.ts', 'operations.ts', 'permissions.ts', 'printers.ts', 'realtime.ts', 'types.ts', 'validators.ts', 'openapi.json', 'asyncapi.json', 'printers.json'];

/** The files that the generated modules depend on: the YAML, and the generator itself. */
function inputs(folder = root) {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) return ['node_modules', 'generated', 'rules', 'vectors', 'fixtures'].includes(entry.name) ? [] : inputs(path);
    return /\.(yaml|ts|json)$/.test(entry.name) && !entry.name.endsWith('.test.ts') ? [path] : [];
  });
}

function hash(paths) {
  const sum = createHash('sha256');
  for (const path of paths.sort()) sum.update(`${relative(root, path)}\0${existsSync(path) ? readFileSync(path) : ''}\0`);
  return sum.digest('hex');
}

/** What the stamp must say while nothing has changed, neither what goes in nor what came out. */
function expected() {
  return `${hash(inputs())}\n${hash(MODULES.map((file) => join(out, file)))}\n`;
}

/** Whether the generated modules are those of the YAML as it stands. */
export function isFresh() {
  return existsSync(stamp) && readFileSync(stamp, 'utf8') === expected();
}

/** Brings openapi/generated up to date. Answers whether it is. */
export async function generate({ force = false } = {}) {
  if (!force && isFresh()) return true;
  const before = hash(inputs());
  const { main } = await load('main.ts');
  if (!(await main({ root, out }))) return false;
  // A file that was saved meanwhile makes the next run translate again.
  if (hash(inputs()) === before) writeFileSync(stamp, expected());
  return true;
}

/** Writes generated/docs.html, one page that needs nothing from outside, when it is older than the contract. */
export async function generateDocs() {
  const { buildDocs } = await load('docs.ts');
  await buildDocs({ root, out });
}

async function load(file) {
  const { tsImport } = await import('tsx/esm/api');
  return tsImport(pathToFileURL(join(root, 'generate', file)).href, import.meta.url);
}

if (process.argv[1] && import.meta.url === pathToFileURL(process.argv[1]).href) {
  const flags = new Set(process.argv.slice(2));
  if (flags.has('--check')) {
    if (!isFresh()) {
      console.error('openapi/generated is stale: run npm run generate');
      process.exitCode = 1;
    }
  } else if (!(await generate({ force: flags.has('--force') }))) process.exitCode = 1;
  else if (flags.has('--docs')) await generateDocs();
}
