import { rules } from '@muara/contract/rules';
import { renderWristbands, useFonts } from '@muara/simulator/documents';
import { installedFonts } from '@muara/simulator/hosts/node';
import { describe, expect, test } from 'vitest';
import { readPdf, readPdfLines, scanPdf, scanPdfPages } from '../support/read-pdf.ts';
import { WRISTBANDS } from '../support/sample-documents.ts';

useFonts(installedFonts);

const MILLIMETRE = 72 / 25.4;
const ALL = { from: 1, to: 4 };

describe('wristbands, read by an outside reader', () => {
  test('are one a head on a strip of 25 by 254 mm, each with its own QR', async () => {
    const pages = await scanPdfPages(await renderWristbands(WRISTBANDS, ALL));
    expect(pages.map(({ qr }) => rules.readWristbandCode(qr ?? ''))).toEqual(
      [1, 2, 3, 4].map((number) => ({ code: WRISTBANDS.code, number, mark: WRISTBANDS.marks[number - 1] })),
    );
    for (const [index, { lines, paper, width, height }] of pages.entries()) {
      expect([paper.width / MILLIMETRE, paper.height / MILLIMETRE]).toEqual([expect.closeTo(25), expect.closeTo(254)]);
      // Shown lying, so that it can be read.
      expect([width, height]).toEqual([paper.height, paper.width]);
      expect(lines).toEqual(
        expect.arrayContaining([
          WRISTBANDS.passengers[index],
          'River Cruise with Park',
          'Sat, 21 Nov 2026',
          '10:00 - 11:00',
          'Jeti Muara',
          'MRCX7K2M9QP',
          `${index + 1}/4`,
        ]),
      );
      expect(lines.join(' ')).toContain('Muara River Cruise');
    }
  });

  test.each(['MRCX', 'MRCX7K2M9QP', 'MRCX7K2M9QPABCDEFGHJ'])(
    'of %s have a QR of at least 18 mm in four modules of white',
    async (code) => {
      const passengers = Array.from({ length: 12_345 }, () => 'Adult');
      const { qr, qrPrint } = await scanPdf(
        await renderWristbands(
          { ...WRISTBANDS, code, passengers, marks: passengers.map(() => '7B1F0C2A') },
          { from: 12_345, to: 12_345 },
        ),
      );
      expect(qr).toBe(`${code}-W12345-7B1F0C2A`);
      expect(qrPrint!.side).toBeGreaterThanOrEqual(18);
      expect(qrPrint!.quietModules).toBeGreaterThanOrEqual(4);
    },
  );

  test('keep the glued 30 mm at their end blank, also with long names', async () => {
    const long = 'Sungai Melaka Heritage River Cruise '.repeat(9);
    const batch = {
      ...WRISTBANDS,
      packageName: long,
      jetty: long,
      slot: long,
      passengers: [long],
      business: { ...WRISTBANDS.business, name: long },
    };
    const { pieces, width, height } = await readPdf(await renderWristbands(batch, { from: 1, to: 1 }));
    expect(pieces.length).toBeGreaterThan(6);
    for (const { right, y } of pieces) {
      expect(right).toBeLessThanOrEqual(width - 30 * MILLIMETRE);
      expect(y).toBeGreaterThan(0);
      expect(y).toBeLessThan(height);
    }
  });

  test('without a date say that the ticket is open', async () => {
    const open = { ...WRISTBANDS, departDate: null, slot: null, jetty: null };
    const [lines] = await readPdfLines(await renderWristbands(open, { from: 1, to: 1 }));
    expect(lines!.join('\n')).toContain('Open Ticket');
    expect(lines!.join('\n')).not.toMatch(/null|:00/);
  });

  test('a range prints its own, counted among all', async () => {
    const pages = await readPdfLines(await renderWristbands(WRISTBANDS, { from: 3, to: 9 }));
    expect(pages.map((lines) => lines.find((line) => /\d\/4$/.test(line)))).toEqual([
      expect.stringMatching('3/4'),
      expect.stringMatching('4/4'),
    ]);
    await expect(renderWristbands(WRISTBANDS, { from: 5, to: 5 })).rejects.toThrow(RangeError);
  });

  test('are the same bytes for the same data', async () => {
    const draw = () => renderWristbands(structuredClone(WRISTBANDS), ALL);
    expect(Buffer.from(await draw()).equals(await draw())).toBe(true);
  });
});
