// Starts the installed command as a partner does, sells against it, and ends it.
import { spawn } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { isFree } from '../../simulator/bin/ports.mjs';
import { execute, mustRun, toolOf } from './execute.mjs';
import { followGuides } from './guides.mjs';
import { findOrInstallNode24 } from './node24.mjs';

const STARTED = 'Muara is running.';
const MOST_START_MS = 60_000;
const MOST_END_MS = 10_000;
/** The sale must not depend on the hour of the run: its world begins at this instant. */
const OPENING = '2026-03-10T10:00:00+08:00';

/** Returns the first of some free ports in a row. */
async function findFreePorts(from, count) {
  for (let first = from; first < 65_000; first += count) {
    const free = await Promise.all(Array.from({ length: count }, (_, index) => isFree(first + index)));
    if (free.every(Boolean)) return first;
  }
  throw new Error('No free ports');
}

/** Starts the command, and waits until it says that everything runs. */
async function startTwin(project) {
  const port = await findFreePorts(4700, 4);
  const args = ['--port', String(port), '--printer-port', String(port + 1)];
  const child = spawn(toolOf(project, 'muara-simulator'), args, { cwd: project, stdio: ['ignore', 'pipe', 'pipe'] });
  const ended = new Promise((resolve) => child.once('exit', (code, signal) => resolve(code ?? signal)));
  let said = '';
  const started = new Promise((resolve) => {
    child.stderr.on('data', (text) => (said += text));
    child.stdout.on('data', (text) => {
      said += text;
      if (said.includes(STARTED)) resolve(STARTED);
    });
  });
  const timeout = new Promise((resolve) => setTimeout(resolve, MOST_START_MS, 'nothing').unref());
  const first = await Promise.race([started, ended, timeout]);
  if (first === STARTED) return { child, ended, port, said: () => said };
  child.kill('SIGKILL');
  throw new Error(`npx @muara/simulator did not start (${first}): ${said.trim().split('\n')[0]}`);
}

/** Ends the command; fails unless it ends in time, with code 0 and its ports free. */
async function endTwin({ child, ended, port }, signal) {
  child.kill(signal);
  const timeout = new Promise((resolve) => setTimeout(resolve, MOST_END_MS, 'too late').unref());
  const code = await Promise.race([ended, timeout]);
  if (code !== 0) {
    child.kill('SIGKILL');
    throw new Error(`After ${signal}, npx @muara/simulator ended with ${code}`);
  }
  for (let at = port; at < port + 4; at += 1) {
    if (!(await isFree(at))) throw new Error(`After ${signal}, port ${at} is still taken`);
  }
}

const PAGES = [
  '/',
  '/d/login',
  '/docs',
  '/docs/first-ticket.html',
  '/docs/first-message.html',
  '/docs/first-print.html',
  '/docs/realtime',
  '/openapi.json',
  '/arazzo.json',
  '/config.json',
];

/** Sells on this Node and on Node 24, with every page of the system in place; ends it by both signals. */
export async function sellWithTwin(project) {
  const node24 = await findOrInstallNode24();
  const twin = await startTwin(project);
  try {
    const origin = `http://localhost:${twin.port}`;
    for (const name of ['cashier', 'Ctrl+C', origin, String(twin.port + 3)])
      if (!twin.said().includes(name)) throw new Error(`npx @muara/simulator does not print ${name}`);
    for (const url of [
      ...PAGES.map((path) => origin + path),
      ...[1, 2, 3].map((n) => `http://localhost:${twin.port + n}/`),
    ])
      await mustServe(url);
    const world = JSON.stringify({ at: OPENING });
    const headers = { 'content-type': 'application/json' };
    await mustServe(`${origin}/__sim/worlds/partner`, { method: 'PUT', headers, body: world });
    const firstCall = join(project, 'build/first-call-client.js');
    writeFileSync(firstCall, readFileSync(firstCall, 'utf8').replaceAll('http://localhost:3000', origin));
    await mustRun(project, process.execPath, [firstCall]);
    const sales = [await followGuides(project, twin.port)];
    for (const node of [process.execPath, ...(node24 ? [node24] : [])])
      sales.push((await mustRun(project, node, ['build/sale.js', `${origin}/w/partner`])).trim());
    await endTwin(twin, 'SIGINT');
    await endTwin(await startTwin(project), 'SIGTERM');
    return [
      ...sales,
      ...(node24 ? [] : ['Node 24 is not in the registry for this machine: sold on this Node only.']),
    ].join('\n');
  } finally {
    if (twin.child.exitCode === null) twin.child.kill('SIGTERM');
  }
}

async function mustServe(url, init) {
  const response = await fetch(url, init);
  await response.arrayBuffer();
  if (!response.ok) throw new Error(`${url} responds with ${response.status}`);
}

const WRONG = [
  ['--wrong'],
  ['--port', '70000'],
  ['--port', 'x'],
  ['--printer-port', '65534'],
  ['--seed', 'abc'],
  ['--public-url', 'nowhere'],
  ['extra'],
];

/** Each wrong option gives one line and an exit code other than 0. */
export async function refuseWrongOptions(project) {
  const port = await findFreePorts(4800, 4);
  for (const wrong of WRONG) {
    const args = [
      '--no-install',
      '@muara/simulator',
      '--port',
      String(port),
      '--printer-port',
      String(port + 1),
      ...wrong,
    ];
    const { code, out, errors } = await execute(project, 'npx', args);
    const lines = errors.split('\n').filter((line) => line !== '' && !line.startsWith('npm warn'));
    if (code === 0 || lines.length !== 1 || out !== '')
      throw new Error(
        `npx @muara/simulator ${wrong.join(' ')}: exit code ${code}, ${lines.length} lines: ${lines.join(' | ')}`,
      );
  }
}
