import { ERRORS, type ErrorCode } from '@muara/contract/errors';
import { toRinggit } from '@muara/contract/rules';
import type { PublicRefundAnswer, PublicRefundRequest, RefundableTicket } from '@muara/contract/types';
import { readBank, maskEmail, maskName, trimmed } from '../../domain/payments/index.ts';
import { event } from '../../events/business-event.ts';
import type { PublicContext } from '../../kernel/handler.ts';
import { reply, type Reply } from '../../kernel/handler-reply.ts';
import { Refusal, assertNoFieldErrors } from '../../kernel/refusal.ts';
import type { TicketRecord } from '../../world/ticket-records.ts';
import { assertFewFailures, findKey, noteFailedSearch, createKey } from './refund-keys.ts';

const ONLINE: ReadonlySet<string> = new Set(['web_app', 'mobile_app']);

/**
 * Step one: returns the masked ticket of a code, with a key for step two (002 §7.6).
 * @throws Refusal search_required, too_many_requests
 */
export function searchRefundable(ctx: PublicContext, search: string | undefined): PublicRefundAnswer {
  const code = search?.trim().toUpperCase() ?? '';
  if (code === '') throw new Refusal('search_required', { field: 'search' });
  assertFewFailures(ctx);
  const ticket = ctx.world.tables.tickets.one('code', code);
  const problem = ticket ? findRefusal(ticket) : 'ticket_not_found';
  if (ticket && problem === null) return { ...NOTHING, ticket: masked(ctx, ticket) };
  noteFailedSearch(ctx);
  return refused(problem ?? 'ticket_not_found');
}

/**
 * Step two: files a request that staff decide. The same form again is the same request.
 * @throws Refusal a field's own code, validation_failed for several
 */
export function requestRefund(ctx: PublicContext, id: string, body: PublicRefundRequest): Reply<PublicRefundAnswer> {
  const { world, rules, now } = ctx;
  assertNoFieldErrors(rules.checkPublicRefund(body));
  const key = findKey(ctx, id);
  if (!key) return reply(refused('refund_key_expired'));
  if (key.used) return reply({ ...NOTHING, success: true });
  const before = world.tables.tickets.must(key.ticketId);
  const problem = findRefusal(before);
  if (problem !== null) return reply(refused(problem));
  const bank = readBank(body);
  const ticket = world.tables.tickets.update(before.id, {
    refund: { requestedAt: now, doneAt: null, adminId: null, note: trimmed(body.refund_note), bank, publicForm: true },
  });
  world.tables.refundKeys.update(key.id, { used: true });
  return reply({ ...NOTHING, success: true }, event('ticket.refundRequestedPublicly', { ticket }));
}

const NOTHING: PublicRefundAnswer = { ticket: null, success: false, refund_error: null, refund_code: null };

function refused(code: ErrorCode): PublicRefundAnswer {
  return { ...NOTHING, refund_error: ERRORS[code].message, refund_code: code };
}

/**
 * Returns why a ticket cannot be refunded by the public form: it takes only paid, unchanged online
 * purchases.
 */
function findRefusal(ticket: TicketRecord): ErrorCode | null {
  const { platform, refund, cancel, balance, noShow, used, expired, validatedAt, partialValidate, money } = ticket;
  if (!ONLINE.has(platform)) return 'refund_not_online';
  const waits = (state: TicketRecord['refund']): boolean =>
    state !== null && (state.requestedAt !== null || state.doneAt !== null);
  if (waits(refund) || waits(cancel)) return 'refund_requested';
  if (!balance.isPaid) return 'ticket_not_paid';
  if (noShow) return 'refund_missed';
  if (used || expired || validatedAt !== null || partialValidate.length > 0) return 'refund_used';
  return money.total === 0 ? 'refund_free' : null;
}

function masked(ctx: PublicContext, ticket: TicketRecord): RefundableTicket {
  const { code, buyer, packageId, departDate, slot, passengers, money } = ticket;
  return {
    id: createKey(ctx, ticket),
    code,
    name: maskName(buyer.name),
    email: maskEmail(buyer.email),
    package: { name: ctx.world.tables.packages.must(packageId).name },
    depart_date: departDate,
    slot,
    total_passengers: passengers,
    total_amount: toRinggit(money.total),
  };
}
