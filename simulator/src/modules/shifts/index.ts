import { COUNTERS } from '@muara/contract/constants';
import { expectedCash, formatInstant, toSen } from '@muara/contract/rules';
import { renderSlip } from '../../documents/index.ts';
import { findJetty } from '../../domain/catalogue/index.ts';
import { getPrinter, publicUrl, rememberJob, sendJob } from '../../domain/printing/index.ts';
import { presentSalePackages } from '../../domain/sales/index.ts';
import { hasClosedToday, needsShift, findOpenShift } from '../../domain/sellers/index.ts';
import { binary } from '../../kernel/binary.ts';
import { event } from '../../events/business-event.ts';
import type { Context, Handlers } from '../../kernel/handler.ts';
import { reply } from '../../kernel/handler-reply.ts';
import { Refusal } from '../../kernel/refusal.ts';
import { getDrawer } from '../../world/drawer.ts';
import type { ShiftRecord } from '../../world/records.ts';
import type { Session } from '../../world/world.ts';
import { getSlipShift } from './get-slip-shift.ts';
import { reopenShift } from './reopen-shift.ts';
import { buildSlip } from './slip.ts';

const PDF = 'application/pdf';

/** A cashier's shift: the float, the blind count and the slips (002 §4.4). */
export const shifts = {
  startShift({ body }, ctx) {
    const { world, rules, now } = ctx;
    const { user } = ctx.session as Session;
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
  },

  closeShift({ body }, ctx) {
    const { world, now } = ctx;
    const { user } = ctx.session as Session;
    const open = findOpenShift(world, user.id);
    if (!open) throw new Refusal('shift_not_open');
    const closing = { ...open, closedAt: now };
    const expected = expectedCash(getDrawer(world.tables, closing));
    const shift = world.tables.shifts.update(open.id, { closedAt: now, counted: toSen(body.total_cash), expected });
    return reply(
      {
        success: true,
        shift_closed: needsShift(user) && hasClosedToday(world, user.id, now),
        closed_at: formatInstant(now),
      },
      event('shift.closed', { shift }),
    );
  },

  reopenShift({ body }, ctx) {
    return reply({ success: true }, event('shift.reopened', { shift: reopenShift(ctx, body.user_id) }));
  },

  async downloadSlip({ params, query }, { world, rules, session }) {
    const { type, user_id: userId } = params;
    const shift = getSlipShift(world, rules, session as Session, { type, userId, date: query.date });
    return binary(await renderSlip(buildSlip(world, shift, type)), PDF, `shift-${type}-${shift.date}.pdf`);
  },

  printSlip({ body }, ctx) {
    const { type, user_id: userId, printer_id: printerId, date } = body;
    const session = ctx.session as Session;
    const shift = getSlipShift(ctx.world, ctx.rules, session, { type, userId, date });
    const path = `/api/users/slips/${type}/${userId}?date=${shift.date}&token=${encodeURIComponent(session.token)}`;
    const printer = getPrinter(ctx, printerId, 'receipt');
    const jobId = ctx.hub.newPrintJob();
    rememberJob(ctx, { jobId, key: null, onChannel: true, printerId, ticketId: null, code: null });
    sendJob(ctx, printer, jobId, { code: null, pdf: publicUrl(ctx, path), print_type: 'receipt' });
    return reply({ success: true, job_id: jobId }, event('slip.printed', { shift, type }));
  },
} satisfies Partial<Handlers>;

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
