import { reply } from '../../kernel/handler-reply.ts';
import type { Handler } from '../../kernel/handler.ts';
import { Refusal } from '../../kernel/refusal.ts';
import { seaTideChanged } from './sea-tide-changes.ts';

/** Removes the sea tide of a day, unless that has passed. @throws Refusal record_not_found, date_past */
export const deleteSeaTide: Handler<'deleteSeaTide'> = ({ params: { date } }, { world, rules, now }) => {
  const { seaTides } = world.tables;
  const tide = seaTides.one('date', date);
  if (!tide) throw new Refusal('record_not_found', { field: 'date' });
  if (date < rules.toLocalDate(now)) throw new Refusal('date_past', { field: 'date' });
  seaTides.remove(tide.id);
  return reply({ success: true }, seaTideChanged('Removed', tide, null));
};
