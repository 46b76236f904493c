import { describe, expect, test } from 'vitest';
import {
  checkMinisigua,
  checkReceipt,
  checkReceiptResend,
  checkSubMinisigua,
  type SubTicketToSend,
} from './check-sending.ts';
import type { TicketToChange } from './shapes.ts';
import { ticketToChange as ticket } from './test-ticket.ts';

const AT = '2026-03-10T10:00:00+08:00';

const NOW = Date.parse(AT);
const YESTERDAY = '2026-03-09T23:59:59+08:00';
const MAIL = { email: 'aina@mail.test' };
const PARK = { minisigua: true, wristband: false };

type Command = (ticket: TicketToChange) => { ok: boolean; code?: string };
const resend: Command = (state) => checkReceiptResend(state, NOW);
const park: Command = (state) => checkMinisigua(state, NOW);

const CASES: [name: string, command: Command, state: Partial<TicketToChange>, code: string | undefined][] = [
  ['the receipt of a paid ticket can be mailed again', resend, MAIL, undefined],
  ['also while a refund is asked for', resend, { ...MAIL, request_refund_at: AT }, undefined],
  ['not to nobody', resend, { email: null }, 'email_missing'],
  ['nor to an empty address', resend, { email: ' ' }, 'email_missing'],
  ['not of an unpaid ticket', resend, { ...MAIL, is_paid: false }, 'ticket_not_paid'],
  ['not of a used one', resend, { ...MAIL, used: true }, 'ticket_used'],
  ['nor of one that was boarded with', resend, { ...MAIL, validated_at: AT }, 'ticket_used'],
  ['not of an expired one', resend, { ...MAIL, expired: true }, 'ticket_expired'],
  ['nor of one whose last day has passed', resend, { ...MAIL, expired_at: YESTERDAY }, 'ticket_expired'],
  ['not of a voided one', resend, { ...MAIL, canceled_at: AT }, 'ticket_voided'],
  ['not of a refunded one', resend, { ...MAIL, refunded_at: AT, canceled_at: AT }, 'ticket_refunded'],

  ['a receipt can be read of what was paid', checkReceipt, {}, undefined],
  ['also of a used ticket', checkReceipt, { used: true, validated_at: AT }, undefined],
  ['also of an expired one', checkReceipt, { expired: true }, undefined],
  ['not of an unpaid one', checkReceipt, { is_paid: false }, 'ticket_not_paid'],
  ['not of a voided one', checkReceipt, { canceled_at: AT }, 'receipt_unavailable'],
  ['not of a refunded one, paid or not', checkReceipt, { refunded_at: AT, is_paid: false }, 'receipt_unavailable'],

  ['a purchase with the park is sent to the park service', park, PARK, undefined],
  ['and of a VVIP one', park, { ...PARK, minisigua: false, vvip: true }, undefined],
  ['and of a used one', park, { ...PARK, used: true }, undefined],
  ['not of one without either', park, { ...PARK, minisigua: false, vvip: false }, 'minisigua_not_possible'],
  ['not of one with wristbands', park, { ...PARK, wristband: true }, 'minisigua_not_possible'],
  ['not of an unpaid one', park, { ...PARK, is_paid: false }, 'ticket_not_paid'],
  ['not of an expired one', park, { ...PARK, expired: true }, 'ticket_expired'],
  ['not of a voided one', park, { ...PARK, canceled_at: AT }, 'ticket_voided'],
  ['not of a refunded one', park, { ...PARK, refunded_at: AT }, 'ticket_refunded'],
];

test.each(CASES)('%s', (_name, command, state, code) => {
  const verdict = command(ticket(state));
  expect(verdict.ok ? undefined : verdict.code).toBe(code);
});

describe('checkSubMinisigua', () => {
  const batch = { minisigua: true, vvip: false, refunded_at: null, canceled_at: null };
  test.each<[name: string, part: SubTicketToSend, code: string | undefined]>([
    ['a sub-ticket is sent to the park service', { canceled_at: null, ticket: batch }, undefined],
    [
      'also of one whose purchase was voided after it was sold',
      { canceled_at: null, ticket: { ...batch, canceled_at: AT } },
      undefined,
    ],
    ['not of a voided one', { canceled_at: AT, ticket: batch }, 'ticket_voided'],
    [
      'not of one of a refunded purchase',
      { canceled_at: AT, ticket: { ...batch, refunded_at: AT } },
      'ticket_refunded',
    ],
    ['not without the park', { canceled_at: null, ticket: { ...batch, minisigua: false } }, 'minisigua_not_possible'],
  ])('%s', (_name, part, code) => {
    const verdict = checkSubMinisigua(part);
    expect(verdict.ok ? undefined : verdict.code).toBe(code);
  });
});
