import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { build } from 'vite';
import { inRoot } from '../lib/project.mjs';

/** A program that does not end on request is ended after this time. */
const PATIENCE_MS = 2000;

/**
 * Bundles a Node program, starts it, and starts it again after each change of its modules.
 * Dependencies stay in node_modules. A module that does not parse is printed with file and line, and the program runs on.
 * @param folder the room of the program, with `src/main.ts`; the bundle is in its `dist/dev`
 * @returns what ends it
 */
export async function runProgram(folder, args) {
  const out = inRoot(folder, 'dist/dev');
  let child;
  const start = () => {
    const started = spawn(process.execPath, ['--enable-source-maps', join(out, 'main.js'), ...args], {
      stdio: 'inherit',
    });
    started.on('exit', (code) => {
      if (started === child) console.error(`${folder} ended with code ${code}. It starts again after the next change.`);
    });
    child = started;
  };
  const stop = async () => {
    const running = child;
    child = undefined;
    if (!running || running.exitCode !== null) return;
    const patience = setTimeout(() => running.kill('SIGKILL'), PATIENCE_MS);
    running.kill('SIGTERM');
    await once(running, 'exit');
    clearTimeout(patience);
  };
  const watcher = await build({
    root: inRoot(folder),
    configFile: false,
    logLevel: 'error',
    ssr: { external: true, noExternal: /^@muara\//, target: 'node' },
    build: {
      ssr: inRoot(folder, 'src/main.ts'),
      outDir: out,
      emptyOutDir: true,
      target: 'node20',
      minify: false,
      sourcemap: true,
      watch: {},
      rolldownOptions: { output: { entryFileNames: '[name].js' } },
    },
  });
  watcher.on('event', async (event) => {
    if (event.code === 'ERROR') console.error(event.error.message);
    await event.result?.close();
    if (event.code !== 'END') return;
    await stop();
    start();
  });
  return async () => {
    await watcher.close();
    await stop();
  };
}
