import { TICKET_LIST_TYPES_LABELS } from '@muara/contract/constants';
import { platformWord } from '@muara/contract/rules';
import type { TicketListRow } from '@muara/contract/types';
import { csvText } from '../../documents/csv.ts';
import { binary } from '../../kernel/binary.ts';
import type { Handler } from '../../kernel/handler.ts';
import { markFile, markTitles } from '../../world/training-word.ts';
import { eachRow } from '../tickets/index.ts';

interface Column {
  title: string;
  value(row: TicketListRow): string | number | null;
  /** In lists of sub-tickets only. */
  sub?: boolean;
}

const COLUMNS: readonly Column[] = [
  { title: 'Code', value: ({ code }) => code },
  { title: 'Batch', value: ({ batch_code: batch }) => batch, sub: true },
  { title: 'Receipt No', value: ({ _id: number }) => number },
  { title: 'Name', value: ({ name }) => name },
  { title: 'Package', value: ({ package: pkg }) => pkg.name },
  { title: 'Platform', value: platformWord },
  { title: 'Payment Method', value: ({ payment_method: method }) => method },
  { title: 'Amount (RM)', value: ({ total_amount: amount }) => amount },
  { title: 'Passengers', value: ({ total_passengers: passengers }) => passengers },
  { title: 'Departure Date', value: ({ depart_date: date }) => date },
  { title: 'Slot', value: ({ slot }) => slot },
  { title: 'Jetty', value: ({ jetty }) => jetty?.name ?? null },
  { title: 'State', value: ({ sub_state: state }) => state, sub: true },
  { title: 'Status', value: ({ ribbon }) => ribbon },
  { title: 'Request', value: describeRequest },
  { title: 'Created', value: ({ created_at: at }) => at.slice(0, 16).replace('T', ' ') },
];

/** Rows converted to text together, so that a long list is never in memory twice. */
const CHUNK = 2_000;

/** Returns a ticket list with its filters, as a spreadsheet; times are Kuala Lumpur local time. */
export const exportTickets: Handler<'exportTickets'> = ({ query }, ctx) => {
  const { world, rules, now } = ctx;
  const list = query.ticket_type ?? 0;
  const columns = COLUMNS.filter(({ sub }) => !sub || list > 1);
  const encoder = new TextEncoder();
  const pieces = [
    encoder.encode(
      csvText([
        markTitles(
          columns.map(({ title }) => title),
          world,
        ),
      ]),
    ),
  ];
  let lines: (string | number | null)[][] = [];
  const flush = (): void => {
    // The byte order mark comes once, before the titles.
    pieces.push(encoder.encode(csvText(lines).slice(1)));
    lines = [];
  };
  for (const row of eachRow(world, rules, query)) {
    lines.push(columns.map(({ value }) => value(row)));
    if (lines.length === CHUNK) flush();
  }
  flush();
  const name = TICKET_LIST_TYPES_LABELS[list].toLowerCase();
  return binary(join(pieces), 'text/csv', markFile(`tickets-${name}-${rules.toLocalDate(now)}.csv`, world));
};

function describeRequest(row: TicketListRow): string | null {
  if (row.request_refund_at !== null && row.refunded_at === null) return 'Pending Refund';
  const ownVoid = row.request_canceled_at !== null && row.canceled_at === null;
  const batchVoid = row.frozen_by === 'void_requested' && row.sub_state !== 'Used' && row.sub_state !== 'Voided';
  return ownVoid || batchVoid ? 'Pending Void' : null;
}

function join(pieces: readonly Uint8Array[]): Uint8Array {
  const whole = new Uint8Array(pieces.reduce((sum, { length }) => sum + length, 0));
  let at = 0;
  for (const piece of pieces) {
    whole.set(piece, at);
    at += piece.length;
  }
  return whole;
}
