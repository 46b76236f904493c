import { SEAT_LIMITED_JETTY_ID } from '@muara/contract/constants';
import type { OperationMap } from '@muara/contract/types';
import { assertUnchanged, completeEdit, editedBy } from '../../domain/edits/index.ts';
import { voidTicket } from '../../domain/tickets/index.ts';
import { type BusinessEvent, event } from '../../events/business-event.ts';
import type { Context } from '../../kernel/handler.ts';
import { Refusal, assertNoFieldErrors } from '../../kernel/refusal.ts';
import type { AuditChange } from '../../world/log-records.ts';
import type { Slot } from '../../world/records.ts';
import type { TicketRecord } from '../../world/ticket-records.ts';
import { getSettings } from '../../world/world.ts';
import { jettyChanged, getJetty, presentJetty } from './jetty-records.ts';
import { listTicketsOnLostSlots } from './lost-slots.ts';

type Form = OperationMap['addJetty']['body'];
type Edit = OperationMap['editJetty']['body'];

const NOTE = 'Slot removed';
/** Most codes listed in one audit entry; each ticket's own note has the rest. */
const MAX_NAMED = 50;

/** Adds a jetty (002 §2.10). Only jetty 3 has limited seats, so a new one has no limit. */
export function addJetty(body: Form, ctx: Context): BusinessEvent {
  const { enableSlot } = getSettings(ctx.world);
  assertNoFieldErrors(ctx.rules.checkJetty({ id: null, enableSlot, values: body }));
  const jetty = ctx.world.tables.jetties.insert({
    name: (body.name as string).trim(),
    active: body.active !== 0,
    maxPassenger: null,
    slots: enableSlot ? readSlots(body) : [],
  });
  return jettyChanged(`Added jetty ${jetty.name}`, null, jetty);
}

/**
 * Changes the sent fields of a jetty, and voids upcoming tickets on removed slots (002 §4.2).
 * @throws Refusal record_not_found, record_changed, every invalid field, or slot_tickets_changed
 */
export function editJetty(sent: Edit, ctx: Context): BusinessEvent[] {
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
  const also = voided.length > 0 ? `, ${countTickets(voided)} voided` : '';
  const changed = jettyChanged(`Changed jetty ${jetty.name}${also}`, before, jetty, voidChanges(voided));
  return voided.length === 0 ? [changed] : [changed, event('slot.removed', { jetty: before, voided })];
}

function readSlots({ slots }: Form): Slot[] {
  const entered = (slots ?? []) as Slot[];
  return entered.map(({ from, to }) => ({ from, to })).sort((one, other) => (one.from < other.from ? -1 : 1));
}

/**
 * Refuses to void another number of tickets than the caller expects; a caller that sends no number
 * accepts any.
 * @throws Refusal slot_tickets_changed
 */
function assertExpectedVoids({ slots, expected_voids: named }: Edit, count: number): void {
  const expected = named ?? (slots === null ? 0 : count);
  if (expected !== count) throw new Refusal('slot_tickets_changed', { params: { count: String(count) } });
}

function countTickets(tickets: readonly TicketRecord[]): string {
  return tickets.length === 1 ? '1 ticket' : `${tickets.length} tickets`;
}

function voidChanges(voided: readonly TicketRecord[]): AuditChange[] {
  if (voided.length === 0) return [];
  const named = voided.slice(0, MAX_NAMED).map(({ code }) => code);
  const rest = voided.length > MAX_NAMED ? ` and ${voided.length - MAX_NAMED} more` : '';
  return [{ field: 'voided_tickets', before: null, after: `${named.join(', ')}${rest}` }];
}
