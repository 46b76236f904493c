import { SEAT_LIMITED_JETTY_ID } from '@muara/contract/constants';
import type { OperationMap } from '@muara/contract/types';
import { assertUnchanged, completeEdit, editedBy } from '../../domain/edits/index.ts';
import { voidTicket } from '../../domain/tickets/index.ts';
import type { Context } from '../../kernel/handler.ts';
import { Refusal, assertNoFieldErrors } from '../../kernel/refusal.ts';
import { recordChange } from '../../reactions/audit/index.ts';
import { slotRemovedMail } from '../../reactions/mail/index.ts';
import type { AuditChange } from '../../world/log-records.ts';
import type { JettyRecord, Slot } from '../../world/records.ts';
import type { TicketRecord } from '../../world/ticket-records.ts';
import { getSettings } from '../../world/world.ts';
import { listChanges, getJetty, presentJetty } from './jetty-records.ts';
import { listTicketsOnLostSlots } from './lost-slots.ts';

type Form = OperationMap['addJetty']['body'];
type Edit = OperationMap['editJetty']['body'];

const NOTE = 'Slot removed';
/** Most codes listed in one audit entry; each ticket's own note has the rest. */
const MAX_NAMED = 50;

/** Adds a jetty (002 §2.10). Only jetty 3 has limited seats, so a new one has no limit. */
export function addJetty(body: Form, ctx: Context): void {
  const { enableSlot } = getSettings(ctx.world);
  assertNoFieldErrors(ctx.rules.checkJetty({ id: null, enableSlot, values: body }));
  const jetty = ctx.world.tables.jetties.insert({
    name: (body.name as string).trim(),
    active: body.active !== 0,
    maxPassenger: null,
    slots: enableSlot ? readSlots(body) : [],
  });
  recordChange(ctx, ['jetties', 'packages'], {
    module: 'Jetty',
    action: `Added jetty ${jetty.name}`,
    changes: listChanges(null, jetty),
  });
}

/**
 * Changes the sent fields of a jetty, and voids upcoming tickets on removed slots (002 §4.2).
 * @throws Refusal record_not_found, record_changed, every invalid field, or slot_tickets_changed
 */
export function editJetty(sent: Edit, ctx: Context): void {
  const { world, rules, hub } = ctx;
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
  mailBuyers(ctx, before.name, voided);
  recordChange(ctx, ['jetties', 'packages'], {
    module: 'Jetty',
    action: `Changed jetty ${jetty.name}${voided.length > 0 ? `, ${countSlots(voided)} voided` : ''}`,
    changes: [...listChanges(before, jetty), ...voidChanges(voided)],
  });
  if (voided.length === 0) return;
  hub.broadcast({ type: 'function', name: 'clear_cache' });
  hub.refreshBubbles();
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

function countSlots(tickets: readonly TicketRecord[]): string {
  return tickets.length === 1 ? '1 ticket' : `${tickets.length} tickets`;
}

function voidChanges(voided: readonly TicketRecord[]): AuditChange[] {
  if (voided.length === 0) return [];
  const named = voided.slice(0, MAX_NAMED).map(({ code }) => code);
  const rest = voided.length > MAX_NAMED ? ` and ${voided.length - MAX_NAMED} more` : '';
  return [{ field: 'voided_tickets', before: null, after: `${named.join(', ')}${rest}` }];
}

/** Sends one mail to each buyer with an email address. */
function mailBuyers({ world, now }: Context, jetty: JettyRecord['name'], voided: readonly TicketRecord[]): void {
  const byBuyer = new Map<string, TicketRecord[]>();
  for (const ticket of voided) {
    const address = listAddresses(ticket)[0]?.toLowerCase();
    if (address !== undefined) byBuyer.set(address, [...(byBuyer.get(address) ?? []), ticket]);
  }
  for (const tickets of byBuyer.values()) {
    const to = [...new Set(tickets.flatMap(listAddresses))];
    const codes = tickets.map(({ code }) => code);
    const about = codes.length === 1 ? { ticketCode: codes[0] as string } : { ticketCode: null, ticketCodes: codes };
    world.tables.outbox.insert({ ...slotRemovedMail(to, jetty, tickets), ...about, createdAt: now });
  }
}

function listAddresses({ buyer: { email, emails } }: TicketRecord): string[] {
  return email === null ? [...emails] : [email, ...emails];
}
