// Starts a whole system: the simulator with the web app on one origin, and the three printer helpers.
import { spawn } from 'node:child_process';
import { waitFor } from './ports.mjs';

/** Exit code of a program that has already said which option is wrong. */
const WRONG_OPTION = 2;
const PATIENCE_MS = 3000;

/** Starts programs, and ends them all when one ends or the user asks for it. */
function createProcesses() {
  const children = [];
  let stopping = false;
  const stop = async (message, code) => {
    if (stopping) return;
    stopping = true;
    if (message) process.stderr.write(`${message}\n`);
    const running = children.filter((child) => child.exitCode === null && child.signalCode === null);
    const ended = Promise.all(running.map((child) => new Promise((resolve) => child.once('exit', resolve))));
    for (const child of running) child.kill('SIGTERM');
    const patience = setTimeout(() => running.forEach((child) => child.kill('SIGKILL')), PATIENCE_MS);
    await ended;
    clearTimeout(patience);
    process.exit(code);
  };
  process.on('SIGINT', () => void stop('\nStopped.', 0));
  process.on('SIGTERM', () => void stop(undefined, 0));
  return {
    isAlive: () => !stopping,
    stop,
    launch(name, args) {
      const child = spawn(process.execPath, args, { stdio: ['ignore', 'ignore', 'inherit'] });
      child.on('exit', (code) => {
        if (code === WRONG_OPTION) void stop(undefined, WRONG_OPTION);
        else void stop(`${name} ended unexpectedly (exit code ${code}).`, 1);
      });
      children.push(child);
    },
  };
}

/**
 * Starts the system that the options describe, and prints its addresses once everything responds.
 * `programs` are the paths of the simulator's and the printers' program, `pages` the folders of the built web app,
 * documentation and console.
 */
export async function startTwin({ port, printers, tray, hasControl, passed }, { programs, pages }) {
  const origin = `http://localhost:${port}`;
  const { launch, stop, isAlive } = createProcesses();
  const ports = [`--port=${port}`, `--printer-port=${printers[0].port}`];
  const folders = Object.entries(pages).map(([name, folder]) => `--${name}=${folder}`);
  launch('The simulator', [programs.simulator, ...ports, ...folders, ...passed]);
  launch('The printer helpers', [
    programs.printers,
    ...printers.map((printer) => `--${printer.type.replace('_', '-')}-port=${printer.port}`),
    `--origin=${origin},http://127.0.0.1:${port}`,
    `--realtime=ws://localhost:${port}/ws`,
    `--tray=${tray}`,
  ]);
  const waits = [
    `${origin}/config.json`,
    ...printers.map((printer) => `http://localhost:${printer.port}/printer-info`),
  ];
  for (const url of waits) {
    if (!(await waitFor(url, { alive: isAlive }))) return stop(`${url} did not answer in time.`, 1);
  }
  process.stdout.write(describe(origin, printers, hasControl));
}

const ACCOUNTS = 'superuser manager admin accountant cashier csa supervisor marketing agent tourguide customer skaloot';

function describe(origin, printers, hasControl) {
  const accounts = ACCOUNTS.split(' ');
  const below = `\n${' '.repeat(21)}`;
  return `
  Muara is running.

  Public shop        ${origin}/
  Web app            ${origin}/d/login
  Point of sale      ${origin}/d/pos
  Documentation      ${origin}/docs
  Console            ${hasControl ? `${origin}/__sim/` : 'off'}
  Mails              ${hasControl ? `${origin}/__sim/worlds/default/outbox` : 'off'}
  Printers           ${printers.map((printer) => `${printer.type} http://localhost:${printer.port}`).join(below)}

  Demo accounts      <name>@muara.test, password muara123; names:
                     ${accounts.slice(0, 6).join(', ')},
                     ${accounts.slice(6).join(', ')}

  Ctrl+C stops everything.
`;
}
