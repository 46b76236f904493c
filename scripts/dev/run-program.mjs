import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { copyFileSync, mkdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { watch } from 'rolldown';
import { inRoot } from '../lib/project.mjs';

/** A program that does not end on request is ended after this time. */
const PATIENCE_MS = 2000;
/** Files that are written together, such as the modules of the contract, cause one restart. */
const SETTLE_MS = 50;
/** A program that can wait leaves the processor to the others while they start again. */
const LATER_MS = 1500;
/** What is imported from other people's packages or from Node: neither a room of ours nor a path. */
const PACKAGE = /^(?!@muara\/|[./]|[A-Z]:)/;

function isFound(resolve, id) {
  try {
    return Boolean(resolve(id));
  } catch {
    return false;
  }
}

/**
 * Bundles a Node program, starts it, and starts it again whenever its bundle changes.
 * The bundler is the one within Vite: through Vite, every bundle takes half as long again.
 * Dependencies stay in node_modules. A module that does not parse is printed with file and line, and the program runs on.
 * @param folder the room of the program, with `src/main.ts`; the bundle is in its `dist/dev`
 * @param pageFiles files of `src/page` that the program reads beside its bundle
 * @param canWait whether other programs start again first
 * @returns what ends it
 */
export async function runProgram(folder, args, { pageFiles = [], canWait = false } = {}) {
  const out = inRoot(folder, 'dist/dev');
  mkdirSync(out, { recursive: true });
  for (const file of pageFiles) copyFileSync(inRoot(folder, 'src/page', file), join(out, file));
  const main = join(out, 'main.js');
  let child;
  let running = '';
  const start = () => {
    const started = spawn(process.execPath, ['--enable-source-maps', main, ...args], {
      stdio: 'inherit',
    });
    started.on('exit', (code) => {
      if (started === child) console.error(`${folder} ended with code ${code}. It starts again after the next change.`);
    });
    child = started;
  };
  const stop = async () => {
    const stopped = child;
    child = undefined;
    if (!stopped || stopped.exitCode !== null) return;
    const patience = setTimeout(() => stopped.kill('SIGKILL'), PATIENCE_MS);
    stopped.kill('SIGTERM');
    await once(stopped, 'exit');
    clearTimeout(patience);
  };
  const { resolve } = createRequire(main);
  const watcher = watch({
    input: inRoot(folder, 'src/main.ts'),
    platform: 'node',
    // Dependencies of its own stay in node_modules; those of our other rooms are out of its reach, and become part of the bundle.
    external: (id) => PACKAGE.test(id) && isFound(resolve, id),
    transform: { target: 'node20' },
    logLevel: 'silent',
    // The sources are beside it: maps without them are written, and read at every start, in less time.
    output: {
      dir: out,
      entryFileNames: '[name].js',
      chunkFileNames: 'assets/[name]-[hash].js',
      sourcemap: true,
      sourcemapExcludeSources: true,
    },
    watch: { buildDelay: canWait ? LATER_MS : SETTLE_MS },
  });
  watcher.on('event', async (event) => {
    if (event.code === 'ERROR') console.error(event.error.message);
    await event.result?.close();
    if (event.code !== 'END') return;
    const built = readFileSync(main, 'utf8');
    if (built === running && child?.exitCode === null) return;
    running = built;
    await stop();
    start();
  });
  return async () => {
    await watcher.close();
    await stop();
  };
}
