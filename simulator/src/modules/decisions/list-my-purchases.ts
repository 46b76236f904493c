import { PAGE_SIZE } from '@muara/contract/constants';
import type { OperationMap } from '@muara/contract/types';
import { canPayOnline, presentRow, ticketMatches } from '../../domain/tickets/index.ts';
import type { Handler } from '../../kernel/handler.ts';
import { guideKey } from '../../world/owner-keys.ts';
import type { LocalDate, UserRecord } from '../../world/records.ts';
import { TICKET_TYPES } from '../../world/ticket-keys.ts';
import type { TicketRecord } from '../../world/ticket-records.ts';
import type { World } from '../../world/world.ts';

type Query = OperationMap['listMyPurchases']['query'];

const UPCOMING = 'upcoming';

/**
 * Returns a page of a buyer's purchases, payable ones first; filters never find another buyer's (001
 * §2).
 */
export const listMyPurchases: Handler<'listMyPurchases'> = ({ query }, { world, rules, session: { user } }) => {
  const own = listPurchases(world, user);
  const meets = buildFilter(query, rules.toLocalDate(world.clock.now()));
  const isPayable = (ticket: TicketRecord): boolean => canPayOnline(ticket, rules, world.clock.now());
  const kept = meets ? own.filter(meets) : own;
  const found = [...kept.filter(isPayable), ...kept.filter((ticket) => !isPayable(ticket))];
  const start = (query.page ?? 0) * PAGE_SIZE;
  const methods = new Set(own.flatMap(({ payment }) => payment.method ?? []));
  return {
    data: found
      .slice(start, start + PAGE_SIZE)
      .map((ticket) => ({ ...presentRow(world, ticket, rules), payable: isPayable(ticket) })),
    total: found.length,
    payment_methods: [...methods].sort(),
  };
};

/** Returns every purchase of a buyer, newest first. O(their purchases). */
function listPurchases({ tables: { tickets, tourGuides } }: World, user: UserRecord): readonly TicketRecord[] {
  const bought = [...tickets.cursor('buyer', { key: user.id })];
  const guided = tourGuides
    .by('user', user.id)
    .flatMap(({ id }) => [...tickets.cursor('buyer', { key: guideKey(id) })]);
  if (guided.length === 0) return bought;
  return [...new Set([...bought, ...guided])].sort(
    (one, other) => other.createdAt - one.createdAt || other.id - one.id,
  );
}

/** Returns the predicate of the filters and the search; undefined when none is set. */
function buildFilter(query: Query, today: LocalDate): ((ticket: TicketRecord) => boolean) | undefined {
  const type = readFilter(query.type);
  const method = readFilter(query.payment_method);
  const platform = readFilter(query.platform);
  const vvip = query.ticket_type === undefined ? undefined : query.ticket_type === 1;
  const search = query.search?.trim().toLowerCase() || undefined;
  if (query.ticket_type !== undefined && query.ticket_type > 1) return () => false;
  if ([type, method, platform, vvip, search].every((asked) => asked === undefined)) return undefined;
  return (ticket) =>
    (vvip === undefined || ticket.vvip === vvip) &&
    (method === undefined || ticket.payment.method === method) &&
    (platform === undefined || ticket.platform === platform) &&
    (type === undefined || (type === UPCOMING ? isUpcoming(ticket, today) : (TICKET_TYPES[type]?.(ticket) ?? false))) &&
    (search === undefined || ticketMatches(ticket, search));
}

/** Returns a filter that is set; 'all' and 'All' count as unset. */
function readFilter(value: string | undefined): string | undefined {
  return value === undefined || value === '' || value.toLowerCase() === 'all' ? undefined : value;
}

/** Returns whether a purchase is paid, kept and still to come. */
function isUpcoming({ balance, refund, cancel, used, departDate }: TicketRecord, today: LocalDate): boolean {
  const kept = refund?.doneAt == null && cancel?.doneAt == null;
  return kept && balance.isPaid && !used && departDate !== null && departDate >= today;
}
