import type { ScannedTicket } from '@muara/contract/types';
import { expect, test } from 'vitest';
import { scannedTicket } from '../flow/test-ticket.ts';
import { canVoidAtGate, voidWay } from './void-way.ts';

test.each([
  [['Scan'], 'direct'],
  [['Cancel (Approve)'], 'direct'],
  [['Cancel (Request)', 'Scan'], 'direct'],
  [['Cancel (Request)'], 'request'],
  [['View'], null],
])('with %o one voids: %s', (rights, want) => {
  expect(voidWay((area, action) => area === 'Tickets' && rights.includes(action))).toBe(want);
});

const AT = '2026-11-23T14:02:00+08:00';

test.each<[name: string, part: Partial<ScannedTicket>, want: boolean]>([
  ['paid and dated', {}, true],
  ['open and not paid', { depart_date: null, is_paid: false }, true],
  ['dated and not paid', { is_paid: false }, false],
  ['validated', { validated_at: AT, total_validated: 3, left: [] }, false],
  ['used', { used: true }, false],
  ['a part aboard', { total_validated: 1, partial_validate: [{ category: 'adult', total: 1, at: AT }] }, false],
  ['a refund asked for', { request_refund_at: AT }, false],
  ['refunded', { refunded_at: AT }, false],
  ['a void asked for', { request_canceled_at: AT }, false],
  ['voided', { canceled_at: AT }, false],
  ['the receipt of a batch', { boarding: { result: 'refused', code: 'batch_receipt', message: '' } }, false],
  ['a free ticket of a tour guide', { package: { name: 'Tour Guide FOC' } }, false],
])('a ticket that is %s can be voided at the gate: %o', (_name, part, want) => {
  expect(canVoidAtGate(scannedTicket(part))).toBe(want);
});
