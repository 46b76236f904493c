// npm start: builds what is stale and starts the whole system from the sources.
import { readTwinOptions } from '../simulator/bin/read-twin-options.mjs';
import { startTwin } from '../simulator/bin/start-twin.mjs';
import { ensureInstalled, inRoot, requireNode } from './lib/project.mjs';

requireNode();
const options = await readTwinOptions({ command: 'npm start --', tray: inRoot('printer-sim/tray') });
ensureInstalled();
const { buildAll, PAGES } = await import('./lib/build.mjs');
await buildAll();
await startTwin(options, {
  programs: { simulator: inRoot('simulator/dist/main.js'), printers: inRoot('printer-sim/dist/main.js') },
  pages: Object.fromEntries(PAGES.map((room) => [room, inRoot(room, 'dist')])),
});
