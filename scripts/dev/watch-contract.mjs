import { fork } from 'node:child_process';
import { once } from 'node:events';
import { relative } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { inRoot } from '../lib/project.mjs';

const GENERATOR = inRoot('scripts', 'dev', 'generator.mjs');
/** Editors write a file in several steps; all of them count as one change. */
const SETTLE_MS = 30;
/** Generating reads these; its own output, tests and vectors change nothing. */
const isInput = (file) =>
  /^[^.].*\.(yaml|ts)$/.test(file) && !/\.test\.ts$|^(generated|vectors)\b|\bfixtures\b/.test(file);
/** Code that the running generator has loaded, so that it must start again. */
const isGenerator = (file) => /^(generate|reports)\b.*\.ts$/.test(file);

/**
 * Generates the contract whenever one of its files is saved. One line names what changed.
 * A mistake is printed with its file and line; the modules stay as they were, and the programs run on.
 * @param watcher Vite's: an emitter of `all` with the absolute path of each file that was saved
 * @returns what ends the watching
 */
export function watchContract(watcher, print = console.log) {
  const saved = new Set();
  let isBusy = false;
  let generator = startGenerator();

  /** Starts a generator. It answers each change, and later names what only the compiler reads. */
  function startGenerator() {
    return fork(GENERATOR).on('message', ({ later }) => {
      if (later) print(`✓ ${later.join(', ')}`);
    });
  }

  /** Returns the generator's next answer. */
  async function nextAnswer() {
    for (;;) {
      const [message] = await once(generator, 'message');
      if (!message.later) return message;
    }
  }

  async function regenerate() {
    const inputs = [...saved];
    saved.clear();
    if (inputs.some(isGenerator)) {
      generator.disconnect();
      generator = startGenerator();
    }
    const started = performance.now();
    generator.send('generate');
    const answer = await nextAnswer();
    print(describeChange({ inputs, ...answer, ms: performance.now() - started }));
  }

  watcher.add(inRoot('openapi'));
  watcher.on('all', async (_, path) => {
    const file = relative(inRoot('openapi'), path).replaceAll('\\', '/');
    if (!isInput(file)) return;
    saved.add(file);
    if (isBusy) return;
    isBusy = true;
    while (saved.size > 0) {
      await wait(SETTLE_MS);
      await regenerate();
    }
    isBusy = false;
  });
  return () => generator.disconnect();
}

/** Returns the line for a change of the contract. */
function describeChange({ inputs, isRight, changed, ms }) {
  const what = inputs.map((file) => `openapi/${file}`).join(', ');
  if (!isRight) return `✗ ${what}: not generated, see above. The programs run on with the contract from before.`;
  const result = changed.length === 0 ? 'nothing to generate' : changed.join(', ');
  return `✓ ${what} → ${result} (${(ms / 1000).toFixed(1)} s)`;
}
