import type { DayRange, ReportFilters, VoidFact } from '@muara/contract/reports';
import { getPartAmount } from '../../../domain/tickets/index.ts';
import type { SubTicketRecord, TicketRecord } from '../../../world/ticket-records.ts';
import type { World } from '../../../world/world.ts';
import { createFilter } from './create-filter.ts';
import { listDays } from './list-days.ts';
import { Purchase } from './purchase.ts';

/** A void before sorting, with the staff it matches. */
interface Found {
  readonly fact: VoidFact;
  readonly staffIds: readonly (number | null)[];
}

/**
 * Yields the voids of a range in order of time.
 * The staff filter applies to who sold, requested and voided.
 */
export function* listVoids(world: World, filters: ReportFilters, range?: DayRange): Generator<VoidFact> {
  const { tickets, subTickets } = world.tables;
  const { staff_id: staffId, ...others } = filters;
  const fits = createFilter(world, others);
  const days = new Set([...tickets.keys('voidDay'), ...subTickets.keys('voidDay')]);
  for (const day of listDays([...days], range)) {
    const found = [
      ...tickets
        .by('voidDay', day)
        .filter(isVoid)
        .map((ticket) => readPurchase(world, ticket, day)),
      ...subTickets.by('voidDay', day).flatMap((part) => readPart(world, part, day)),
    ];
    for (const { fact, ticket, staffIds } of found.sort((a, b) => a.fact.at - b.fact.at))
      if (fits(ticket) && (staffId === undefined || staffIds.includes(staffId))) yield fact;
  }
}

/** A refund voids its purchase too, but is not a void here. */
function isVoid({ refund, cancel }: TicketRecord): boolean {
  return refund?.doneAt == null || refund.doneAt !== cancel?.doneAt;
}

function readPurchase(world: World, ticket: TicketRecord, day: string): Found & { ticket: TicketRecord } {
  const { code, packageName, seller, sellerId, passengers, method } = new Purchase(world, ticket);
  const { doneAt, adminId, requestedById = null, note = null, atGate } = ticket.cancel ?? {};
  return {
    ticket,
    staffIds: [sellerId, adminId ?? null, requestedById],
    fact: {
      at: doneAt ?? 0,
      day,
      code,
      isPart: false,
      packageName,
      by: findName(world, adminId ?? null) ?? 'System',
      requestedBy: findName(world, requestedById),
      seller,
      passengers,
      amount: ticket.money.total,
      method,
      note,
      place: atGate ? 'gate' : 'office',
    },
  };
}

/**
 * Reads a batch ticket that was voided separately; those voided with their purchase are part of its
 * row.
 */
function readPart(world: World, part: SubTicketRecord, day: string): (Found & { ticket: TicketRecord })[] {
  const ticket = world.tables.tickets.must(part.ticketId);
  if (
    part.canceledAt === null ||
    part.canceledAt === ticket.cancel?.doneAt ||
    part.canceledAt === ticket.refund?.doneAt
  )
    return [];
  const { packageName, seller, sellerId, method } = new Purchase(world, ticket);
  return [
    {
      ticket,
      staffIds: [sellerId, part.cancelById, part.requestById],
      fact: {
        at: part.canceledAt,
        day,
        code: part.code,
        isPart: true,
        packageName,
        by: findName(world, part.cancelById) ?? 'System',
        requestedBy: findName(world, part.requestById),
        seller,
        passengers: 1,
        amount: getPartAmount(ticket, part),
        method,
        note: part.cancelNote,
        place: part.canceledAtGate ? 'gate' : 'office',
      },
    },
  ];
}

function findName({ tables }: World, userId: number | null): string | null {
  return userId === null ? null : (tables.users.get(userId)?.name ?? null);
}
