import { parseArgs } from 'node:util';
import { measureCatalogue } from './catalogue.ts';
import { measureControl } from './control.ts';
import { measurePages } from './pages.ts';
import { type Figure, printFigures } from './figures.ts';
import { measurePrinting } from './printing.ts';
import { measureReports } from './reports.ts';
import { measureRequests } from './requests.ts';
import { measureScanner } from './scanner.ts';
import { measureSelling } from './selling.ts';
import { measureSockets } from './sockets.ts';
import { measureStartup } from './startup.ts';
import { measureTickets } from './tickets.ts';
import { measureWorlds } from './worlds.ts';

const { values } = parseArgs({ options: { only: { type: 'string' }, requests: { type: 'string', default: '3000' } } });

const sections: Record<string, () => Promise<Figure[]>> = {
  requests: () => measureRequests(Number(values.requests)),
  startup: measureStartup,
  worlds: measureWorlds,
  control: measureControl,
  catalogue: measureCatalogue,
  tickets: measureTickets,
  reports: measureReports,
  selling: measureSelling,
  sockets: measureSockets,
  pages: measurePages,
  printing: measurePrinting,
  scanner: measureScanner,
};

const chosen = values.only ? values.only.split(',') : Object.keys(sections);
for (const name of chosen) {
  const section = sections[name];
  if (!section) {
    process.stderr.write(`There is no section '${name}': ${Object.keys(sections).join(', ')}\n`);
    process.exit(2);
  }
  printFigures(name, await section());
}
process.exit(0);
