import { describe, expect, test } from 'vitest';
import type { SubTicket } from '../sub-ticket-state.ts';
import {
  checkSubVoid,
  checkSubVoidApproval,
  checkSubVoidRejection,
  checkVoid,
  checkVoidApproval,
  checkVoidRejection,
} from './check-void.ts';
import type { TicketToChange } from './shapes.ts';
import { ticketToChange } from './test-ticket.ts';

const AT = '2026-03-10T10:00:00+08:00';

type Command = (ticket: TicketToChange) => { ok: boolean; code?: string };
const staff: Command = (of) => checkVoid(of, 'staff');
const gate: Command = (of) => checkVoid(of, 'gate');
const buyer: Command = (of) => checkVoid(of, 'buyer');

const ASKED = { request_canceled_at: AT };
const VOIDED = { canceled_at: AT };
const OPEN = { depart_date: null, expired_at: '2026-09-10T23:59:59+08:00' };
const USED_ONE = { ...OPEN, total_ticket: 5, total_ticket_used: 1, total_ticket_to_void: 4 };
const SOLD_OUT = { ...OPEN, total_ticket: 5, total_ticket_used: 1, total_ticket_voided: 1, total_ticket_to_void: 0 };
const ALL_VOIDED = { ...OPEN, total_ticket: 5, total_ticket_voided: 5, total_ticket_to_void: 0 };
const UNPAID = { is_paid: false };

const CASES: [name: string, command: Command, state: Partial<TicketToChange>, code: string | undefined][] = [
  ['staff void a ticket', staff, {}, undefined],
  ['its buyer can ask for it', buyer, {}, undefined],
  ['staff void what is not paid', staff, UNPAID, undefined],
  ['a buyer has nothing to ask of what is not paid', buyer, UNPAID, 'ticket_not_paid'],
  ['the gate voids what is paid', gate, {}, undefined],
  ['the gate voids what is open', gate, { ...OPEN, ...UNPAID }, undefined],
  ['the gate voids no order that is not paid', gate, UNPAID, 'ticket_not_paid'],
  [
    'the gate voids no booking that is not paid',
    gate,
    { ...UNPAID, booking: true, status: 'Approved' },
    'ticket_not_paid',
  ],
  ['staff void an open purchase of which some are used: the rest goes', staff, USED_ONE, undefined],
  ['its buyer cannot ask for that', buyer, USED_ONE, 'ticket_used'],
  ['a batch whose tickets are all sold or used has nothing left to void', staff, SOLD_OUT, 'nothing_to_void'],
  ['its buyer cannot ask for that either', buyer, { ...SOLD_OUT, total_ticket_used: 0 }, 'nothing_to_void'],
  ['a batch whose tickets were voided one by one can be closed', staff, ALL_VOIDED, undefined],
  ['what cost nothing can be voided', staff, { total_amount: 0 }, undefined],
  ['a free tour guide ticket cannot', staff, { package: { name: 'Tour Guide FOC' } }, 'foc_fixed'],
  ['who has boarded has had the ride', staff, { validated_at: AT }, 'ticket_used'],
  ['so has a part of the party', staff, { partial_validate: [{}] }, 'ticket_used'],
  ['nobody showed up: the ride is over', staff, { used: true, no_show: true }, 'ticket_used'],
  ['one is asked for already', staff, ASKED, 'void_requested'],
  ['a refund is asked for', buyer, { request_refund_at: AT }, 'refund_requested'],
  ['a voided one cannot be voided again', staff, { ...ASKED, ...VOIDED }, 'ticket_voided'],
  ['a refunded one cannot', staff, { refunded_at: AT, ...VOIDED }, 'ticket_refunded'],
  ...(['Approved', 'Deposit', 'Paid'] as const).map((status): (typeof CASES)[number] => [
    `a booking that is ${status} can be voided`,
    staff,
    { status },
    undefined,
  ]),
  ...(['Pending', 'Processing Payment', 'Rejected', 'Expired', 'Canceled'] as const).map(
    (status): (typeof CASES)[number] => [
      `a booking that is ${status} cannot`,
      staff,
      { status },
      'booking_not_cancelable',
    ],
  ),

  ['what was asked for can be approved', checkVoidApproval, ASKED, undefined],
  ['of an open purchase also when some were used since', checkVoidApproval, { ...ASKED, ...USED_ONE }, undefined],
  ['not when nobody asked', checkVoidApproval, {}, 'request_processed'],
  ['not twice', checkVoidApproval, { ...ASKED, ...VOIDED }, 'request_processed'],
  ['not when somebody has boarded since', checkVoidApproval, { ...ASKED, partial_validate: [{}] }, 'ticket_used'],

  ['what was asked for can be rejected', checkVoidRejection, ASKED, undefined],
  ['above all when somebody has boarded', checkVoidRejection, { ...ASKED, validated_at: AT }, undefined],
  ['not when nobody asked', checkVoidRejection, {}, 'request_processed'],
  ['not after it was approved', checkVoidRejection, { ...ASKED, ...VOIDED }, 'request_processed'],
];

describe('voids', () => {
  test.each(CASES)('%s', (_name, command, state, code) => {
    expect(command(ticketToChange(state))).toEqual(code === undefined ? { ok: true } : { ok: false, code });
  });
});

/** A ticket of a batch that is available. */
function part(state: Partial<SubTicket>): SubTicket {
  const fresh = { sold: false, user_id: null, validated_at: null, request_canceled_at: null, canceled_at: null };
  return { ...fresh, expired: false, ...state };
}

type PartCommand = (ticket: SubTicket) => { ok: boolean; code?: string };

const PART_CASES: [name: string, command: PartCommand, state: Partial<SubTicket>, code: string | undefined][] = [
  ['an available ticket of a batch can be voided', checkSubVoid, {}, undefined],
  ['so can a sold one', checkSubVoid, { sold: true, user_id: 11 }, undefined],
  ['and an expired one', checkSubVoid, { expired: true }, undefined],
  ['not a used one', checkSubVoid, { validated_at: AT }, 'ticket_used'],
  ['not a voided one', checkSubVoid, VOIDED, 'ticket_voided'],
  ['not one that waits for it', checkSubVoid, ASKED, 'void_requested'],
  ['what was asked for can be approved', checkSubVoidApproval, ASKED, undefined],
  ['not when nobody asked', checkSubVoidApproval, {}, 'request_processed'],
  ['not twice', checkSubVoidApproval, { ...ASKED, ...VOIDED }, 'request_processed'],
  ['not when it was used since', checkSubVoidApproval, { ...ASKED, validated_at: AT }, 'ticket_used'],
  ['what was asked for can be rejected', checkSubVoidRejection, { ...ASKED, validated_at: AT }, undefined],
  ['not when nobody asked', checkSubVoidRejection, {}, 'request_processed'],
  ['not after it was approved', checkSubVoidRejection, { ...ASKED, ...VOIDED }, 'request_processed'],
];

describe('voids of one ticket of a batch', () => {
  test.each(PART_CASES)('%s', (_name, command, state, code) => {
    expect(command(part(state))).toEqual(code === undefined ? { ok: true } : { ok: false, code });
  });
});
