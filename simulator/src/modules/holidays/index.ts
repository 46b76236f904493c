import { daysBetween } from '@muara/contract/rules';
import type { Holiday, OperationMap } from '@muara/contract/types';
import { createCatalogue } from '../../domain/catalogue/index.ts';
import { presentEdit } from '../../domain/edits/index.ts';
import type { Handlers } from '../../kernel/handler.ts';
import type { HolidayRecord } from '../../world/catalogue/holidays.ts';
import { countHolidayTickets } from './count-holiday-tickets.ts';

type Form = OperationMap['addHoliday']['body'];

const catalogue = createCatalogue<HolidayRecord, Form, Holiday>({
  area: 'holidays',
  module: 'Holiday',
  noun: 'holiday',
  table: ({ tables }) => tables.holidays,
  list: ({ tables }, filter) => tables.holidays.cursor('list', filter),
  textsOf: ({ details }) => [details],
  check: (form, { rules }) => rules.checkHoliday(form),
  read({ details, start, end }) {
    return { details: details?.trim() ?? '', start: start as string, end: end as string };
  },
  present(holiday) {
    const { id, details, start, end } = holiday;
    return { id, details, start, end, days: daysBetween(start, end) + 1, updated_at: presentEdit(holiday) };
  },
  nameOf: ({ details }, changed) => changed?.details ?? details,
  audited: ({ details, start, end }) => ({ details, start, end }),
  isForgotten: true,
});

/** Holidays, latest start first (002 §2.8). */
export const holidays = {
  listHolidays: ({ query }, { world }) => catalogue.list(world, query),
  addHoliday: ({ body }, ctx) => catalogue.add(body, ctx),
  editHoliday: ({ body }, ctx) => catalogue.edit(body, ctx),
  deleteHoliday: ({ params }, ctx) => catalogue.remove(params.id, ctx),
  countHolidayTickets,
} satisfies Partial<Handlers>;
