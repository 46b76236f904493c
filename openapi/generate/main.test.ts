import { cpSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, expect, test, vi } from 'vitest';
import { main } from './main.ts';

const root = fileURLToPath(new URL('./fixtures/shop', import.meta.url));
const out = mkdtempSync(join(tmpdir(), 'muara-generated-'));
afterAll(() => rmSync(out, { recursive: true, force: true }));

test('programs have all that they load before the types are written, and without consent there are none', async () => {
  const log = vi.spyOn(console, 'log').mockImplementation(() => {});
  const listWritten = (consent: boolean) => async () => {
    expect(readdirSync(out)).toEqual(expect.arrayContaining(['openapi.json', 'validators.ts', 'verdicts.ts']));
    expect(readdirSync(out)).not.toContain('types.ts');
    return Promise.resolve(consent);
  };

  expect(await main({ root, out }, listWritten(false))).toBeUndefined();
  expect(readdirSync(out)).not.toContain('types.ts');
  expect(log).not.toHaveBeenCalled();

  expect(await main({ root, out }, listWritten(true))).toBe(true);
  expect(readdirSync(out)).toContain('types.ts');
  log.mockRestore();
});

test('problems are printed with their place from the folder of the repository', async () => {
  const broken = join(out, 'broken');
  cpSync(root, broken, { recursive: true });
  writeFileSync(join(broken, 'errors.yaml'), 'broken:\n  status: [404\n');
  const error = vi.spyOn(console, 'error').mockImplementation(() => {});
  expect(await main({ root: broken, out })).toBe(false);
  const printed = error.mock.calls.map(([line]) => String(line));
  error.mockRestore();
  expect(printed[0]).toMatch(/^openapi\/errors\.yaml:\d: /);
  for (const line of printed) expect(line).toMatch(/^openapi\/[\w/-]+\.yaml:\d+: /);
});
