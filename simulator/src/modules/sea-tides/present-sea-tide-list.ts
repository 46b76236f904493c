import type { SeaTideList } from '@muara/contract/types';
import type { PublicContext } from '../../kernel/handler.ts';

/** Returns every sea tide, earliest first, and today's date. */
export function presentSeaTideList({ world, rules, now }: PublicContext): SeaTideList {
  const { seaTides } = world.tables;
  return {
    data: [...seaTides.cursor('list', { direction: 'asc' })].map(({ id, date, session }) => ({ id, date, session })),
    total: seaTides.size,
    today: rules.toLocalDate(now),
  };
}
