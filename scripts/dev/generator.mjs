// A process of `npm run dev`: generates the contract once for each message, and keeps the generator in memory meanwhile.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { generate } from '../generate.mjs';
import { inRoot } from '../lib/project.mjs';

/** The types wait this long, so that programs that start again have the processor to themselves. */
const RESTART_MS = 1500;
/** How often the generator runs in advance. */
const WARM_RUNS = 5;

const out = inRoot('openapi', 'generated');

/** Returns the text of every generated module, by its name. */
function readModules() {
  return new Map(readdirSync(out).map((file) => [file, readFileSync(join(out, file), 'utf8')]));
}

/** Returns the names of the modules that have another text than before. */
function listChanged(before) {
  const changed = [...readModules()].filter(([file, text]) => !file.startsWith('.') && before.get(file) !== text);
  return changed.map(([file]) => file);
}

const send = (message) => process.connected && process.send(message);

/** Generates once: reports what programs load, then the rest, unless another save ends the wait. */
async function respond({ signal }) {
  const before = readModules();
  let first;
  const isRight = await generate({
    async beforeTypes() {
      first = listChanged(before);
      send({ isRight: true, changed: first });
      return wait(RESTART_MS, true, { signal }).catch(() => false);
    },
  });
  if (!first) return void send({ isRight, changed: listChanged(before) });
  const later = listChanged(before).filter((file) => !first.includes(file));
  if (later.length > 0) send({ later });
}

/**
 * Runs the generator before anybody waits for it: the first run takes five times as long as the fifth.
 * The modules are fresh, so the types are left out. Stops at a contract with problems.
 */
async function warmUp({ signal }) {
  for (let run = 0; run < WARM_RUNS && !signal.aborted; run++)
    if (!(await generate({ force: true, beforeTypes: async () => false }))) return;
}

/** A mistake of the generator itself is printed like any other; the next save tries again. */
function failed(error) {
  console.error(error);
  send({ isRight: false, changed: [] });
}

let waiting = new AbortController();
let last = warmUp(waiting).catch(console.error);

process.on('message', () => {
  waiting.abort();
  const current = (waiting = new AbortController());
  last = last.then(() => respond(current)).catch(failed);
});
process.on('disconnect', () => process.exit(0));
