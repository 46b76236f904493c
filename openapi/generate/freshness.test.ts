import { spawnSync } from 'node:child_process';
import { appendFileSync, cpSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, expect, it } from 'vitest';

const script = fileURLToPath(new URL('../../scripts/generate.mjs', import.meta.url));
let shop: string;

beforeAll(() => {
  shop = mkdtempSync(join(tmpdir(), 'muara-shop-'));
  cpSync(fileURLToPath(new URL('./fixtures/shop', import.meta.url)), shop, { recursive: true });
});
afterAll(() => rmSync(shop, { recursive: true, force: true }));

function generate(...words: string[]): { code: number | null; output: string; errors: string } {
  const { status, stdout, stderr } = spawnSync(process.execPath, [script, `--root=${shop}`, ...words], {
    encoding: 'utf8',
  });
  return { code: status, output: stdout, errors: stderr };
}

it('translates when something changed, and only then', { timeout: 60_000 }, () => {
  expect(generate('--check').code).toBe(1);
  expect(generate()).toMatchObject({
    code: 0,
    output: 'Contract: 3 operations, 2 messages, 1 printer operations, 1 control operations, 7 schemas.\n',
  });
  expect(generate('--check').code).toBe(0);
  expect(generate()).toEqual({ code: 0, output: '', errors: '' });

  // An edited output is put right.
  appendFileSync(join(shop, 'generated/errors.ts'), '// edited\n');
  expect(generate('--check')).toEqual({
    code: 1,
    output: '',
    errors: 'The generated modules are stale: run npm run generate\n',
  });
  expect(generate().code).toBe(0);
  expect(readFileSync(join(shop, 'generated/errors.ts'), 'utf8')).not.toContain('edited');

  // A broken contract says why and where, one line each and no stack, and leaves what was there.
  const before = statSync(join(shop, 'generated/openapi.json')).mtimeMs;
  const path = join(shop, 'http/paths/order-pdf.yaml');
  const good = readFileSync(path, 'utf8');
  writeFileSync(path, good.replace('operationId: printOrder', '').replace('x-errors: []', 'x-errors: [unheard_of]'));
  expect(generate()).toEqual({
    code: 1,
    output: '',
    errors: [
      'openapi/http/paths/order-pdf.yaml:3: GET /orders/{id}.pdf: has no operationId',
      'openapi/http/paths/order-pdf.yaml:3: GET /orders/{id}.pdf: x-errors names unheard_of, which is not in errors.yaml',
      '',
    ].join('\n'),
  });
  expect(generate('--check').code).toBe(1);
  expect(statSync(join(shop, 'generated/openapi.json')).mtimeMs).toBe(before);
  writeFileSync(path, good);
  expect(generate('--check').code).toBe(0);
});
