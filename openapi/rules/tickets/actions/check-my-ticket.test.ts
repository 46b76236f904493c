import { describe, expect, test } from 'vitest';
import {
  checkMarkSold,
  checkResendMine,
  checkSendToUser,
  checkVoidMine,
  type MyTicketToChange,
} from './check-my-ticket.ts';

const AT = '2026-03-10T10:00:00+08:00';

function ticket(part: Partial<MyTicketToChange> = {}): MyTicketToChange {
  return {
    sold: false,
    user_id: null,
    validated_at: null,
    request_canceled_at: null,
    canceled_at: null,
    expired: false,
    platform: 'agent_dashboard',
    ...part,
  };
}

const SENT = { sold: true, user_id: 11 };
const USED = { validated_at: AT };
const VOIDED = { canceled_at: AT };
const ASKED = { request_canceled_at: AT };

type Command = (ticket: MyTicketToChange) => { ok: boolean; code?: string };

const FROZEN = { frozen_by: 'refund_requested' } as const;

const CASES: [name: string, command: Command, state: Partial<MyTicketToChange>, code: string | undefined][] = [
  ['an available ticket can be marked sold', checkMarkSold, {}, undefined],
  ['while the refund of its purchase waits it is not marked', checkMarkSold, FROZEN, 'refund_requested'],
  ['nor sent', checkSendToUser, FROZEN, 'refund_requested'],
  ['nor sent again', checkResendMine, { ...SENT, ...FROZEN }, 'refund_requested'],
  ['nor voided', checkVoidMine, FROZEN, 'refund_requested'],
  ['while a void waits it is not either', checkMarkSold, { frozen_by: 'void_requested' }, 'void_requested'],
  ['one from a counter can be marked sold', checkMarkSold, { platform: 'counter' }, undefined],
  ['a sold one cannot be marked', checkMarkSold, { sold: true }, 'ticket_not_available'],
  ['one that somebody has cannot be marked', checkMarkSold, { user_id: 11 }, 'ticket_not_available'],
  ['a used one cannot be marked', checkMarkSold, USED, 'ticket_not_available'],
  ['one that waits to be voided cannot be marked', checkMarkSold, ASKED, 'ticket_not_available'],
  ['a voided one cannot be marked', checkMarkSold, VOIDED, 'ticket_not_available'],
  ['an expired one cannot be marked', checkMarkSold, { expired: true }, 'ticket_not_available'],

  ['an available ticket can be sent', checkSendToUser, {}, undefined],
  ['one from a counter cannot be sent', checkSendToUser, { platform: 'counter' }, 'counter_ticket'],
  ['that it is gone is said first', checkSendToUser, { platform: 'counter', sold: true }, 'ticket_not_available'],

  ['a ticket that was sent can be mailed again', checkResendMine, SENT, undefined],
  ['one that waits to be voided still can', checkResendMine, { ...SENT, ...ASKED }, undefined],
  ['one that nobody has cannot', checkResendMine, { sold: true }, 'ticket_not_sent'],
  ['a used one cannot', checkResendMine, { ...SENT, ...USED }, 'ticket_used'],
  ['a voided one cannot, used or not', checkResendMine, { ...SENT, ...USED, ...VOIDED }, 'ticket_voided'],
  ['an expired one cannot', checkResendMine, { ...SENT, expired: true }, 'ticket_expired'],

  ['an available ticket can be voided', checkVoidMine, {}, undefined],
  ['a sold one can be voided', checkVoidMine, { sold: true }, undefined],
  ['one that was sent can be voided', checkVoidMine, SENT, undefined],
  ['a sold one can be voided after its last day', checkVoidMine, { sold: true, expired: true }, undefined],
  ['a used one cannot be voided', checkVoidMine, { ...SENT, ...USED }, 'ticket_used'],
  ['a voided one cannot be voided again', checkVoidMine, VOIDED, 'ticket_voided'],
  ['one that staff want to void waits for their decision', checkVoidMine, { sold: true, ...ASKED }, 'void_requested'],
  ['an expired one need not be voided', checkVoidMine, { expired: true }, 'ticket_expired'],
];

describe('what an agent can do with a ticket (001 §4, §5)', () => {
  test.each(CASES)('%s', (_name, command, state, code) => {
    expect(command(ticket(state))).toEqual(code === undefined ? { ok: true } : { ok: false, code });
  });
});
