// A process of `npm run dev`: generates the contract once for each message, and keeps the generator in memory meanwhile.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { generate } from '../generate.mjs';
import { inRoot } from '../lib/project.mjs';

/** The types wait this long, so that programs that start again have the processor to themselves. */
const RESTART_MS = 1500;

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

// The first run takes several times as long as the next ones, so it is made before anybody waits for it.
let last = generate({ force: true });
let waiting = new AbortController();

process.on('message', () => {
  waiting.abort();
  const current = (waiting = new AbortController());
  last = last.then(() => respond(current));
});
process.on('disconnect', () => process.exit(0));
