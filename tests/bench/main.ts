import { parseArgs } from 'node:util';
import { type Figure, printFigures } from './figures.ts';

const { values } = parseArgs({ options: { only: { type: 'string' }, requests: { type: 'string', default: '3000' } } });

/** Each loads what it needs when its turn comes: what others load would slow it down. */
const sections: Record<string, () => Promise<Figure[]>> = {
  requests: async () => (await import('./requests.ts')).measureRequests(Number(values.requests)),
  startup: async () => (await import('./startup.ts')).measureStartup(),
  worlds: async () => (await import('./worlds.ts')).measureWorlds(),
  control: async () => (await import('./control.ts')).measureControl(),
  catalogue: async () => (await import('./catalogue.ts')).measureCatalogue(),
  tickets: async () => (await import('./tickets.ts')).measureTickets(),
  reports: async () => (await import('./reports.ts')).measureReports(),
  selling: async () => (await import('./selling.ts')).measureSelling(),
  sockets: async () => (await import('./sockets.ts')).measureSockets(),
  pages: async () => (await import('./pages.ts')).measurePages(),
  printing: async () => (await import('./printing.ts')).measurePrinting(),
  scanner: async () => (await import('./scanner.ts')).measureScanner(),
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
