import type { Rules } from '@muara/contract/rules';
import type { SeaTide, SeaTideList } from '@muara/contract/types';
import { fieldChanges, type Fields } from '../../domain/edits/index.ts';
import { countTickets, listUpcomingTickets } from '../../domain/tickets/index.ts';
import { event, type BusinessEvent } from '../../events/business-event.ts';
import type { Context, Handlers } from '../../kernel/handler.ts';
import { reply } from '../../kernel/handler-reply.ts';
import { Refusal, assertNoFieldErrors } from '../../kernel/refusal.ts';
import type { AuditChange } from '../../world/log-records.ts';
import type { SeaTideRecord } from '../../world/catalogue/sea-tides.ts';
import type { LocalDate } from '../../world/records.ts';
import type { TicketRecord } from '../../world/ticket-records.ts';
import type { World } from '../../world/world.ts';

/** The sea tide calendar (002 §2.8). */
export const seaTides = {
  listSeaTides: (_input, ctx) => listTides(ctx),

  countSeaTideTickets: ({ query: { date } }, { world, rules }) => countTickets(ticketsOnTide(world, rules, date)),

  addSeaTide({ body }, ctx) {
    const { world, rules, now } = ctx;
    const { seaTides: tides } = world.tables;
    const problems = rules.checkSeaTide({ ...body, today: rules.toLocalDate(now) });
    const taken = tides.one('date', body.date ?? '') !== undefined;
    assertNoFieldErrors(taken ? [...problems, { field: 'date', code: 'date_exists' }] : problems);
    const tide = tides.insert({ date: body.date as string, session: body.session as SeaTideRecord['session'] });
    return reply(listTides(ctx), changed('Added', tide, fieldChanges({}, listFields(tide))));
  },

  deleteSeaTide({ params: { date } }, ctx) {
    const { world, rules, now } = ctx;
    const tide = world.tables.seaTides.one('date', date);
    if (!tide) throw new Refusal('record_not_found', { field: 'date' });
    if (date < rules.toLocalDate(now)) throw new Refusal('date_past', { field: 'date' });
    world.tables.seaTides.remove(tide.id);
    return reply({ success: true }, changed('Removed', tide, fieldChanges(listFields(tide), {})));
  },
} satisfies Partial<Handlers>;

/** Returns the upcoming tickets on slots that a morning tide closes (002 §9). */
function ticketsOnTide(world: World, rules: Rules, date: LocalDate): TicketRecord[] {
  return listUpcomingTickets(world, rules, { from: date, to: date }).filter(({ jettyId, slot }) => {
    const times = slot === null ? null : rules.parseSlot(slot);
    return jettyId !== null && times && rules.isSeatideSlot({ jettyId, from: times.from, sessions: ['morning'] });
  });
}

function listTides({ world, rules, now }: Context): SeaTideList {
  const { seaTides: tides } = world.tables;
  const data = [...tides.cursor('list', { direction: 'asc' })].map(presentTide);
  return { data, total: tides.size, today: rules.toLocalDate(now) };
}

function presentTide({ id, date, session }: SeaTideRecord): SeaTide {
  return { id, date, session };
}

function changed(
  verb: string,
  { session, date }: SeaTideRecord,
  changes: AuditChange[],
): BusinessEvent<'catalogue.changed'> {
  return event('catalogue.changed', {
    areas: ['sea_tides'],
    entries: [{ module: 'Sea Tide', action: `${verb} the ${session} tide of ${date}`, changes }],
  });
}

function listFields({ date, session }: SeaTideRecord): Fields {
  return { date, session };
}
