import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { Problems } from './problems.ts';
import { readYaml } from './sources.ts';

const root = mkdtempSync(join(tmpdir(), 'muara-sources-'));
afterAll(() => rmSync(root, { recursive: true, force: true }));

test('each line with a mistake is a problem of its own, however many errors it has', () => {
  writeFileSync(join(root, 'broken.yaml'), 'one: 1\ntwo: { type: [ }\nthree: 3\nfour: { type: ] }\n');
  const problems = new Problems();
  expect(readYaml(root, 'broken.yaml', problems)).toEqual({});
  expect(problems.lines.map((line) => line.split(': ')[0])).toEqual(['broken.yaml:2', 'broken.yaml:4']);
});
