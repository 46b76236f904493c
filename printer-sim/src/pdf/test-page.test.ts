import { expect, test } from 'vitest';
import { testPage } from './test-page.ts';

const PRINTER = {
  device_id: 'MUARA-RECEIPT-1',
  name: 'Receipt (1) \\ é',
  printer_type: 'receipt',
  printer_connected: 1,
} as const;

test('the test page names its printer, with reserved characters escaped', () => {
  const page = Buffer.from(testPage(PRINTER)).toString('latin1');
  expect(page).toContain('(MUARA-RECEIPT-1) Tj');
  expect(page).toContain('(Receipt \\(1\\) \\\\ ?) Tj');
});

test('each entry of the table points to its object, and the trailer to the table', () => {
  const page = Buffer.from(testPage(PRINTER)).toString('latin1');
  const offsets = [...page.matchAll(/^(\d{10}) 00000 n $/gm)].map(([, offset]) => Number(offset));
  expect(offsets).toHaveLength(5);
  for (const [index, offset] of offsets.entries())
    expect(page.slice(offset)).toMatch(new RegExp(`^${index + 1} 0 obj\n`));
  const table = Number(/startxref\n(\d+)/.exec(page)![1]);
  expect(page.slice(table)).toMatch(/^xref\n0 6\n/);
});
