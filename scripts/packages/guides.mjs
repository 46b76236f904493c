// Follows the guides of the documentation to the letter, on the ports of a started twin.
import { spawn } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { readWorldLine } from './consumer.mjs';
import { mustRun } from './execute.mjs';

const MOST_LISTEN_MS = 20_000;
/** What the second guide says to remove, since the drawer is open. */
const OPENS_DRAWER = /^\/\/ 2\. [^]*?(?=^\/\/ 3\. )/m;

/** Sells, listens to a second sale, and prints it; returns what the programs printed. */
export async function followGuides(project, port) {
  const moved = (text) =>
    text.replaceAll(/localhost:(30\d\d)/g, (_all, own) => `localhost:${portOf(Number(own), port)}`);
  await mustRun(project, 'bash', ['-ec', moved(readWorldLine())]);
  const run = async (program) => {
    prepare(project, program, moved);
    return (await mustRun(project, process.execPath, [fileOf(program)])).trim();
  };
  const sold = await run('sell');
  mustMatch(sold, /^Sold MRC\w+ for RM 75\.00$/m);
  prepare(project, 'listen', moved);
  const listener = listen(project);
  await listener.connected;
  prepare(project, 'sell', (text) => text.replace(OPENS_DRAWER, ''));
  const code = /Sold (MRC\w+)/.exec(await run('sell'))?.[1];
  mustMatch(await listener.ended, new RegExp(`^Sold: ${code}$`, 'm'));
  const printed = await run('print');
  mustMatch(printed, new RegExp(`^${code}: printed$`, 'm'));
  return `${sold.split('\n').at(-1)}, heard of ${code} and printed it, by the guides`;
}

/** The guides use the usual ports; the twin has four in a row. */
const portOf = (own, port) => (own === 3000 ? port : port + own - 3004);

const fileOf = (program) => join('build', `${program}.js`);

function prepare(project, program, change) {
  const file = join(project, fileOf(program));
  writeFileSync(file, change(readFileSync(file, 'utf8')));
}

/** Starts the program that listens; `ended` gives all that it printed. */
function listen(project) {
  const child = spawn(process.execPath, [fileOf('listen')], { cwd: project, timeout: MOST_LISTEN_MS });
  let printed = '';
  const ended = new Promise((resolve) => child.once('close', () => resolve(printed)));
  const connected = new Promise((resolve, reject) => {
    const add = (text) => {
      printed += text;
      if (printed.includes('Connected')) resolve(undefined);
    };
    child.stdout.on('data', add);
    child.stderr.on('data', add);
    void ended.then(() => reject(new Error(`The program of the guide ended without a connection: ${printed}`)));
  });
  return { connected, ended };
}

function mustMatch(printed, expected) {
  if (!expected.test(printed)) throw new Error(`The program of the guide printed ${printed}, not ${expected.source}`);
}
