import type { TicketToChange } from './shapes.ts';

/** Returns a dated, paid counter ticket without any events. @internal */
export function ticketToChange(part: Partial<TicketToChange> = {}): TicketToChange {
  return {
    platform: 'counter',
    exhibition: false,
    vvip: false,
    vvip_charter: false,
    minisigua: false,
    wristband: false,
    booking: false,
    agent_id: null,
    email: 'aina@mail.test',
    partial_paid: false,
    partial_validate: [],
    total_ticket: 0,
    total_ticket_used: 0,
    total_ticket_voided: 0,
    total_ticket_to_void: 0,
    is_paid: true,
    used: false,
    no_show: false,
    expired: false,
    request_refund_at: null,
    refunded_at: null,
    request_canceled_at: null,
    canceled_at: null,
    payment_method: 'Cash',
    package: { name: 'Melaka River Day Cruise' },
    total_amount: 75,
    depart_date: '2026-03-12',
    validated_at: null,
    expired_at: null,
    credit_facility_paid: 0,
    credit_owed: 0,
    ...part,
  };
}
