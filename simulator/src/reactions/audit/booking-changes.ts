import { BOOKING_CATEGORIES } from '@muara/contract/constants';
import { formatRinggit } from '@muara/contract/rules';
import { fieldChanges, type Fields, listed, yesNo } from '../../domain/edits/index.ts';
import { linkToTicket } from '../../world/audit-link.ts';
import type { TicketRecord } from '../../world/ticket-records.ts';
import type { AuditEntry, World } from '../../world/world.ts';

/** Returns the audit entry of a command on a booking. @param before null when it was made */
export function describeBookingChange(
  action: string,
  world: World,
  before: TicketRecord | null,
  after: TicketRecord,
): AuditEntry {
  const changes = fieldChanges(before ? listFields(world, before) : {}, listFields(world, after));
  return { module: 'Booking', action, link: linkToTicket(after), changes };
}

/** Returns the audit entry of a removed booking. */
export function describeRemovedBooking(action: string, world: World, before: TicketRecord): AuditEntry {
  return {
    module: 'Booking',
    action,
    link: linkToTicket(before),
    changes: fieldChanges(listFields(world, before), {}),
  };
}

function listFields(world: World, booking: TicketRecord): Fields {
  const { users, tourGuides, packages, jetties } = world.tables;
  const { buyer, money, payment, counts, foods } = booking;
  return {
    status: booking.bookingStatus,
    name: buyer.name,
    company_name: buyer.companyName,
    address: buyer.address,
    email: buyer.email,
    emails: listed(buyer.emails),
    contact: buyer.contact,
    state: buyer.state,
    country: buyer.country,
    group_type: buyer.groupType,
    agent: booking.agentId === null ? null : (users.get(booking.agentId)?.name ?? null),
    tourguide: booking.tourguideId === null ? null : (tourGuides.get(booking.tourguideId)?.name ?? null),
    user: booking.userId === null ? null : (users.get(booking.userId)?.name ?? null),
    package: packages.must(booking.packageId).name,
    depart_date: booking.departDate,
    jetty: booking.jettyId === null ? null : (jetties.get(booking.jettyId)?.name ?? null),
    slot: booking.slot,
    ...Object.fromEntries(
      BOOKING_CATEGORIES.map((category) => [`total_${category}`, counts[category] ? String(counts[category]) : null]),
    ),
    foods: listed(foods.map(({ name, quantities }) => `${name} × ${portions(quantities)}`)),
    remark: booking.remark,
    amount: formatRinggit(money.amount),
    amount_food: formatRinggit(money.amountFood),
    total_discount: formatRinggit(money.totalDiscount),
    amount_discount: formatRinggit(money.amountDiscount),
    total_amount: formatRinggit(money.total),
    partial_payment: yesNo(payment.partial),
    booking_note: booking.booking?.note ?? null,
  };
}

function portions(quantities: TicketRecord['foods'][number]['quantities']): number {
  return Object.values(quantities).reduce((sum, count) => sum + count, 0);
}
