import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';

interface Found {
  scenarios: { file: { name: string } }[];
  broken: { message: string }[];
}
interface Runner {
  readDescriptions(): object;
  findScenarios(words: string[], descriptions: object): Promise<Found>;
  readOptions(words: string[]): object;
  findServer(base: string): Promise<object>;
}
const FOLDER = new URL('../../scripts/scenarios/', import.meta.url);
const parts = ['descriptions', 'find-scenarios', 'options', 'system'];
const load = async (name: string): Promise<object> => (await import(new URL(`${name}.mjs`, FOLDER).href)) as object;
const modules = await Promise.all(parts.map(load));
const { readDescriptions, findScenarios, readOptions, findServer } = Object.assign({}, ...modules) as Runner;

const folder = mkdtempSync(join(tmpdir(), 'muara-scenarios-'));
afterAll(() => rmSync(folder, { recursive: true }));
const descriptions = readDescriptions();

const arazzo = (step: string): string => `arazzo: 1.0.1
info: { title: Test, version: 0.1.0 }
sourceDescriptions:
  - { name: muara, url: ../openapi.json, type: openapi }
workflows:
  - workflowId: only
    steps:
      - ${step}
`;

/** Returns what is said about a file, and the scenarios that are left to run beside it. */
async function read(text: string): Promise<{ message: string | undefined; others: string[] }> {
  writeFileSync(join(folder, 'bad.arazzo.yaml'), text);
  writeFileSync(join(folder, 'good.arazzo.yaml'), arazzo('{ stepId: one, operationId: getSalePackages }'));
  const { scenarios, broken } = await findScenarios([`${folder}/`], descriptions);
  return { message: broken[0]?.message, others: scenarios.map(({ file }) => file.name.split('/').at(-1) ?? '') };
}

describe('one clear line about a file, while others go on', () => {
  test.each([
    ['a file that does not parse', 'arazzo: [1.0.1', /bad\.arazzo\.yaml:\d+: /],
    ['another kind of file', 'openapi: 3.1.0', /not an Arazzo document/],
    ['a misspelt field', arazzo('{ stepId: one, operationId: login, paramters: [] }'), /steps\/0.*`paramters`/],
    [
      'an unknown operation',
      arazzo('{ stepId: one, operationId: generateTickets }'),
      /only, step one: no operation generateTickets in openapi\.json; did you mean generateTicket\?/,
    ],
    [
      'a file to upload that is elsewhere',
      `${arazzo('{ stepId: one, operationId: login }')}x-files: { poster.png: 'http://localhost/poster.png' }\n`,
      /bad\.arazzo\.yaml: x-files\.poster\.png is no data URL/,
    ],
    ['an unknown workflow', arazzo('{ stepId: one, workflowId: onli }'), /no workflow onli; did you mean only\?/],
    [
      'an unknown source',
      arazzo('{ stepId: one, operationId: $sourceDescriptions.muar.login }'),
      /no source muar; did you mean muara\?/,
    ],
  ])('%s', async (_what, text, expected) => {
    const { message, others } = await read(text);
    expect(message).toMatch(expected);
    expect(message).not.toContain('\n');
    expect(others).toEqual(['good.arazzo.yaml']);
  });
});

test('an unknown name of a scenario', async () => {
  await expect(findScenarios(['sell-onse'], descriptions)).rejects.toThrow('did you mean sell-once?');
});

test('a base URL that does not respond', async () => {
  await expect(findServer('http://127.0.0.1:9')).rejects.toThrow(/127\.0\.0\.1:9 does not answer \(\w+\)/);
});

test.each([
  [['--base', 'localhost'], /--base localhost is not a URL/],
  [['--jobs', 'many'], /--jobs many is not a number/],
  [['--repeat', '0'], /--repeat 0 is not a number from 1 to 99/],
  [['--base', 'http://a', '--repeat', '2'], /--base and --repeat exclude each other/],
  [['--shard', '5/4'], /--shard 5\/4 is not a part/],
  [['--bse', 'x'], /--bse/],
  [['--grid', 'gate.yaml'], /--grid needs --permissions/],
])('a wrong option %j', (words, expected) => {
  expect(() => readOptions(words)).toThrow(expected);
});
