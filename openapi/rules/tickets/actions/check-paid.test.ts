import { describe, expect, test } from 'vitest';
import { checkForcePaid, checkMarkAsPaid, checkPaymentCheck } from './check-paid.ts';
import type { TicketToChange } from './shapes.ts';
import { ticketToChange } from './test-ticket.ts';

const AT = '2026-03-10T10:00:00+08:00';

type Command = (ticket: TicketToChange) => { ok: boolean; code?: string };

const CREDIT = { payment_method: 'Credit Facility', credit_owed: 75 };
const TERMINAL = { platform: 'terminal', is_paid: false } as const;
const ONLINE = { platform: 'web_app', is_paid: false } as const;
const VOIDED = { canceled_at: AT };
const REFUNDED = { refunded_at: AT, ...VOIDED };

const CASES: [name: string, command: Command, state: Partial<TicketToChange>, code: string | undefined][] = [
  ['credit that is open can be settled', checkMarkAsPaid, CREDIT, undefined],
  ['not twice', checkMarkAsPaid, { ...CREDIT, credit_facility_paid: 1, credit_owed: 0 }, 'credit_not_pending'],
  ['not what was paid otherwise', checkMarkAsPaid, {}, 'credit_not_pending'],
  ['also a deposit on credit when the rest came in cash', checkMarkAsPaid, { credit_owed: 37.5 }, undefined],
  ['also a deposit on credit while the rest is open', checkMarkAsPaid, { ...CREDIT, is_paid: false }, undefined],
  [
    'not what was never sold',
    checkMarkAsPaid,
    { payment_method: 'Credit Facility', is_paid: false },
    'credit_not_pending',
  ],
  ['not what was voided', checkMarkAsPaid, { ...CREDIT, ...VOIDED }, 'ticket_voided'],
  ['not what was refunded', checkMarkAsPaid, { ...CREDIT, ...REFUNDED }, 'ticket_refunded'],

  ["a terminal's ticket can be marked as paid", checkForcePaid, TERMINAL, undefined],
  ['not twice', checkForcePaid, { ...TERMINAL, is_paid: true }, 'ticket_paid'],
  ['not the ticket of another platform', checkForcePaid, ONLINE, 'terminal_only'],
  ['not what was voided', checkForcePaid, { ...TERMINAL, ...VOIDED }, 'ticket_voided'],
  ['not what was refunded', checkForcePaid, { ...TERMINAL, ...REFUNDED }, 'ticket_refunded'],

  ['the provider can be asked about what is not paid', checkPaymentCheck, ONLINE, undefined],
  ['also when its hold has lapsed', checkPaymentCheck, { ...ONLINE, expired: true }, undefined],
  ['not about what is paid', checkPaymentCheck, { ...ONLINE, is_paid: true }, 'ticket_paid'],
  ['not about what was voided', checkPaymentCheck, { ...ONLINE, ...VOIDED }, 'ticket_voided'],
];

describe('payments that staff settle', () => {
  test.each(CASES)('%s', (_name, command, state, code) => {
    expect(command(ticketToChange(state))).toEqual(code === undefined ? { ok: true } : { ok: false, code });
  });
});
