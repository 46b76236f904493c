import { type BookingSheetData, renderBookingSheet, useFonts } from '@muara/simulator/documents';
import { installedFonts } from '@muara/simulator/hosts/node';
import { describe, expect, test } from 'vitest';
import { readPdf, readPdfLines } from '../support/read-pdf.ts';
import { BOOKING } from '../support/sample-documents.ts';

useFonts(installedFonts);

const MILLIMETRE = 72 / 25.4;

describe('the printed booking, read by an outside reader', () => {
  test('is one page of A4 with the letterhead, all facts and the stored figures', async () => {
    const { pages, width, height, lines, title } = await readPdf(await renderBookingSheet(BOOKING));
    expect([pages, title]).toEqual([1, 'Booking MRBX7K2M9QP']);
    expect([width / MILLIMETRE, height / MILLIMETRE]).toEqual([expect.closeTo(210), expect.closeTo(297)]);
    expect(lines).toEqual(
      expect.arrayContaining([
        'Muara River Cruise',
        'Jeti Muara, Jalan Muara SSM 202501000000',
        'Printed 21 Nov 2026, 10:15',
        'Booking MRBX7K2M9QP',
        'Booking Buyer',
        'Status Approved Name Salmah binti Yusof',
        'Price Qty Each RM',
        'Child 36 15.00 540.00',
        'Discount 10 % −111.00',
        'Total 999.00',
        'Deposit, online, 19 Nov 2026, 11:00 300.00',
        'Wheelchair for one child.',
        'Cake at 15:30.',
        'See you on the river',
        'Booking MRBX7K2M9QP Page 1 of 1',
      ]),
    );
  });

  test('a charter shows its one price and no price of a group', async () => {
    const charter: BookingSheetData = {
      ...BOOKING,
      lines: [{ label: 'Adult', count: 10, unit: 0, amount: 0 }],
      charges: [{ label: 'Charter', amount: 90_000 }],
      discounts: [],
      fee: 60,
      total: 90_060,
    };
    const { lines } = await readPdf(await renderBookingSheet(charter));
    expect(lines).toEqual(
      expect.arrayContaining(['Adult 10', 'Charter 900.00', 'Processing fee 0.60', 'Total 900.60']),
    );
  });

  test('leaves out what there is none of', async () => {
    const { text } = await readPdf(await renderBookingSheet({ ...BOOKING, payments: [], remark: null, note: null }));
    expect(text).not.toMatch(/Payments|Remark|Message|null/);
  });

  test('a long one goes on with the head of its table, and counts its pages', async () => {
    const dishes = Array.from({ length: 90 }, (_, index) => ({
      label: `Dish ${index + 1}`,
      count: 1,
      unit: 100,
      amount: 100,
    }));
    const remark = Array.from({ length: 70 }, (_, index) => `Wish ${index + 1}`).join('\n');
    const pages = await readPdfLines(await renderBookingSheet({ ...BOOKING, lines: dishes, remark }));
    expect(pages.length).toBeGreaterThan(2);
    for (const [index, lines] of pages.entries()) {
      expect(lines.at(-1)).toBe(`Booking MRBX7K2M9QP Page ${index + 1} of ${pages.length}`);
      if (lines.some((line) => line.startsWith('Dish'))) expect(lines).toContain('Price Qty Each RM');
      if (lines.some((line) => line.startsWith('Wish'))) expect(lines).toContain('Remark');
    }
    const all = pages.flat();
    for (const { label } of dishes) expect(all.filter((line) => line === `${label} 1 1.00 1.00`)).toHaveLength(1);
    expect(all.filter((line) => line.startsWith('Wish '))).toHaveLength(70);
  });

  test('nothing runs over the foot of a page', async () => {
    const remark = 'x'.repeat(20_000);
    const bytes = await renderBookingSheet({ ...BOOKING, remark });
    const { pieces, height } = await readPdf(bytes);
    const foot = pieces.find(({ text }) => text.startsWith('Page'))!.y;
    for (const { text, y } of pieces) if (!/^(Page|Booking MR)/.test(text)) expect(y).toBeLessThan(foot);
    expect(foot).toBeLessThan(height);
    const letters = (await readPdfLines(bytes)).flat().filter((line) => /^x+$/.test(line));
    expect(letters.join('')).toBe(remark);
  });

  test('is the same bytes for the same data', async () => {
    const draw = () => renderBookingSheet(structuredClone(BOOKING));
    expect(Buffer.from(await draw()).equals(await draw())).toBe(true);
  });
});
