// The project of a partner: it knows the tarballs and the npm registry, and nothing of this repository.
import { cpSync, readFileSync, readdirSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { inRoot } from '../lib/project.mjs';
import { execute, mustRun, toolOf } from './execute.mjs';
import { PACKAGES } from './packages.mjs';

/** A page that imports the client and one rule; the whole contract would be several times as large. */
const MOST_PAGE_KB = 20;

/** Copies the partner's sources, with the first call of every README, and installs the tarballs. */
export async function installConsumer(project, tarballs) {
  cpSync(inRoot('scripts/packages/consumer'), project, { recursive: true });
  for (const { room } of PACKAGES) writeFileSync(join(project, firstCallOf(room)), readFirstCall(room));
  for (const [program, guide] of Object.entries(GUIDES))
    writeFileSync(join(project, `${program}.ts`), readBlock(guide, 'ts'));
  const quiet = ['--ignore-scripts', '--prefer-offline', '--no-audit', '--no-fund', '--loglevel=error'];
  // With NODE_ENV=production, npm would leave out the tools that check the packages.
  await mustRun(project, 'npm', ['install', '--include=dev', ...quiet, ...tarballs]);
}

const firstCallOf = (room) => `first-call-${room}.ts`;

/** The programs of the guides, as the guides name them. */
const GUIDES = {
  sell: 'docs/content/first-ticket.md',
  listen: 'docs/content/first-message.md',
  print: 'docs/content/first-print.md',
};

/** Returns the first block of TypeScript in the README of a room. */
const readFirstCall = (room) => readBlock(`${room}/README.md`, 'ts');

/** Returns the first block of a language in a text. */
function readBlock(file, language) {
  const [, code] = new RegExp(`\`\`\`${language}\\n([^]*?)\`\`\``).exec(readFileSync(inRoot(file), 'utf8')) ?? [];
  if (!code) throw new Error(`${file} has no block of ${language} to run`);
  return code;
}

/** Returns the line of the guide that makes a world. */
export function readWorldLine() {
  const line = readFileSync(inRoot(GUIDES.sell), 'utf8')
    .split('\n')
    .find((text) => text.startsWith('curl -X PUT '));
  if (!line) throw new Error(`${GUIDES.sell} has no line that makes a world`);
  return line;
}

const STRICT = ['--strict', '--module', 'nodenext', '--target', 'es2023', '--skipLibCheck', 'false'];

/** Compiles the partner's sources with two versions of TypeScript, after a broken type was refused. */
export async function compileConsumer(project) {
  const sources = readdirSync(project).filter((file) => file.endsWith('.ts') && !file.endsWith('.test.ts'));
  const next = join(project, 'node_modules/typescript-7/bin/tsc');
  const compile = (tsc, ...more) => [tsc, ...STRICT, '--types', 'node', ...more, ...sources];
  const types = join(project, 'node_modules/@muara/client/dist/src/index.d.ts');
  const text = readFileSync(types, 'utf8');
  writeFileSync(types, `${text}export type { Gone } from './gone.js';\n`);
  const { code } = await execute(project, process.execPath, compile(next, '--noEmit'));
  if (code === 0) throw new Error('tsc accepts a broken type of a package');
  writeFileSync(types, text);
  await mustRun(project, process.execPath, compile(next, '--noEmit'));
  const tsc = join(project, 'node_modules/typescript/bin/tsc');
  await mustRun(project, process.execPath, compile(tsc, '--outDir', 'build'));
}

/** Runs the first calls that need no server; the client's is run against the started system. */
export async function runFirstCalls(project) {
  for (const { room } of PACKAGES.filter((plan) => plan.room !== 'client'))
    await mustRun(project, process.execPath, [join('build', firstCallOf(room).replace(/\.ts$/, '.js'))]);
}

/** Runs the partner's own tests. */
export const runVitest = async (project) => void (await mustRun(project, toolOf(project, 'vitest'), ['run']));

/** Builds the partner's page; fails when it contains what it does not import. */
export async function buildPage(project) {
  await mustRun(project, toolOf(project, 'vite'), [
    'build',
    '--outDir',
    'page',
    '--logLevel',
    'warn',
    '--target',
    'esnext',
  ]);
  const assets = join(project, 'page/assets');
  const scripts = readdirSync(assets).filter((file) => file.endsWith('.js') && statSync(join(assets, file)).isFile());
  const bytes = scripts.reduce((sum, file) => sum + gzipSync(readFileSync(join(assets, file))).length, 0);
  if (scripts.length === 0 || bytes > MOST_PAGE_KB * 1000)
    throw new Error(
      `The page has ${scripts.length} scripts of ${bytes} bytes gzip; at most ${MOST_PAGE_KB} KB are expected`,
    );
  return `The page has ${Math.round(bytes / 1000)} KB of scripts, gzip.`;
}
