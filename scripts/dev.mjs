// npm run dev: Vite with hot reload in front of a simulator that restarts on change, and the printer helpers.
import { spawn } from 'node:child_process';
import { readOptions, readPort } from '../simulator/bin/options.mjs';
import { requireFreePorts } from '../simulator/bin/ports.mjs';
import { ensureInstalled, inRoot, requireNode, toolEntry } from './lib/project.mjs';

requireNode();
const options = readOptions(
  {
    port: { type: 'string', default: '3000' },
    'simulator-port': { type: 'string', default: '3001' },
    'printer-port': { type: 'string', default: '3005' },
  },
  `npm run dev -- [--port N] [--simulator-port N] [--printer-port N]`,
);
const port = readPort(options.port, '--port');
const simulatorPort = readPort(options['simulator-port'], '--simulator-port');
const printerPort = readPort(options['printer-port'], '--printer-port');
await requireFreePorts(
  [
    { port, what: 'web app', flag: '--port', example: port + 100 },
    { port: simulatorPort, what: 'simulator', flag: '--simulator-port', example: simulatorPort + 100 },
    { port: printerPort, what: 'receipt printer', flag: '--printer-port', example: printerPort + 100 },
  ],
  'npm run dev --',
);
ensureInstalled();
const { generate } = await import('./lib/contract.mjs');
await generate();

const origin = `http://localhost:${port}`;
const children = [
  spawn(
    process.execPath,
    [
      toolEntry('tsx'),
      'watch',
      '--clear-screen=false',
      inRoot('simulator/src/main.ts'),
      '--port',
      String(simulatorPort),
      '--printer-port',
      String(printerPort),
    ],
    { stdio: 'inherit' },
  ),
  spawn(
    process.execPath,
    [
      toolEntry('tsx'),
      'watch',
      '--clear-screen=false',
      inRoot('printer-sim/src/main.ts'),
      '--receipt-port',
      String(printerPort),
      '--ticket-agent-port',
      String(printerPort + 1),
      '--wristband-port',
      String(printerPort + 2),
      '--origin',
      origin,
      '--realtime',
      `ws://localhost:${simulatorPort}/ws`,
      '--tray',
      inRoot('printer-sim/tray'),
    ],
    { stdio: 'inherit' },
  ),
  spawn(process.execPath, [toolEntry('vite'), '--port', String(port), '--strictPort'], {
    cwd: inRoot('web'),
    stdio: 'inherit',
    env: { ...process.env, MUARA_SIMULATOR: `http://localhost:${simulatorPort}` },
  }),
];
function stop(code) {
  for (const child of children) child.kill('SIGTERM');
  process.exit(code);
}
process.on('SIGINT', () => stop(0));
process.on('SIGTERM', () => stop(0));
for (const child of children) child.on('exit', (code) => stop(code ?? 1));
