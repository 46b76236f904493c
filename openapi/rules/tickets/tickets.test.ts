import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type Ribbon, RIBBONS } from '../../generated/constants.ts';
import { checkBuyer, type BuyerToCheck } from './check-buyer.ts';
import { holdEndsAt, holdsCapacity, type SeatHolder } from './holds-capacity.ts';
import type { TicketDetailState } from './shapes.ts';
import { ticketFlags } from './ticket-flags.ts';
import { ticketRibbon } from './ticket-ribbon.ts';
import { around, edgeBiased } from '../testing/edges.ts';

const NOW = Date.UTC(2026, 10, 21, 10);
const instant = fc.option(fc.constant('2026-11-21T10:00:00+08:00'));

const anyTicket: fc.Arbitrary<TicketDetailState> = fc.record({
  is_paid: fc.boolean(),
  used: fc.boolean(),
  no_show: fc.boolean(),
  expired: fc.boolean(),
  booking: fc.boolean(),
  vvip_charter: fc.boolean(),
  request_refund_at: instant,
  refunded_at: instant,
  request_canceled_at: instant,
  canceled_at: instant,
  payment_method: fc.constantFrom('Cash', 'FOC', 'Credit Facility', null),
  package: fc.constantFrom({ name: 'River Day Cruise' }, { name: 'Tour Guide FOC' }, null),
  total_amount: fc.constantFrom(0, 75),
  depart_date: fc.constantFrom('2026-11-22', null),
  validated_at: instant,
  expired_at: instant,
  credit_facility_paid: fc.constantFrom(0, 1),
});

describe('ticketRibbon and ticketFlags', () => {
  it('agree with each other', () => {
    fc.assert(
      fc.property(anyTicket, (ticket) => {
        const ribbon = ticketRibbon(ticket);
        const flags = ticketFlags(ticket, NOW);
        expect(RIBBONS).toContain(ribbon);
        expect(ribbon === 'Refunded').toBe(flags.refunded);
        const meaning: Partial<Record<Ribbon, boolean>> = {
          Void: flags.voided,
          FOC: flags.foc,
          Pending: flags.pendingRefund || flags.pendingVoid,
          Booking: flags.unpaid,
          'Booking Charter': flags.unpaid,
          Unpaid: flags.unpaid,
          Paid: flags.paid && !flags.refunded && !flags.voided && !flags.foc,
        };
        expect(meaning[ribbon] ?? true).toBe(true);
      }),
    );
  });

  it('never let anyone edit what was used, refunded or voided, or has a request open', () => {
    fc.assert(
      fc.property(anyTicket, (ticket) => {
        const flags = ticketFlags(ticket, NOW);
        const touched = flags.used || flags.refunded || flags.voided || flags.pendingRefund || flags.pendingVoid;
        expect(touched && (flags.editable || flags.purchaseEditable)).toBe(false);
        expect(flags.receiptResendable && !flags.receiptViewable).toBe(false);
      }),
    );
  });
});

describe('holdsCapacity', () => {
  const unpaid: SeatHolder = {
    is_paid: false,
    expired: false,
    booking: false,
    refunded_at: null,
    canceled_at: null,
    platform: 'web_app',
    status: null,
    dining_only: false,
    exhibition: false,
    depart_date: '2026-11-22',
    created_at: '2026-11-21T10:00:00+08:00',
  };

  it('releases an unpaid online ticket at the moment its hold ends, and not before', () => {
    const end = holdEndsAt(Date.UTC(2026, 10, 21, 2));
    expect(holdsCapacity(unpaid, end - 1)).toBe(true);
    expect(holdsCapacity(unpaid, end)).toBe(false);
    expect(holdsCapacity({ ...unpaid, is_paid: true }, end)).toBe(true);
  });

  it('never takes seats back that were released by time', () => {
    const offset = edgeBiased(around(0, holdEndsAt(0)), fc.nat(10_000_000));
    fc.assert(
      fc.property(offset, offset, (first, later) => {
        const start = Date.UTC(2026, 10, 21, 2) + first;
        expect(!holdsCapacity(unpaid, start) && holdsCapacity(unpaid, start + later)).toBe(false);
      }),
    );
  });
});

describe('checkBuyer', () => {
  it('never refuses a plain counter sale for what is missing', () => {
    const field = fc.constantFrom(null, '', '  ');
    fc.assert(
      fc.property(field, field, field, field, (name, company_name, email, contact) => {
        const buyer: BuyerToCheck = {
          name,
          company_name,
          email,
          contact,
          platform: 'counter',
          vvip: false,
          creditFacility: false,
        };
        expect(checkBuyer(buyer)).toEqual({ ok: true });
      }),
    );
  });
});
