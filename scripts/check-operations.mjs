// Refuses an operation that neither a file of its own nor createCatalogue defines:
// simulator/src/modules/tickets/get-ticket.ts exports getTicket. Refuses a test that does not say which operations it is
// about: get-ticket.test.ts, or the first word of each group, or that does not begin with the status it expects of it:
// '422: names every invalid field'. A test across operations ends in .flow.test.ts.
import { readdirSync, readFileSync } from 'node:fs';
import { basename, dirname, posix, sep } from 'node:path';
import { fail, inRoot } from './lib/project.mjs';

const MODULES = 'simulator/src/modules';

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

/** Whether the file named by the operation exports its handler. */
const hasFile = (operation) => {
  const isExported = new RegExp(`^export const ${operation}: Handler<'${operation}'> = `, 'm');
  return sources.some(
    ({ file, area, text }) => file === `${MODULES}/${area}/${kebab(operation)}.ts` && isExported.test(text),
  );
};

/** Whether the index.ts of the area takes the operation from the definition of a catalogue. */
const isOfCatalogue = (area, operation) =>
  sources.some(
    ({ file, text }) =>
      file === `${MODULES}/${area}/index.ts` &&
      text.includes('= createCatalogue<') &&
      new RegExp(`\\b${operation}: .*=> catalogue[.]`).test(text),
  );

const isOperationFile = ({ text }) => /^export const \w+: Handler<'\w+'> = /m.test(text);

/** The tests of operations with their texts; tests of a helper are named by its file. */
const tests = readdirSync(inRoot(MODULES), { recursive: true })
  .map((entry) => posix.join(MODULES, entry.split(sep).join('/')))
  .filter((file) => /(?<![.]flow)[.]test[.]ts$/.test(file) && dirname(file) !== MODULES)
  .filter(
    (file) => !sources.some((source) => source.file === file.replace('.test.ts', '.ts') && !isOperationFile(source)),
  )
  .map((file) => ({ file, text: readFileSync(inRoot(file), 'utf8') }));

/** Returns the groups at the margin of a file, with the first word of their titles. */
function listGroups({ file, text }) {
  return [...text.matchAll(/^describe[^'"`]*['"`](\w*)[^]*?(?=^\}|^\]|(?![^]))/gm)].map(
    ({ 0: body, 1: word, index }) => ({
      file,
      word,
      body,
      line: text.slice(0, index).split('\n').length,
    }),
  );
}

/** Returns groups of tests that name no operation. */
function findMisnamed(operations) {
  return tests
    .flatMap(listGroups)
    .filter(({ word }) => !operations.includes(word))
    .map(
      ({ file, line }) =>
        `${file}:${line}: begin the title of the group with its operation, or name the file <subject>.flow.test.ts`,
    );
}

/** Returns tests of an operation whose titles begin neither with a status nor with a table's column. */
function findWithoutStatus(operations) {
  return tests
    .flatMap(listGroups)
    .filter(({ word }) => operations.includes(word))
    .flatMap(({ file, body, line }) =>
      [...body.matchAll(/(?:\btest|^ {2}\S.*\)|^ {2}\))\(\s*['"`](?!\d{3}(?:, \d{3})*: |[%$])/gm)].map(
        ({ index, 0: found }) =>
          `${file}:${line + body.slice(0, index + found.length).split('\n').length - 1}: begin the title of the test with the status that the operation answers, such as '422: '`,
      ),
    );
}

const operations = listOperations();
const refused = operations
  .filter((operation) => !hasFile(operation))
  .map((operation) => ({ operation, ...findInTable(operation) }))
  .filter(({ operation, area }) => !isOfCatalogue(area, operation))
  .map(
    ({ operation, area = '<area>', place }) =>
      `${place}: write ${operation} in ${MODULES}/${area}/${kebab(operation)}.ts, as export const ${operation}: Handler<'${operation}'>`,
  );
const problems = [...refused, ...findMisnamed(operations), ...findWithoutStatus(operations)];
if (problems.length > 0) fail(problems.join('\n'));
