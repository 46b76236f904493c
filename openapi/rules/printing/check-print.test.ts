import { describe, expect, test } from 'vitest';
import type { PrinterType } from '../../generated/constants.ts';
import { ticketToChange } from '../tickets/actions/test-ticket.ts';
import { checkPrint, type PrintableTicket } from './check-print.ts';

const AT = '2026-03-10T10:00:00+08:00';

const ticket = (part: Partial<PrintableTicket> = {}): PrintableTicket => ({
  ...ticketToChange(),
  dining_only: false,
  total_passengers: 10,
  total_ticket: 0,
  total_printable: 1,
  ...part,
});

/** An agent's batch from the counter. */
const BATCH = { platform: 'counter', agent_id: 9, depart_date: null, total_ticket: 10, total_printable: 10 } as const;

type Case = [name: string, type: PrinterType, part: Partial<PrintableTicket>, code: string | undefined];

describe('checkPrint', () => {
  test.each<Case>([
    ['a receipt of what is paid', 'receipt', {}, undefined],
    ['none of what is not', 'receipt', { is_paid: false }, 'ticket_not_paid'],
    ['none of what was refunded', 'receipt', { refunded_at: AT }, 'receipt_unavailable'],
    ['none of what was voided', 'receipt', { canceled_at: AT }, 'receipt_unavailable'],
    ['a receipt of dishes alone', 'receipt', { dining_only: true }, undefined],
    ['wristbands of a purchase with them', 'wristband', { wristband: true }, undefined],
    ['none of one without', 'wristband', {}, 'print_type_unavailable'],
    ['none of one with nobody in it', 'wristband', { wristband: true, total_passengers: 0 }, 'print_type_unavailable'],
    ['none of what is not paid', 'wristband', { wristband: true, is_paid: false }, 'ticket_not_paid'],
    ["an agent's tickets from the counter", 'ticket_agent', BATCH, undefined],
    ['tickets of an exhibition', 'ticket_agent', { ...BATCH, agent_id: null, exhibition: true }, undefined],
    ['none of a purchase with neither', 'ticket_agent', { ...BATCH, agent_id: null }, 'print_type_unavailable'],
    ['none from elsewhere', 'ticket_agent', { ...BATCH, platform: 'agent_dashboard' }, 'print_type_unavailable'],
    ['none of VVIP', 'ticket_agent', { ...BATCH, vvip: true }, 'print_type_unavailable'],
    [
      'none of a purchase with one code for all',
      'ticket_agent',
      { ...BATCH, total_ticket: 0 },
      'print_type_unavailable',
    ],
    ['none where all are voided or expired', 'ticket_agent', { ...BATCH, total_printable: 0 }, 'agent_tickets_none'],
    ['none of what is not paid', 'ticket_agent', { ...BATCH, is_paid: false }, 'ticket_not_paid'],
  ])('%s (%s)', (_, type, part, code) => {
    expect(checkPrint(ticket(part), type)).toEqual(code === undefined ? { ok: true } : { ok: false, code });
  });
});
