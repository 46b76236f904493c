import type { PrintHistoryItem } from '@muara/contract/types';
import { expect, test } from 'vitest';
import { printWords } from './print-words.ts';

const PURCHASE = { total_ticket: 0, total_passengers: 12, total_printable: 1 };
const BATCH = { total_ticket: 1200, total_passengers: 1200, total_printable: 1150 };
const print = (part: Partial<PrintHistoryItem['data']>): PrintHistoryItem['data'] => ({
  printer_name: null,
  printer_id: null,
  reprint_reason: null,
  ...part,
});

test.each([
  [print({}), PURCHASE, 'Receipt'],
  [print({ type: 'receipt', print_from: null, print_to: null }), PURCHASE, 'Receipt'],
  [print({ type: 'wristband', print_from: 2, print_to: 4 }), PURCHASE, 'Wristbands 2–4 of 12'],
  [print({ type: 'wristband', print_from: 3, print_to: 3 }), PURCHASE, 'Wristband 3 of 12'],
  [print({ type: 'wristband' }), PURCHASE, 'Wristbands 1–12 of 12'],
  [print({ type: 'wristband', print_from: 5, print_to: 0 }), PURCHASE, 'Wristbands 5–12 of 12'],
  [print({ type: 'ticket_agent', print_from: 1001, print_to: 1100 }), BATCH, 'Tickets 1,001–1,100 of 1,150'],
  [print({ type: 'ticket_agent', print_from: 1, print_to: 1200 }), BATCH, 'Tickets 1–1,200'],
])('%j is described in words', (data, ticket, words) => {
  expect(printWords(data, ticket)).toBe(words);
});
