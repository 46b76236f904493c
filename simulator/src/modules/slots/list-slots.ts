import { findJetty, holidaysAhead, presentPackage } from '../../domain/catalogue/index.ts';
import { countDaySeats, listDaySlots } from '../../domain/seats/index.ts';
import { isOwn } from '../../domain/tickets/index.ts';
import type { Handler, PublicContext } from '../../kernel/handler.ts';
import { Refusal, assertAllowed } from '../../kernel/refusal.ts';

/** Returns the departure slots of a package on a day, with seats left (001 §7). */
export const listSlots: Handler<'listSlots'> = ({ body }, ctx) => {
  const { world, rules, now } = ctx;
  const pkg = world.tables.packages.get(body.package_id);
  if (!pkg || pkg.deletedAt !== null) throw new Refusal('package_not_found', { field: 'package_id' });
  const jetty = findJetty(world, body.jetty_id);
  if (!jetty || !pkg.jettyIds.includes(jetty.id)) throw new Refusal('jetty_not_found', { field: 'jetty_id' });
  const verdict = rules.checkDate({
    date: body.date,
    now,
    // A VVIP trip's notice depends on the seller; the sale checks it.
    platform: 'counter',
    vvip: pkg.vvip,
    holidays: holidaysAhead(world),
    package: presentPackage(pkg),
  });
  assertAllowed(verdict.ok ? verdict : { ...verdict, field: 'date' });
  const asked = { jetty, date: body.date, pkg, exceptTicketId: movedTicket(ctx, body.ticket_id) };
  return { slots: listDaySlots(world, rules, asked), day_seats: countDaySeats(world, rules, asked) };
};

/**
 * Returns the ticket whose own seats count as free: any for staff, their own for buyers, none for
 * others.
 */
function movedTicket({ world, session, rules }: PublicContext, id: number | null | undefined): number | null {
  const ticket = id == null || session === null ? undefined : world.tables.tickets.get(id);
  if (!ticket || !session) return null;
  return rules.isInternal(session.user) || isOwn(world, session.user, ticket) ? ticket.id : null;
}
