import { formatRinggit } from '@muara/contract/rules';
import { paragraph, row, rule, space } from './blocks.ts';
import { flow, type Section } from './flow.ts';
import { localTime } from './format.ts';
import { type Block, composeDocument, type Kit, MM } from './paper.ts';
import { factLines, heading, ROW_GAP, sideBySide, tableHead, tableRow, textLines } from './sheet-blocks.ts';
import type { BookingSheetData, BusinessHeader } from './types.ts';
import { TRAINING } from '../world/training-word.ts';
import { trainingMark } from './training-mark.ts';

const A4 = { width: 210 * MM, height: 297 * MM };
const MARGIN = { side: 18 * MM, end: 16 * MM };
const SIZE = 9.5;

/**
 * Renders a booking as an A4 PDF (002 §7.1): buyer, trip, bill as stored, and state, on as many pages
 * as needed. Pure: the same data gives the same bytes.
 */
export function renderBookingSheet(sheet: BookingSheetData): Promise<Uint8Array> {
  const { business, code, printedAt, booking, buyer, payments, remark, note } = sheet;
  return composeDocument(
    { title: `Booking ${code}`, subject: business.name, createdAt: printedAt, data: sheet },
    (typeface) => {
      const kit: Kit = { ...typeface, width: A4.width - 2 * MARGIN.side };
      const half: Kit = { ...kit, width: (kit.width - 10 * MM) / 2 };
      const part = (title: string, blocks: readonly Block[]): Section[] =>
        blocks.length === 0 ? [] : [{ blocks: [space(10)] }, { head: heading(kit, title), blocks }];
      const facts = sideBySide(kit, half, factLines(half, 'Booking', booking), factLines(half, 'Buyer', buyer));
      const received = payments.map(({ what, at, amount }) =>
        tableRow(kit, [`${what}, ${localTime(at)}`, '', '', formatRinggit(amount)]),
      );
      return flow(
        [
          { blocks: [...letterhead(kit, business, printedAt), paragraph(kit, `Booking ${code}`, TITLE), space(8)] },
          { blocks: facts },
          ...bill(kit, sheet),
          ...part('Payments (RM)', received),
          ...part('Remark', remark === null ? [] : textLines(kit, remark, SIZE)),
          ...part('Message to the buyer', note === null ? [] : textLines(kit, note, SIZE)),
        ],
        {
          ...A4,
          margin: MARGIN,
          foot: (page, pages) =>
            row(
              kit,
              business.training ? `${TRAINING} · Booking ${code}` : `Booking ${code}`,
              `Page ${page} of ${pages}`,
              { size: 8 },
            ),
        },
      );
    },
  );
}

const TITLE = { size: 18, bold: true, align: 'left' } as const;

function letterhead(kit: Kit, business: BusinessHeader, printedAt: string): Block[] {
  const { name, lines, registration, contact } = business;
  const right = [registration, contact, `Printed ${localTime(printedAt)}`].filter(
    (fact) => fact != null && fact !== '',
  );
  const rows = Math.max(lines.length, right.length);
  return [
    ...trainingMark(kit, business),
    paragraph(kit, name, { size: 13, bold: true, align: 'left' }),
    ...Array.from({ length: rows }, (_, index) => row(kit, lines[index] ?? '', right[index] ?? '', { size: 8.5 })),
    rule(kit, { thickness: 1.2, air: 6 }),
    space(6),
  ];
}

function bill(kit: Kit, { lines, charges, discounts, fee, total }: BookingSheetData): Section[] {
  const amount = (label: string, text: string): Block => tableRow(kit, [label, '', '', text]);
  return [
    { blocks: [space(10)] },
    {
      head: tableHead(kit, ['Price', 'Qty', 'Each', 'RM']),
      blocks: [
        ...lines.map(({ label, count, unit, amount: sum }) =>
          tableRow(kit, [
            label,
            String(count),
            unit === 0 ? '' : formatRinggit(unit),
            unit === 0 ? '' : formatRinggit(sum),
          ]),
        ),
        ...charges.map((charge) => amount(charge.label, formatRinggit(charge.amount))),
        ...discounts.map((discount) => amount(discount.label, `−${formatRinggit(discount.amount)}`)),
        ...(fee > 0 ? [amount('Processing fee', formatRinggit(fee))] : []),
        totalRow(kit, total),
      ],
    },
  ];
}

function totalRow(kit: Kit, total: number): Block {
  const [line, sum] = [
    rule(kit, { thickness: 1.2, air: ROW_GAP }),
    row(kit, 'Total', formatRinggit(total), { size: 13, bold: true }),
  ];
  return {
    height: line.height + sum.height,
    draw(area) {
      line.draw(area);
      sum.draw({ ...area, top: area.top - line.height });
    },
  };
}
