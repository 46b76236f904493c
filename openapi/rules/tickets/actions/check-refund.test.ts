import { describe, expect, test } from 'vitest';
import { checkRefund, checkRefundApproval, checkRefundRejection } from './check-refund.ts';
import type { TicketToChange } from './shapes.ts';
import { ticketToChange } from './test-ticket.ts';

const AT = '2026-03-10T10:00:00+08:00';

type Command = (ticket: TicketToChange) => { ok: boolean; code?: string };
const staff: Command = (of) => checkRefund(of, 'staff');
const buyer: Command = (of) => checkRefund(of, 'buyer');

const ASKED = { request_refund_at: AT };
const VOIDED = { canceled_at: AT };
const REFUNDED = { refunded_at: AT, ...VOIDED };
const OPEN = { depart_date: null, expired_at: '2026-09-10T23:59:59+08:00' };
const FOC = { package: { name: 'Tour Guide FOC' } };

const CASES: [name: string, command: Command, state: Partial<TicketToChange>, code: string | undefined][] = [
  ['staff refund a dated, paid ticket', staff, {}, undefined],
  ['its buyer can ask for it', buyer, {}, undefined],
  ['staff void open tickets instead', staff, OPEN, 'refund_open_ticket'],
  ['the buyer of an open one can ask', buyer, OPEN, undefined],
  ['a deposit can be given back', staff, { is_paid: false, partial_paid: true, booking: true }, undefined],
  ['what is not paid cannot', staff, { is_paid: false }, 'ticket_not_paid'],
  ['what cost nothing cannot', staff, { total_amount: 0 }, 'refund_free'],
  ['a free tour guide ticket cannot', staff, { ...FOC, total_amount: 0 }, 'foc_fixed'],
  ['nor by its buyer', buyer, FOC, 'foc_fixed'],
  ['who has boarded has had the ride', buyer, { validated_at: AT, used: true }, 'ticket_used'],
  ['so has a part of the party', staff, { partial_validate: [{}] }, 'ticket_used'],
  ['a batch with a used ticket', buyer, { ...OPEN, total_ticket_used: 1 }, 'ticket_used'],
  ['nobody showed up: the ride is over', staff, { used: true, no_show: true }, 'refund_missed'],
  ['nor can their buyer ask for it', buyer, { used: true, no_show: true }, 'refund_missed'],
  ['an expired one cannot', buyer, { ...OPEN, expired: true }, 'ticket_expired'],
  ['one is asked for already', buyer, ASKED, 'refund_requested'],
  ['a void is asked for', staff, { request_canceled_at: AT }, 'void_requested'],
  ['a refunded one cannot be refunded again', staff, { ...ASKED, ...REFUNDED }, 'ticket_refunded'],
  ['a voided one cannot', staff, VOIDED, 'ticket_voided'],

  ['what was asked for can be approved', checkRefundApproval, ASKED, undefined],
  ['also when the ticket has expired since', checkRefundApproval, { ...OPEN, ...ASKED, expired: true }, undefined],
  ['also when its departure was taken away since', checkRefundApproval, { ...ASKED, ...VOIDED }, undefined],
  ['not when nobody asked', checkRefundApproval, {}, 'request_processed'],
  ['not twice', checkRefundApproval, { ...ASKED, ...REFUNDED }, 'request_processed'],
  ['not when somebody has boarded since', checkRefundApproval, { ...ASKED, validated_at: AT }, 'ticket_used'],

  ['what was asked for can be rejected', checkRefundRejection, ASKED, undefined],
  ['above all when somebody has boarded', checkRefundRejection, { ...ASKED, validated_at: AT }, undefined],
  ['also of a ticket that was voided since', checkRefundRejection, { ...ASKED, ...VOIDED }, undefined],
  ['not when nobody asked', checkRefundRejection, {}, 'request_processed'],
  ['not after it was approved', checkRefundRejection, { ...ASKED, ...REFUNDED }, 'request_processed'],
];

describe('refunds', () => {
  test.each(CASES)('%s', (_name, command, state, code) => {
    expect(command(ticketToChange(state))).toEqual(code === undefined ? { ok: true } : { ok: false, code });
  });
});
