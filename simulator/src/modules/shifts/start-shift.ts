import { COUNTERS } from '@muara/contract/constants';
import { toSen } from '@muara/contract/rules';
import { findJetty } from '../../domain/catalogue/index.ts';
import { presentSalePackages } from '../../domain/sales/index.ts';
import { findOpenShift, hasClosedToday } from '../../domain/sellers/index.ts';
import { event } from '../../events/business-event.ts';
import { reply } from '../../kernel/handler-reply.ts';
import type { Context, Handler } from '../../kernel/handler.ts';
import { Refusal } from '../../kernel/refusal.ts';
import type { ShiftRecord } from '../../world/records.ts';

/** Opens a shift with its float, at a counter or an exhibition (002 §4.4). */
export const startShift: Handler<'startShift'> = ({ body }, ctx) => {
  const { world, rules, now } = ctx;
  const { user } = ctx.session;
  if (findOpenShift(world, user.id)) throw new Refusal('shift_already_open');
  if (hasClosedToday(world, user.id, now)) throw new Refusal('shift_closed_today');
  const exhibition = body.exhibition ?? false;
  const place = exhibition ? { jettyId: null, station: null } : readPlace(ctx, body.jetty_id, body.station);
  const shift = world.tables.shifts.insert({
    userId: user.id,
    date: rules.toLocalDate(now),
    exhibition,
    ...place,
    shiftName: user.shift,
    float: toSen(body.cash_in),
    startedAt: now,
    closedAt: null,
    counted: null,
    expected: null,
  });
  return reply(
    presentSalePackages(world, rules, { platform: 'counter', user, shift }),
    event('shift.started', { shift }),
  );
};

/** Returns where a shift outside an exhibition opens; a counter has one shift at a time. */
function readPlace(
  { world }: Context,
  jettyId: number | null | undefined,
  station: string | null | undefined,
): Pick<ShiftRecord, 'jettyId' | 'station'> {
  const { shifts: all, users } = world.tables;
  if (jettyId == null) throw new Refusal('jetty_required', { field: 'jetty_id' });
  if (!findJetty(world, jettyId)) throw new Refusal('jetty_not_found', { field: 'jetty_id' });
  const counter = COUNTERS.find((name) => name === station);
  if (!counter) throw new Refusal('counter_required', { field: 'station' });
  const taken = all.by('openStation', counter)[0];
  if (taken) throw new Refusal('counter_in_use', { field: 'station', params: { name: users.must(taken.userId).name } });
  return { jettyId, station: counter };
}
