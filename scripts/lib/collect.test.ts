import { mkdirSync, mkdtempSync, readFileSync, rmSync, statSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';

const script = new URL('collect.mjs', import.meta.url).href;
const { collect } = (await import(script)) as { collect(root: string): void };

const RULES = 'openapi/generated/rules.ts';
const CATALOGUES = 'simulator/src/world/generated/catalogue.ts';
const HANDLERS = 'simulator/src/generated/handlers.ts';

/** A tree of its own for each test, with one file of each kind. */
let root: string;
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'muara-collect-'));
  plant('openapi/rules/ages.ts', 'export function ageOf() {}\n');
  plant('simulator/src/world/catalogue/boats.ts', 'export const boats = {};\n');
  plant('simulator/src/modules/boats/index.ts', 'export const boats = {};\n');
});
afterEach(() => rmSync(root, { recursive: true, force: true }));

function plant(file: string, text: string): void {
  mkdirSync(dirname(join(root, file)), { recursive: true });
  writeFileSync(join(root, file), text);
}

/** Returns the lines of a list that export or import something. */
function listOf(file: string): string[] {
  collect(root);
  return readFileSync(join(root, file), 'utf8')
    .split('\n')
    .filter((line) => /^(export \{|import \{)/.test(line));
}

describe('the list of rules', () => {
  test('names each exported function of each file, in folders too', () => {
    plant('openapi/rules/forms/check-boat.ts', 'export function checkBoat() {}\nexport async function findBoat() {}\n');
    expect(listOf(RULES)).toEqual([
      "export { ageOf } from '../rules/ages.ts';",
      "export { checkBoat, findBoat } from '../rules/forms/check-boat.ts';",
    ]);
  });

  test.each([
    ['a function for rules alone', 'boats.ts', '/** Returns it. @internal */\nexport function boatOf() {}\n'],
    ['a function without export', 'boats.ts', 'function boatOf() {}\n'],
    ['a type', 'boats.ts', 'export interface Boat {}\n'],
    ['a test', 'boats.test.ts', 'export function boatOf() {}\n'],
    ['what tests share', 'testing/boats.ts', 'export function boatOf() {}\n'],
    ['an index', 'index.ts', 'export function boatOf() {}\n'],
  ])('leaves out %s', (_name, file, text) => {
    plant(`openapi/rules/${file}`, text);
    expect(listOf(RULES)).toEqual(["export { ageOf } from '../rules/ages.ts';"]);
  });

  test('keeps the function after one that is for rules alone', () => {
    plant('openapi/rules/ages.ts', '/** @internal */\nexport function half() {}\n\nexport function whole() {}\n');
    expect(listOf(RULES)).toEqual(["export { whole } from '../rules/ages.ts';"]);
  });
});

describe('the list of catalogues', () => {
  test('names each by its file', () => {
    plant('simulator/src/world/catalogue/boat-operators.ts', 'export const boatOperators = {};\n');
    plant('simulator/src/world/catalogue/boats.test.ts', '');
    expect(listOf(CATALOGUES)).toEqual([
      "export { boatOperators } from '../catalogue/boat-operators.ts';",
      "export { boats } from '../catalogue/boats.ts';",
    ]);
  });
});

describe('the list of handlers', () => {
  test('takes the tables that are named by their folders, declared or passed on', () => {
    plant('simulator/src/modules/boat-operators/index.ts', "export { boatOperators } from './table.ts';\n");
    plant('simulator/src/modules/time/index.ts', 'export const jobs = {};\n');
    plant('simulator/src/modules/domain.ts', 'export const domain = {};\n');
    expect(listOf(HANDLERS)).toEqual([
      "import { boatOperators } from '../modules/boat-operators/index.ts';",
      "import { boats } from '../modules/boats/index.ts';",
    ]);
    expect(readFileSync(join(root, HANDLERS), 'utf8')).toContain('{\n  ...boatOperators,\n  ...boats,\n};\n');
  });
});

test('writes a list again only when it has changed', () => {
  collect(root);
  const files = [RULES, CATALOGUES, HANDLERS].map((file) => join(root, file));
  const listedAt = () => files.map((file) => statSync(file).mtimeMs);
  for (const file of files) utimesSync(file, 1, 1);
  collect(root);
  expect(listedAt()).toEqual([1_000, 1_000, 1_000]);
  rmSync(join(root, 'openapi/rules/ages.ts'));
  collect(root);
  const [rules, ...others] = listedAt();
  expect(rules).toBeGreaterThan(1_000);
  expect(others).toEqual([1_000, 1_000]);
  expect(readFileSync(files[0] as string, 'utf8')).not.toContain('ageOf');
});
