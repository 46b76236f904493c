import type { PrintHistoryItem } from '@muara/contract/types';
import { expect, test } from 'vitest';
import { printWords } from './print-words.ts';

const PARTY = { total_ticket: 0, total_passengers: 12, total_printable: 1 };
const BATCH = { total_ticket: 1200, total_passengers: 1200, total_printable: 1150 };
const print = (part: Partial<PrintHistoryItem['data']>): PrintHistoryItem['data'] => ({
  printer_name: null,
  printer_id: null,
  reprint_reason: null,
  ...part,
});

test.each([
  [print({}), PARTY, 'Receipt'],
  [print({ type: 'receipt', print_from: null, print_to: null }), PARTY, 'Receipt'],
  [print({ type: 'wristband', print_from: 2, print_to: 4 }), PARTY, 'Wristbands 2–4 of 12'],
  [print({ type: 'wristband', print_from: 3, print_to: 3 }), PARTY, 'Wristband 3 of 12'],
  [print({ type: 'wristband' }), PARTY, 'Wristbands 1–12 of 12'],
  [print({ type: 'wristband', print_from: 5, print_to: 0 }), PARTY, 'Wristbands 5–12 of 12'],
  [print({ type: 'ticket_agent', print_from: 1001, print_to: 1100 }), BATCH, 'Tickets 1,001–1,100 of 1,150'],
  [print({ type: 'ticket_agent', print_from: 1, print_to: 1200 }), BATCH, 'Tickets 1–1,200'],
])('%j is described in words', (data, ticket, words) => {
  expect(printWords(data, ticket)).toBe(words);
});
