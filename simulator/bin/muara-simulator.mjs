#!/usr/bin/env node
// npx @muara/simulator: the whole system from the installed packages.
import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { readTwinOptions } from './read-twin-options.mjs';
import { startTwin } from './start-twin.mjs';

/** Returns the path of the program that an installed package starts. */
function programOf(manifest) {
  const { bin } = JSON.parse(readFileSync(manifest, 'utf8'));
  return join(dirname(manifest), Object.values(bin)[0]);
}

const inPackage = (path) => fileURLToPath(new URL(path, import.meta.url));

const options = await readTwinOptions({ command: 'npx @muara/simulator', tray: 'muara-tray' });
await startTwin(options, {
  programs: {
    simulator: inPackage('../dist/src/main.js'),
    printers: programOf(fileURLToPath(import.meta.resolve('@muara/printer-sim/package.json'))),
  },
  pages: { web: inPackage('../web'), docs: inPackage('../docs'), console: inPackage('../console') },
});
