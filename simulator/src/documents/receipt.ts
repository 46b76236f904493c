import { formatMoney, formatRinggit } from '@muara/contract/rules';
import { badgeRow, billRow, paragraph, row, rule, space } from './blocks.ts';
import { localTime, longDate } from './format.ts';
import { letterhead } from './letterhead.ts';
import { type Block, composeDocument, type Kit, MM, rollSheet } from './paper.ts';
import { qrBlock } from './qr.ts';
import type { ReceiptData, ReceiptLine, ReceiptOptions } from './types.ts';
import { trainingMark } from './training-mark.ts';

const DEFAULT_FOOTER = ['Please show this code when you board.', 'Terima kasih. Thank you.'];

/** States that mean money received; any other state is printed in a frame instead of a block. */
const SETTLED = new Set(['Paid', 'FOC']);

/**
 * Renders the receipt of a ticket as a PDF, 80 mm wide (000 §7, 001 §2).
 * Pure: the same data and options give the same bytes. Never throws for a name that the fonts cannot write.
 * @param receipt stored figures in sen; nothing is computed here
 * @param options `noMargin` for receipt printers
 */
export function renderReceipt(receipt: ReceiptData, options: ReceiptOptions): Promise<Uint8Array> {
  const margin = options.noMargin ? { side: 4 * MM, end: 0 } : { side: 6 * MM, end: 6 * MM };
  const { receiptNo, code, createdAt } = receipt;
  return composeDocument(
    { title: `Receipt ${receiptNo}`, subject: `Ticket ${code}`, createdAt, data: receipt },
    (typeface) => [
      rollSheet(typeface, margin, (kit) => [
        space(4),
        ...letterhead(kit, receipt.business),
        rule(kit, { air: 7 }),
        ...heading(kit, receipt),
        rule(kit, { dashed: true }),
        ...trip(kit, receipt),
        rule(kit, { dashed: true }),
        ...bill(kit, receipt),
        ...totals(kit, receipt),
        ...payment(kit, receipt),
        ...sale(kit, receipt),
        rule(kit, { dashed: true }),
        ...ending(kit, receipt),
      ]),
    ],
  );
}

function heading(kit: Kit, receipt: ReceiptData): Block[] {
  return [
    badgeRow(kit, 'Receipt', receipt.state, SETTLED.has(receipt.state)),
    space(5),
    row(kit, 'Receipt no', receipt.receiptNo, { strong: true }),
    row(kit, 'Ticket code', receipt.code, { strong: true }),
    row(kit, 'Issued', localTime(receipt.createdAt)),
  ];
}

function trip(kit: Kit, receipt: ReceiptData): Block[] {
  const blocks = [paragraph(kit, receipt.packageName ?? 'Dining', { size: 11, bold: true, align: 'left' }), space(3)];
  if (receipt.departDate !== null) blocks.push(row(kit, 'Date', longDate(receipt.departDate), { strong: true }));
  if (receipt.slot !== null) blocks.push(row(kit, 'Time', receipt.slot, { strong: true }));
  if (receipt.jetty !== null) blocks.push(row(kit, 'Jetty', receipt.jetty, { strong: true }));
  if (receipt.buyer !== null && receipt.buyer !== '') blocks.push(row(kit, 'Name', receipt.buyer));
  if (receipt.partner) blocks.push(row(kit, receipt.partner.label, receipt.partner.name));
  if (receipt.passengerCount > 0) blocks.push(row(kit, 'Passengers', String(receipt.passengerCount)));
  return blocks;
}

function bill(kit: Kit, receipt: ReceiptData): Block[] {
  const lines = (list: readonly ReceiptLine[]) =>
    list.map(({ label, count, unit, amount }) =>
      billRow(kit, label, `${count} × ${formatRinggit(unit)}`, formatRinggit(amount)),
    );
  const titled = (title: string, list: readonly ReceiptLine[]) =>
    list.length === 0 ? [] : [space(4), paragraph(kit, title, { size: 8, bold: true, align: 'left' }), ...lines(list)];
  const free =
    receipt.freeTickets > 0
      ? [billRow(kit, 'Free', `${receipt.freeTickets} × ${formatRinggit(0)}`, formatRinggit(0))]
      : [];
  return [
    billRow(kit, 'Item', 'Qty × Price', 'RM', { size: 8, bold: true }),
    space(3),
    ...receipt.charges.map(({ label, amount }) => billRow(kit, label, '', formatRinggit(amount))),
    ...lines(receipt.passengers),
    ...free,
    ...titled('Food and drinks', receipt.foods),
    ...titled('Minisigua', receipt.minisigua),
  ];
}

function totals(kit: Kit, receipt: ReceiptData): Block[] {
  const details = [
    ...receipt.discounts.map(({ label, amount }) => row(kit, label, formatRinggit(-amount))),
    ...(receipt.subtotal === receipt.total && receipt.discounts.length === 0
      ? []
      : [row(kit, 'Subtotal', formatRinggit(receipt.subtotal))]),
    ...(receipt.fee === 0 ? [] : [row(kit, 'Processing fee', formatRinggit(receipt.fee))]),
  ];
  return [
    ...(details.length === 0 ? [] : [rule(kit, { dashed: true }), ...details]),
    rule(kit, { thickness: 1.4, air: 5 }),
    row(kit, 'TOTAL', formatMoney(receipt.total), { size: 16, bold: true }),
    rule(kit, { thickness: 1.4, air: 5 }),
  ];
}

function payment(kit: Kit, { payment: paid }: ReceiptData): Block[] {
  const cash = (label: string, sen: number | null | undefined, strong = false) =>
    sen === null || sen === undefined ? [] : [row(kit, label, formatRinggit(sen), { strong })];
  return [
    row(kit, 'Payment method', paid.method, { strong: true }),
    ...(paid.references ?? []).map(({ label, value }) => row(kit, label, value)),
    ...cash('Cash received', paid.cashReceived),
    ...cash('Change', paid.change, true),
    ...cash('Still owed', paid.owed, true),
  ];
}

function sale(kit: Kit, receipt: ReceiptData): Block[] {
  const facts: [string, string | null][] = [
    ['Cashier', receipt.cashier],
    ['Counter', receipt.counter],
    ['Paid at', receipt.paidAt === null ? null : localTime(receipt.paidAt)],
  ];
  const known = facts.filter((fact): fact is [string, string] => fact[1] !== null && fact[1] !== '');
  return known.length === 0
    ? []
    : [rule(kit, { dashed: true }), ...known.map(([label, value]) => row(kit, label, value))];
}

function ending(kit: Kit, receipt: ReceiptData): Block[] {
  const footer = receipt.footer !== undefined && receipt.footer.length > 0 ? receipt.footer : DEFAULT_FOOTER;
  return [
    qrBlock(kit, receipt.code),
    paragraph(kit, receipt.code, { size: 12, bold: true }),
    space(5),
    ...footer.map((line) => paragraph(kit, line, { size: 8 })),
    space(4),
    ...trainingMark(kit, receipt.business),
  ];
}
