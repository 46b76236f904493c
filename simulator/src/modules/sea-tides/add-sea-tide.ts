import { reply } from '../../kernel/handler-reply.ts';
import type { Handler } from '../../kernel/handler.ts';
import { assertNoFieldErrors } from '../../kernel/refusal.ts';
import type { SeaTideRecord } from '../../world/catalogue/sea-tides.ts';
import { presentSeaTideList } from './present-sea-tide-list.ts';
import { seaTideChanged } from './sea-tide-changes.ts';

/** Adds a sea tide; a day has at most one. @throws Refusal with every invalid field */
export const addSeaTide: Handler<'addSeaTide'> = ({ body }, ctx) => {
  const { world, rules, now } = ctx;
  const { seaTides } = world.tables;
  const problems = rules.checkSeaTide({ ...body, today: rules.toLocalDate(now) });
  const isTaken = seaTides.one('date', body.date ?? '') !== undefined;
  assertNoFieldErrors(isTaken ? [...problems, { field: 'date', code: 'date_exists' }] : problems);
  const tide = seaTides.insert({ date: body.date as string, session: body.session as SeaTideRecord['session'] });
  return reply(presentSeaTideList(ctx), seaTideChanged('Added', null, tide));
};
