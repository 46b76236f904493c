import { type ReceiptData, renderReceipt, renderSlip, useFonts } from '@muara/simulator/documents';
import { installedFonts } from '@muara/simulator/hosts/node';
import { describe, expect, test } from 'vitest';
import { readPdf, scanPdf } from '../support/read-pdf.ts';
import { CLOSE_SLIP, FULL_RECEIPT, SIMPLE_RECEIPT, START_SLIP } from '../support/sample-documents.ts';

useFonts(installedFonts);

const PAPER_WIDTH_POINTS = (80 / 25.4) * 72;

describe('a receipt, read by an outside reader', () => {
  test('says what was sold, for how much, how it was paid, by whom and when', async () => {
    const { lines, pages, width, title } = await readPdf(await renderReceipt(SIMPLE_RECEIPT, { noMargin: true }));
    expect(pages).toBe(1);
    expect(width).toBeCloseTo(PAPER_WIDTH_POINTS, 2);
    expect(title).toBe('Receipt R-0001024');
    expect(lines).toEqual(
      expect.arrayContaining([
        'Muara River Cruise',
        'Receipt PAID',
        'Receipt no R-0001024',
        'Ticket code MRCX7K2M9QP',
        'River Cruise',
        'Date Sat, 21 Nov 2026',
        'Time 10:00 - 11:00',
        'Jetty Jeti Muara',
        'Adult 2 × 30.00 60.00',
        'Child 1 × 15.00 15.00',
        'TOTAL RM 75.00',
        'Payment method Cash',
        'Cash received 100.00',
        'Change 25.00',
        'Cashier Aisyah Rahman',
        'Counter Counter 1',
        'Paid at 21 Nov 2026, 10:15',
      ]),
    );
  });

  test('leaves out what the sale does not have', async () => {
    const { text } = await readPdf(await renderReceipt(SIMPLE_RECEIPT, { noMargin: true }));
    for (const word of ['Subtotal', 'Processing fee', 'Free', 'Minisigua', 'Food', 'Name', 'Agent'])
      expect(text).not.toContain(word);
  });

  test('carries discounts, food, minisigua, free tickets, the fee and the references of a transfer', async () => {
    const { lines } = await readPdf(await renderReceipt(FULL_RECEIPT, { noMargin: false }));
    expect(lines).toEqual(
      expect.arrayContaining([
        'Receipt REFUNDED',
        'Name Łukasz 李小龙 bin Ibrahim 😀',
        'Charter 900.00',
        'Free 2 × 0.00 0.00',
        'Food and drinks',
        'Minisigua',
        'Adult 2 × 2.00 4.00',
        'Agent discount -60.00',
        'Cashier discount -10.51',
        'Subtotal 14,427.39',
        'Processing fee 0.60',
        'TOTAL RM 14,427.99',
        'Bank Hong Leong Bank',
      ]),
    );
  });

  test.each([
    ['for a printer', true],
    ['for a person', false],
  ])('%s has a QR of the code, at least 30 mm wide, in four modules of white', async (_, noMargin) => {
    const { qr, qrPrint } = await scanPdf(await renderReceipt(FULL_RECEIPT, { noMargin }));
    expect(qr).toBe('MRCX7K2M9QP');
    expect(qrPrint!.side).toBeGreaterThanOrEqual(30);
    expect(qrPrint!.quietModules).toBeGreaterThanOrEqual(4);
  });

  test('is shorter for a printer: there is no border above and below', async () => {
    const [printed, shown] = await Promise.all(
      [true, false].map(async (noMargin) => readPdf(await renderReceipt(SIMPLE_RECEIPT, { noMargin }))),
    );
    expect(printed!.height).toBeLessThan(shown!.height);
    expect(printed!.width).toBe(shown!.width);
  });
});

describe('the same data give the same bytes', () => {
  test('for receipts, whenever and however often they are rendered', async () => {
    const [first, second] = [
      await renderReceipt(FULL_RECEIPT, { noMargin: true }),
      await renderReceipt(structuredClone(FULL_RECEIPT), { noMargin: true }),
    ];
    expect(Buffer.from(first).equals(second)).toBe(true);
  });

  test('for slips', async () => {
    expect(Buffer.from(await renderSlip(CLOSE_SLIP)).equals(await renderSlip(CLOSE_SLIP))).toBe(true);
  });

  test('and other data other bytes', async () => {
    const other = await renderReceipt({ ...SIMPLE_RECEIPT, code: 'MRCX7K2M9QR' }, { noMargin: true });
    expect(Buffer.from(other).equals(await renderReceipt(SIMPLE_RECEIPT, { noMargin: true }))).toBe(false);
  });
});

test('amounts end at one and the same place, for any figures', async () => {
  const amounts = [1, 111, 1111, 88_888, 111_111, 10_000_000];
  const receipt: ReceiptData = {
    ...SIMPLE_RECEIPT,
    passengers: amounts.map((amount) => ({ label: 'Adult', count: 1, unit: amount, amount })),
  };
  const { pieces } = await readPdf(await renderReceipt(receipt, { noMargin: true }));
  const ends = pieces.filter(({ text }) => /^-?[\d,]+\.\d\d$/.test(text)).map(({ right }) => right);
  expect(ends.length).toBeGreaterThanOrEqual(amounts.length);
  expect(Math.max(...ends) - Math.min(...ends)).toBeLessThan(0.01);
});

test('dining alone has dishes and no trip', async () => {
  const dining: ReceiptData = {
    ...SIMPLE_RECEIPT,
    packageName: null,
    slot: null,
    passengers: [],
    passengerCount: 0,
    foods: [{ label: 'Nasi lemak (Adult)', count: 2, unit: 1250, amount: 2500 }],
    subtotal: 2500,
    total: 2500,
  };
  const { lines, text } = await readPdf(await renderReceipt(dining, { noMargin: true }));
  expect(lines).toEqual(expect.arrayContaining(['Dining', 'Nasi lemak (Adult) 2 × 12.50 25.00', 'TOTAL RM 25.00']));
  expect(text).not.toMatch(/Time|Passengers|River Cruise\nDate/);
});

describe('a shift slip', () => {
  test('at the start shows the float and no figures of the close', async () => {
    const { lines, text } = await readPdf(await renderSlip(START_SLIP));
    expect(lines).toEqual(
      expect.arrayContaining([
        'Shift slip START',
        'Cashier Aisyah Rahman',
        'Counter Counter 1',
        'Cash in drawer RM 200.00',
      ]),
    );
    expect(text).not.toMatch(/Expected|Counted|Difference/);
  });

  test('at the close shows expected, counted and difference, and the sales per payment method', async () => {
    const { lines } = await readPdf(await renderSlip(CLOSE_SLIP));
    expect(lines).toEqual(
      expect.arrayContaining([
        'Shift slip CLOSE',
        'Closed 21 Nov 2026, 15:00',
        'Cash 21 1,129.50',
        'Bank Transfer 3 450.00',
        'Total sales 1,579.50',
        'Float 200.00',
        'Change -120.50',
        'Expected 1,269.50',
        'Counted 1,269.00',
        'Difference -0.50',
      ]),
    );
  });

  test('says which side a surplus lies on', async () => {
    const { lines } = await readPdf(await renderSlip({ ...CLOSE_SLIP, counted: 127_000 }));
    expect(lines).toContain('Difference +0.50');
  });
});
