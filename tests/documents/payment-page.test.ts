import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { createTestSimulator } from '../../simulator/testing/index.ts';
import { approved } from '../../simulator/testing/stages/bookings.ts';
import { keyed } from '../../simulator/testing/samples/documents.ts';

const SHOP_STYLE = readFileSync(new URL('../../web/src/app/app.css', import.meta.url), 'utf8');

test('the payment page of a booking has the looks of the shop: the river at the top, its brand color, its name', async () => {
  const sim = createTestSimulator();
  const { code } = await approved(sim, await sim.as('manager'));
  const html = new TextDecoder().decode(await sim.call('getPaymentPage', keyed(sim, code)));
  const [, brand] = /--brand: light-dark\((#\w{6})/.exec(SHOP_STYLE) ?? [];
  expect(brand).toBeDefined();
  expect(html).toContain(`--go:${brand}`);
  expect(html).toMatch(/body\{background:var\(--page\) linear-gradient\(/);
  expect(html).toContain('<p class="brand">Muara River Cruise</p>');
});
