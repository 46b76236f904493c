import { expectedCash } from '@muara/contract/rules';
import { findOpenShift } from '../../domain/sellers/index.ts';
import type { Context } from '../../kernel/handler.ts';
import { getDrawer } from '../../world/drawer.ts';

/** Closes a removed user's open shift without a count, so that the counter does not stay in use. */
export function freeCounter({ world, now }: Context, userId: number): void {
  const open = findOpenShift(world, userId);
  if (!open) return;
  const closing = { ...open, closedAt: now };
  const expected = expectedCash(getDrawer(world.tables, closing));
  world.tables.shifts.update(open.id, { closedAt: now, expected });
}
