import { PAGE_SIZE } from '@muara/contract/constants';
import type { Rules } from '@muara/contract/rules';
import type { SubTicketRow } from '@muara/contract/types';
import { findOpenRequest, getSubTicketState, printableParts } from '../../domain/tickets/index.ts';
import type { Handler } from '../../kernel/handler.ts';
import { toIso } from '../../world/local-time.ts';
import type { SubTicketRecord } from '../../world/ticket-records.ts';
import type { World } from '../../world/world.ts';
import { getTicketFileByCode } from './get-ticket-file.ts';

/**
 * Returns the tickets of a batch by number, twenty per page.
 * @param search part of a code or of the holder's name, or a state
 */
export const listSubTickets: Handler<'listSubTickets'> = ({ params, query }, ctx) => {
  const { world, rules } = ctx;
  const batch = getTicketFileByCode(ctx, params.code);
  const { page = 0, search = '' } = query;
  const text = search.trim().toLowerCase();
  const parts = world.tables.subTickets.by('ticket', batch.id);
  const found = text === '' ? parts : parts.filter((part) => answers(world, part, rules, text));
  const printable = printableParts(world, parts);
  const shown = found.slice(page * PAGE_SIZE, (page + 1) * PAGE_SIZE);
  return {
    data: shown.map((part) => presentPart(world, part, rules, printable.indexOf(part) + 1 || null)),
    total: found.length,
  };
};

function answers(world: World, part: SubTicketRecord, rules: Rules, text: string): boolean {
  if (part.code.toLowerCase().includes(text) || getSubTicketState(world, part, rules).toLowerCase().includes(text))
    return true;
  return findHolder(world, part)?.name.toLowerCase().includes(text) ?? false;
}

function presentPart(world: World, part: SubTicketRecord, rules: Rules, printNumber: number | null): SubTicketRow {
  return {
    id: part.id,
    code: part.code,
    type: part.type,
    category: part.category,
    state: getSubTicketState(world, part, rules),
    sold: part.sold,
    frozen_by: findOpenRequest(world.tables.tickets.must(part.ticketId)),
    user: findHolder(world, part),
    validated_at: toIso(part.validatedAt),
    expired_at: toIso(part.expiredAt),
    print_number: printNumber,
  };
}

/** Returns who a ticket was sent to. */
function findHolder({ tables: { users } }: World, { userId }: SubTicketRecord): { name: string } | null {
  const user = userId === null ? undefined : users.get(userId);
  return user ? { name: user.name } : null;
}
