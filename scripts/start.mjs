// npm start: the simulator with the web app on one origin, and the three printer helpers.
import { spawn } from 'node:child_process';
import { ensureInstalled, fail, inRoot, requireNode } from './lib/project.mjs';
import { readOptions, readPort } from './lib/options.mjs';
import { requireFreePorts, waitFor } from './lib/ports.mjs';

const usage = `npm start -- [options]
  --port N          port of the simulator and the web app (3000; MUARA_PORT)
  --printer-port N  port of the receipt printer; agent tickets and wristbands take the next two (3005; MUARA_PRINTER_PORT)
  --host NAME       address to listen on (127.0.0.1)
  --allow-host NAME name that the server answers for besides localhost
  --public-url URL  address that links in mails begin with
  --seed N          seed of the worlds (1)
  --tickets N       tickets in a new world (60 days of sales)
  --no-control      without the control plane
  --no-answer-check without validating the simulator's own answers`;

requireNode();
const options = readOptions(
  {
    port: { type: 'string', default: process.env.MUARA_PORT ?? '3000' },
    'printer-port': { type: 'string', default: process.env.MUARA_PRINTER_PORT ?? '3005' },
    host: { type: 'string', default: '127.0.0.1' },
    'allow-host': { type: 'string' },
    'public-url': { type: 'string' },
    seed: { type: 'string' },
    tickets: { type: 'string' },
    'no-control': { type: 'boolean' },
    'no-answer-check': { type: 'boolean' },
  },
  usage,
);
const port = readPort(options.port, '--port');
const printerPort = readPort(options['printer-port'], '--printer-port');
const printers = ['receipt', 'ticket_agent', 'wristband'].map((type, index) => ({ type, port: printerPort + index }));

await requireFreePorts([
  { port, what: 'simulator and web app', flag: '--port', example: port + 100 },
  ...printers.map((printer) => ({
    port: printer.port,
    what: `${printer.type} printer`,
    flag: '--printer-port',
    example: printerPort + 100,
  })),
]);

ensureInstalled();
const { buildAll } = await import('./lib/build.mjs');
const { generate } = await import('./lib/contract.mjs');
await buildAll();
await generate(['--docs']);

const origin = `http://localhost:${port}`;
const children = [];
let stopping = false;

function launch(name, args) {
  const child = spawn(process.execPath, args, { cwd: inRoot(), stdio: ['ignore', 'ignore', 'inherit'] });
  child.on('exit', (code) => {
    if (!stopping) void stop(`${name} ended unexpectedly (exit code ${code}).`, 1);
  });
  children.push(child);
}

async function stop(message, code) {
  if (stopping) return;
  stopping = true;
  if (message) process.stderr.write(`${message}\n`);
  const running = children.filter((child) => child.exitCode === null && child.signalCode === null);
  const ended = Promise.all(running.map((child) => new Promise((resolve) => child.once('exit', resolve))));
  for (const child of running) child.kill('SIGTERM');
  const patience = setTimeout(() => running.forEach((child) => child.kill('SIGKILL')), 3000);
  await ended;
  clearTimeout(patience);
  process.exit(code);
}
process.on('SIGINT', () => void stop('\nStopped.', 0));
process.on('SIGTERM', () => void stop(undefined, 0));

const pass = (flag) =>
  options[flag] === undefined ? [] : typeof options[flag] === 'boolean' ? [`--${flag}`] : [`--${flag}`, options[flag]];
launch('The simulator', [
  inRoot('simulator/dist/main.js'),
  '--port',
  String(port),
  '--host',
  options.host,
  '--web',
  inRoot('web/dist'),
  '--printer-port',
  String(printerPort),
  ...['allow-host', 'public-url', 'seed', 'tickets', 'no-control', 'no-answer-check'].flatMap(pass),
]);
launch('The printer helpers', [
  inRoot('printer-sim/dist/main.js'),
  ...printers.flatMap((printer) => [`--${printer.type.replace('_', '-')}-port`, String(printer.port)]),
  '--origin',
  `${origin},http://127.0.0.1:${port}`,
  '--realtime',
  `ws://localhost:${port}/ws`,
  '--tray',
  inRoot('printer-sim/tray'),
]);

const alive = () => !stopping;
const waits = [`${origin}/config.json`, ...printers.map((printer) => `http://localhost:${printer.port}/printer-info`)];
for (const url of waits) {
  if (!(await waitFor(url, { alive })) && !stopping) await stop(`${url} did not answer in time.`, 1);
}
if (stopping) fail('', 1);

const accounts = 'superuser manager admin accountant cashier csa supervisor marketing agent tourguide customer skaloot';
process.stdout.write(`
  Muara is running.

  Public shop        ${origin}/
  Web app            ${origin}/d/login
  Point of sale      ${origin}/d/pos
  Contract           ${origin}/docs
  Control plane      ${options['no-control'] ? 'off' : `${origin}/__sim/worlds`}
  Mails              ${options['no-control'] ? 'off' : `${origin}/__sim/worlds/default/outbox`}
  Printers           ${printers.map((printer) => `${printer.type} http://localhost:${printer.port}`).join('\n                     ')}

  Demo accounts      <name>@muara.test, password muara123; names:
                     ${accounts.split(' ').slice(0, 6).join(', ')},
                     ${accounts.split(' ').slice(6).join(', ')}

  Ctrl+C stops everything.
`);
