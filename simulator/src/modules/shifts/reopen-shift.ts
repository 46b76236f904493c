import { findOpenShift } from '../../domain/sellers/index.ts';
import { event } from '../../events/business-event.ts';
import { reply } from '../../kernel/handler-reply.ts';
import type { Context, Handler } from '../../kernel/handler.ts';
import { Refusal } from '../../kernel/refusal.ts';
import type { ShiftRecord } from '../../world/records.ts';

/** Reopens the shift that a user closed today (002 §4.4). */
export const reopenShift: Handler<'reopenShift'> = ({ body }, ctx) =>
  reply({ success: true }, event('shift.reopened', { shift: reopenLatest(ctx, body.user_id) }));

/**
 * Reopens the latest shift with its float and sales; the next close counts again.
 * @throws Refusal user_not_found, shift_already_open, shift_not_closed, counter_in_use
 */
function reopenLatest({ world, rules, now }: Context, userId: number): ShiftRecord {
  const { users, shifts } = world.tables;
  if (!users.get(userId)) throw new Refusal('user_not_found', { field: 'user_id' });
  if (findOpenShift(world, userId)) throw new Refusal('shift_already_open', { field: 'user_id' });
  const latest = shifts.by('user', userId).at(-1);
  if (!latest || latest.date !== rules.toLocalDate(now)) throw new Refusal('shift_not_closed', { field: 'user_id' });
  const taken = latest.station === null ? undefined : shifts.by('openStation', latest.station)[0];
  if (taken) throw new Refusal('counter_in_use', { params: { name: users.must(taken.userId).name } });
  return shifts.update(latest.id, { closedAt: null, counted: null, expected: null });
}
