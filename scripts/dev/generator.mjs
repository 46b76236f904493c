// A process of `npm run dev`: generates the contract once for each message, and keeps the generator in memory meanwhile.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { generate } from '../generate.mjs';
import { inRoot } from '../lib/project.mjs';

const out = inRoot('openapi', 'generated');

/** Returns the text of every generated module, by its name. */
function readModules() {
  return new Map(readdirSync(out).map((file) => [file, readFileSync(join(out, file), 'utf8')]));
}

// The first run takes several times as long as the next ones, so it is made before anybody waits for it.
const ready = generate({ force: true });

async function respond() {
  await ready;
  const before = readModules();
  const isRight = await generate();
  const changed = [...readModules()].filter(([file, text]) => !file.startsWith('.') && before.get(file) !== text);
  if (process.connected) process.send({ isRight, changed: changed.map(([file]) => file) });
}

process.on('message', () => void respond());
process.on('disconnect', () => process.exit(0));
