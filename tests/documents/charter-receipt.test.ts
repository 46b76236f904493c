import { createTestSimulator } from '@muara/simulator/testing';
import { expect, test } from 'vitest';
import { counterSale } from '../../simulator/testing/stages/sales.ts';
import { readPdfLines } from '../support/read-pdf.ts';

/** The amount at the end of the line that begins with `label`, in sen. */
function amountOf(lines: readonly string[], label: string): number {
  const line = lines.find((text) => text.startsWith(label));
  if (!line) throw new Error(`no line begins with ${label}: ${lines.join(' | ')}`);
  return Math.round(Number(line.split(' ').at(-1)!.replaceAll(',', '')) * 100);
}

test('the charter and the park lines of a receipt add up to its total', async () => {
  const sim = createTestSimulator();
  sim.world.tables.packages.update(7, { minisigua: true });
  const till = await sim.as('cashier');
  await till.call('startShift', { body: { cash_in: 200, jetty_id: 1, station: 'Counter 1' } });

  const { ticket } = await till.call('generateTicket', {
    body: counterSale({
      package_id: 7,
      name: 'Aina',
      email: 'aina@mail.test',
      contact: '0123456789',
      amount: 905,
      cash_in: 905,
      cash_out: 0,
    }),
  });
  const pdf = await till.call('viewReceipt', { params: { code: ticket!.code } });

  const lines = (await readPdfLines(pdf)).flat();
  const charter = amountOf(lines, 'Charter ');
  const park = amountOf(lines, 'Adult 2 × 2.00 ') + amountOf(lines, 'Child 1 × 1.00 ');
  expect([charter, park]).toEqual([90_000, 500]);
  expect(amountOf(lines, 'TOTAL RM ')).toBe(charter + park);
});
