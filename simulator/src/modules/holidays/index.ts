import { daysBetween } from '@muara/contract/rules';
import type { Holiday, HolidayList, OperationMap } from '@muara/contract/types';
import {
  assertUnchanged,
  completeEdit,
  editedBy,
  fieldChanges,
  type Fields,
  presentEdit,
} from '../../domain/edits/index.ts';
import { findPage } from '../../domain/lists/index.ts';
import { countTickets, listUpcomingTickets } from '../../domain/tickets/index.ts';
import { event, type BusinessEvent } from '../../events/business-event.ts';
import type { Context, Handlers } from '../../kernel/handler.ts';
import { reply } from '../../kernel/handler-reply.ts';
import { Refusal, assertNoFieldErrors } from '../../kernel/refusal.ts';
import type { HolidayRecord } from '../../world/catalogue/holidays.ts';
import type { World } from '../../world/world.ts';

type Form = OperationMap['addHoliday']['body'];
type Stored = Pick<HolidayRecord, 'details' | 'start' | 'end'>;

/** Holidays (002 §2.8). */
export const holidays = {
  listHolidays: ({ query }, { world }) => listPage(world, query),

  countHolidayTickets({ query: { start, end } }, { world, rules }) {
    if (end < start) throw new Refusal('dates_order', { field: 'end' });
    return countTickets(listUpcomingTickets(world, rules, { from: start, to: end }));
  },

  addHoliday({ body }, ctx) {
    const holiday = ctx.world.tables.holidays.insert(readForm(body, ctx));
    return reply(listPage(ctx.world), changed('Added', null, holiday));
  },

  editHoliday({ body }, ctx) {
    const before = getHoliday(ctx.world, body.id);
    assertUnchanged(before, body.updated_at);
    const form = readForm(completeEdit(presentHoliday(before), body), ctx);
    const holiday = ctx.world.tables.holidays.update(before.id, { ...form, ...editedBy(before, ctx) });
    return reply(presentHoliday(holiday), changed('Changed', before, holiday));
  },

  deleteHoliday({ params: { id } }, ctx) {
    const holiday = getHoliday(ctx.world, id);
    ctx.world.tables.holidays.remove(id);
    return reply({ success: true }, changed('Removed', holiday, null));
  },
} satisfies Partial<Handlers>;

/** @throws Refusal record_not_found */
function getHoliday({ tables }: World, id: number): HolidayRecord {
  const holiday = tables.holidays.get(id);
  if (!holiday) throw new Refusal('record_not_found', { field: 'id' });
  return holiday;
}

function readForm(body: Form, { rules }: Context): Stored {
  assertNoFieldErrors(rules.checkHoliday(body));
  const { details, start, end } = body as Stored;
  return { details: details.trim(), start, end };
}

function changed(
  verb: string,
  before: HolidayRecord | null,
  after: HolidayRecord | null,
): BusinessEvent<'catalogue.changed'> {
  const { details } = (after ?? before) as HolidayRecord;
  const changes = fieldChanges(before ? listFields(before) : {}, after ? listFields(after) : {});
  return event('catalogue.changed', {
    areas: ['holidays'],
    entries: [{ module: 'Holiday', action: `${verb} holiday ${details}`, changes }],
  });
}

function listPage({ tables }: World, query: OperationMap['listHolidays']['query'] = {}): HolidayList {
  const { rows, total } = findPage<HolidayRecord>(query, {
    list: (filter) => tables.holidays.cursor('list', filter),
    one: (id) => tables.holidays.get(id),
    textsOf: ({ details }) => [details],
  });
  return { data: rows.map(presentHoliday), total };
}

function presentHoliday(holiday: HolidayRecord): Holiday {
  const { id, details, start, end } = holiday;
  return { id, details, start, end, days: daysBetween(start, end) + 1, updated_at: presentEdit(holiday) };
}

function listFields({ details, start, end }: HolidayRecord): Fields {
  return { details, start, end };
}
