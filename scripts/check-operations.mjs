// Refuses an operation without a file of its own: simulator/src/modules/tickets/get-ticket.ts exports getTicket.
import { readdirSync, readFileSync } from 'node:fs';
import { basename, dirname, posix, sep } from 'node:path';
import { fail, inRoot } from './lib/project.mjs';

const MODULES = 'simulator/src/modules';

/** Areas that keep several operations in one file, and why. */
const EXEMPT = {
  agents: 'a catalogue: its add, edit and delete share one form',
  jetties: 'a catalogue: its add, edit and delete share one form',
};

/** The files of all areas with their texts. */
const sources = readdirSync(inRoot(MODULES), { recursive: true })
  .map((entry) => posix.join(MODULES, entry.split(sep).join('/')))
  .filter((file) => /(?<![.]test)[.]ts$/.test(file) && dirname(file) !== MODULES)
  .map((file) => ({ file, area: file.split('/')[3], text: readFileSync(inRoot(file), 'utf8') }));

const kebab = (name) => name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);

function listOperations() {
  const { paths } = JSON.parse(readFileSync(inRoot('openapi/generated/openapi.json'), 'utf8'));
  return Object.values(paths).flatMap((path) => Object.values(path).flatMap(({ operationId }) => operationId ?? []));
}

/** Returns the area whose table lists the operation, and the line. */
function findInTable(operation) {
  const word = new RegExp(`\\b${operation}\\b`);
  for (const { file, area, text } of sources) {
    if (basename(file) !== 'index.ts') continue;
    const row = text.split('\n').findIndex((line) => word.test(line) && !/^(?:import|export \{)/.test(line));
    if (row >= 0) return { area, place: `${file}:${row + 1}` };
  }
  return { place: MODULES };
}

const missing = listOperations().flatMap((operation) => {
  const name = `${kebab(operation)}.ts`;
  const isExported = new RegExp(`^export const ${operation}: Handler<'${operation}'> = `, 'm');
  if (sources.some(({ file, area, text }) => file === `${MODULES}/${area}/${name}` && isExported.test(text))) return [];
  return [{ operation, name, ...findInTable(operation) }];
});
/** Whether the index.ts of the area takes the operation from the definition of a catalogue. */
const isDefined = (area, operation) =>
  sources.some(
    (one) =>
      one.file === `${MODULES}/${area}/index.ts` &&
      one.text.includes('= createCatalogue<') &&
      new RegExp(`\\b${operation}: .*=> catalogue[.]`).test(one.text),
  );
const refused = missing
  .filter(({ area, operation }) => !(area in EXEMPT) && !isDefined(area, operation))
  .map(
    ({ operation, name, area = '<area>', place }) =>
      `${place}: write ${operation} in ${MODULES}/${area}/${name}, as export const ${operation}: Handler<'${operation}'>`,
  );
const idle = Object.keys(EXEMPT)
  .filter((area) => !missing.some((one) => one.area === area))
  .map((area) => `scripts/check-operations.mjs: ${area} has a file for each operation: remove its exemption`);
if (refused.length + idle.length > 0) fail([...refused, ...idle].join('\n'));
