import { SEAT_LIMITED_JETTY_ID } from '@muara/contract/constants';
import type { OperationMap } from '@muara/contract/types';
import { assertUnchanged, completeEdit, editedBy } from '../../domain/edits/index.ts';
import { voidTicket } from '../../domain/tickets/index.ts';
import { event } from '../../events/business-event.ts';
import { reply } from '../../kernel/handler-reply.ts';
import type { Handler } from '../../kernel/handler.ts';
import { Refusal, assertNoFieldErrors } from '../../kernel/refusal.ts';
import type { AuditChange } from '../../world/log-records.ts';
import type { TicketRecord } from '../../world/ticket-records.ts';
import { getSettings } from '../../world/world.ts';
import { getJetty } from './get-jetty.ts';
import { jettyChanged } from './jetty-changes.ts';
import { listTicketsOnLostSlots } from './lost-slots.ts';
import { presentJettyList } from './present-jetty-list.ts';
import { presentJetty } from './present-jetty.ts';
import { readSlots } from './read-slots.ts';

type Edit = OperationMap['editJetty']['body'];

const NOTE = 'Slot removed';
/** Most codes listed in one audit entry; each ticket's own note has the rest. */
const MAX_NAMED = 50;

/**
 * Changes the sent fields of a jetty, and voids upcoming tickets on removed slots (002 §4.2).
 * @throws Refusal record_not_found, record_changed, every invalid field, or slot_tickets_changed
 */
export const editJetty: Handler<'editJetty'> = ({ body: sent }, ctx) => {
  const { world, rules } = ctx;
  const before = getJetty(world, sent.id);
  assertUnchanged(before, sent.updated_at);
  const { active, ...current } = presentJetty(before);
  const body = completeEdit<Edit>({ ...current, active: active ? 1 : 0 }, sent);
  const { enableSlot } = getSettings(world);
  assertNoFieldErrors(rules.checkJetty({ id: before.id, enableSlot, values: body }));
  const slots = enableSlot ? readSlots(body) : before.slots;
  const lost = listTicketsOnLostSlots(world, rules, before, new Set(slots.map((slot) => rules.slotLabel(slot))));
  assertExpectedVoids(sent, lost.length);
  const jetty = world.tables.jetties.update(before.id, {
    name: (body.name as string).trim(),
    active: body.active === 1,
    maxPassenger: before.id === SEAT_LIMITED_JETTY_ID ? body.max_passenger : before.maxPassenger,
    slots,
    ...editedBy(before, ctx),
  });
  const voided = lost.map((ticket) => voidTicket(ctx, ticket, NOTE));
  const also = voided.length > 0 ? `, ${nameCount(voided)} voided` : '';
  const changed = jettyChanged(`Changed jetty ${jetty.name}${also}`, before, jetty, voidChanges(voided));
  const events = voided.length === 0 ? [changed] : [changed, event('slot.removed', { jetty: before, voided })];
  return reply(presentJettyList(world), ...events);
};

/**
 * Refuses to void another number of tickets than the caller expects; a caller that sends no number
 * accepts any.
 * @throws Refusal slot_tickets_changed
 */
function assertExpectedVoids({ slots, expected_voids: named }: Edit, count: number): void {
  const expected = named ?? (slots === null ? 0 : count);
  if (expected !== count) throw new Refusal('slot_tickets_changed', { params: { count: String(count) } });
}

function nameCount(tickets: readonly TicketRecord[]): string {
  return tickets.length === 1 ? '1 ticket' : `${tickets.length} tickets`;
}

function voidChanges(voided: readonly TicketRecord[]): AuditChange[] {
  if (voided.length === 0) return [];
  const named = voided.slice(0, MAX_NAMED).map(({ code }) => code);
  const rest = voided.length > MAX_NAMED ? ` and ${voided.length - MAX_NAMED} more` : '';
  return [{ field: 'voided_tickets', before: null, after: `${named.join(', ')}${rest}` }];
}
