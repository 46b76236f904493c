import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { translate, write } from './generate.ts';
import { lintAsyncApi, lintWithRedocly } from './lint.ts';

const root = fileURLToPath(new URL('..', import.meta.url));
let shop: string;

beforeAll(async () => {
  shop = mkdtempSync(join(tmpdir(), 'muara-shop-'));
  cpSync(join(root, 'generate/fixtures/shop'), shop, { recursive: true });
  cpSync(join(root, 'redocly.yaml'), join(shop, 'redocly.yaml'));
  write({ out: join(shop, 'generated') }, (await translate(shop)).files);
});
afterAll(() => rmSync(shop, { recursive: true, force: true }));

describe('The linters find', { timeout: 60_000 }, () => {
  it('an example that its schema refuses, and an unresolved reference', async () => {
    const path = join(shop, 'http/paths/orders.yaml');
    const good = readFileSync(path, 'utf8');
    writeFileSync(
      path,
      good.replace('{ data: [] }', '{ data: [{ id: 0 }] }').replace('kind: book, lines: []', 'kind: book'),
    );
    const problems = await lintWithRedocly(shop);
    writeFileSync(path, good);
    expect(problems.filter((line) => line.includes('no-invalid-media-type-examples')).length).toBeGreaterThanOrEqual(2);
  });

  it('what AsyncAPI does not allow', async () => {
    const file = join(shop, 'broken.json');
    const document = JSON.parse(readFileSync(join(shop, 'generated/asyncapi.json'), 'utf8')) as {
      operations: { send: { action: string } };
    };
    document.operations.send.action = 'shout';
    writeFileSync(file, JSON.stringify(document));
    expect((await lintAsyncApi(file)).join('\n')).toMatch(/operations\/send\/action/);
  });
});
