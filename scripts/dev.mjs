// npm run dev: Vite with hot reload in front of a simulator and printer helpers that restart on change. The contract is
// generated again whenever one of its files is saved.
import { readOptions, readPort } from '../simulator/bin/options.mjs';
import { requireFreePorts } from '../simulator/bin/ports.mjs';
import { ensureInstalled, inRoot, requireNode } from './lib/project.mjs';

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
const { PRINTER_PAGE_FILES } = await import('./lib/build.mjs');
const { generate } = await import('./lib/contract.mjs');
const { watchContract } = await import('./dev/watch-contract.mjs');
const { runProgram } = await import('./dev/run-program.mjs');
const { createServer } = await import('vite');
await generate();

const endings = [];
async function stop(code) {
  await Promise.all(endings.splice(0).map((end) => end()));
  process.exit(code);
}
process.on('SIGINT', () => void stop(0));
process.on('SIGTERM', () => void stop(0));

endings.push(await runProgram('simulator', [`--port=${simulatorPort}`, `--printer-port=${printerPort}`]));
const printerOptions = [
  `--receipt-port=${printerPort}`,
  `--ticket-agent-port=${printerPort + 1}`,
  `--wristband-port=${printerPort + 2}`,
  `--origin=http://localhost:${port}`,
  `--realtime=ws://localhost:${simulatorPort}/ws`,
  `--tray=${inRoot('printer-sim/tray')}`,
];
endings.push(await runProgram('printer-sim', printerOptions, { pageFiles: PRINTER_PAGE_FILES, canWait: true }));
process.env.MUARA_SIMULATOR = `http://localhost:${simulatorPort}`;
const web = await createServer({ configFile: inRoot('web/vite.config.ts'), server: { port, strictPort: true } });
await web.listen();
endings.push(watchContract(web.watcher), () => web.close());
web.printUrls();
