import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { bundleDocument } from './bundle.ts';
import { composeHttp, HTTP } from './compose.ts';
import { Problems } from './problems.ts';

let shop: string;

beforeAll(() => {
  shop = mkdtempSync(join(tmpdir(), 'muara-bundle-'));
  cpSync(fileURLToPath(new URL('./fixtures/shop', import.meta.url)), shop, { recursive: true });
});
afterAll(() => rmSync(shop, { recursive: true, force: true }));

async function bundle(): Promise<string> {
  const problems = new Problems();
  const document = await bundleDocument(shop, HTTP, problems, composeHttp(shop, problems));
  problems.throwIfAny();
  return JSON.stringify(document);
}

it('bundles again what was saved, and nothing else', async () => {
  const first = await bundle();
  expect(await bundle()).toBe(first);

  const file = join(shop, 'http/paths/order-pdf.yaml');
  const text = readFileSync(file, 'utf8');
  writeFileSync(file, text.replace('operationId: printOrder', 'operationId: downloadOrder'));
  expect(await bundle()).toBe(first.replaceAll('printOrder', 'downloadOrder'));
  writeFileSync(file, text);
  expect(await bundle()).toBe(first);
});

it('gives each caller a document of its own', async () => {
  const problems = new Problems();
  const [one, other] = [
    await bundleDocument(shop, HTTP, problems, composeHttp(shop, problems)),
    await bundleDocument(shop, HTTP, problems, composeHttp(shop, problems)),
  ];
  one!['info'] = { title: 'Changed', version: '0' };
  expect(other!['info']).not.toEqual(one!['info']);
  expect(JSON.stringify(other)).toBe(await bundle());
});
