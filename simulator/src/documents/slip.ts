import { formatMoney, formatRinggit } from '@muara/contract/rules';
import { badgeRow, billRow, paragraph, row, rule, space } from './blocks.ts';
import { localTime } from './format.ts';
import { letterhead } from './letterhead.ts';
import { type Block, composeDocument, type Kit, MM, rollSheet } from './paper.ts';
import type { SlipData } from './types.ts';

/**
 * Renders the slip of a shift's start or close as a PDF, 80 mm wide (000 §2, 002 §7.5).
 * A close slip shows expected, counted and difference. Pure: the same data gives the same bytes.
 * @param slip amounts in sen; the difference is the only figure computed here
 */
export function renderSlip(slip: SlipData): Promise<Uint8Array> {
  const opening = slip.type === 'start';
  const at = opening ? slip.startedAt : (slip.closedAt ?? slip.startedAt);
  return composeDocument(
    {
      title: opening ? 'Shift start slip' : 'Shift close slip',
      subject: slip.cashier,
      createdAt: at,
      data: slip,
    },
    (typeface) => [
      rollSheet(typeface, { side: 4 * MM, end: 4 * MM }, (kit) => [
        ...letterhead(kit, slip.business),
        rule(kit, { air: 7 }),
        badgeRow(kit, 'Shift slip', opening ? 'Start' : 'Close', !opening),
        space(5),
        ...facts(kit, slip),
        rule(kit, { dashed: true }),
        ...(opening
          ? [row(kit, 'Cash in drawer', formatMoney(slip.float), { size: 12, bold: true })]
          : closing(kit, slip)),
        space(30),
        ...signatures(kit),
      ]),
    ],
  );
}

function facts(kit: Kit, slip: SlipData): Block[] {
  const list: [string, string | null][] = [
    ['Cashier', slip.cashier],
    ['Shift', slip.shift],
    ['Jetty', slip.exhibition ? 'Exhibition' : slip.jetty],
    ['Counter', slip.counter],
    ['Started', localTime(slip.startedAt)],
    ['Closed', slip.closedAt === null || slip.type === 'start' ? null : localTime(slip.closedAt)],
  ];
  return list
    .filter((fact): fact is [string, string] => fact[1] !== null && fact[1] !== '')
    .map(([label, value], index) => row(kit, label, value, { strong: index === 0 }));
}

function closing(kit: Kit, slip: SlipData): Block[] {
  const expected = slip.expected ?? 0;
  const counted = slip.counted ?? 0;
  const sales = slip.methods.reduce((sum, { amount }) => sum + amount, 0);
  return [
    paragraph(kit, 'Sales by payment method', { bold: true, align: 'left' }),
    space(2),
    ...slip.methods.map(({ method, count, amount }) => billRow(kit, method, String(count), formatRinggit(amount))),
    row(kit, 'Total sales', formatRinggit(sales), { strong: true }),
    ...(slip.tickets === null ? [] : [row(kit, 'Tickets', String(slip.tickets))]),
    ...(slip.passengers === null ? [] : [row(kit, 'Passengers', String(slip.passengers))]),
    rule(kit, { dashed: true }),
    paragraph(kit, 'Cash in drawer', { bold: true, align: 'left' }),
    space(2),
    row(kit, 'Float', formatRinggit(slip.float)),
    ...slip.movements.map(({ label, amount }) => row(kit, label, formatRinggit(amount))),
    rule(kit, { thickness: 1.4 }),
    row(kit, 'Expected', formatRinggit(expected), { size: 11, bold: true }),
    row(kit, 'Counted', formatRinggit(counted), { size: 11, bold: true }),
    row(kit, 'Difference', signed(counted - expected), { size: 11, bold: true }),
    rule(kit, { thickness: 1.4 }),
  ];
}

/** Formats a difference, always with its sign. */
function signed(sen: number): string {
  return sen > 0 ? `+${formatRinggit(sen)}` : formatRinggit(sen);
}

function signatures(kit: Kit): Block[] {
  return [rule(kit, { air: 2 }), row(kit, 'Cashier', 'Supervisor', { size: 7.5 }), space(4)];
}
