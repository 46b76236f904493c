import type { NamedRef } from '@muara/contract/types';
import type { Handler } from '../../kernel/handler.ts';
import type { World } from '../../world/world.ts';
import { findMine } from './find-mine.ts';
import { getAgent } from './get-mine.ts';
import { listBatches } from './list-batches.ts';
import { presentMine } from './present-mine.ts';

/** Returns a page of an agent's tickets with the filters' choices (001 §7). */
export const listMyTickets: Handler<'listMyTickets'> = ({ query }, ctx) => {
  const { world, rules } = ctx;
  const agentId = getAgent(ctx).id;
  const { rows, total } = findMine(world, agentId, query, query.page ?? 0);
  return {
    data: rows.map((ticket) => presentMine(world, ticket, rules)),
    total,
    packages: listPackages(world, agentId),
    batches: listBatches(world, agentId),
  };
};

/** Returns the packages of an agent's batches, by name. */
function listPackages({ tables: { tickets, subTickets, packages } }: World, agentId: number): NamedRef[] {
  const ids = new Set<number>();
  for (const { id, packageId } of tickets.by('agent', agentId))
    if (!ids.has(packageId) && subTickets.count('ticket', id) > 0) ids.add(packageId);
  return [...ids]
    .map((id) => packages.must(id))
    .sort((one, other) => one.name.localeCompare(other.name, 'en'))
    .map(({ id, name, active }) => ({ id, name, active }));
}
