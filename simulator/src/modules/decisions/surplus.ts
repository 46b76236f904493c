import { formatRinggit } from '@muara/contract/rules';
import { postSurplusPaidBack } from '../../domain/ledger/index.ts';
import type { Handlers } from '../../kernel/handler.ts';
import { Refusal, assertNoFieldErrors } from '../../kernel/refusal.ts';
import type { Session } from '../../world/world.ts';
import { announceChange } from './announce-change.ts';
import { presentDecided } from './present-decided.ts';

/** Surplus payments: money that bought nothing, until it is paid back. */
export const surplus = {
  markSurplusPaidBack({ body }, ctx) {
    const { payments, tickets } = ctx.world.tables;
    const payment = payments.get(body.payment_id);
    if (!payment?.surplus) throw new Refusal('surplus_not_found', { field: 'payment_id' });
    if (payment.paidBack) throw new Refusal('request_processed');
    assertNoFieldErrors(ctx.rules.checkSurplusPaidBack(body));
    const { id: userId } = (ctx.session as Session).user;
    const reference = body.reference.trim();
    payments.update(payment.id, { paidBack: { at: ctx.now, userId, reference } });
    const before = tickets.must(payment.ticketId);
    const after = postSurplusPaidBack(ctx, payment, { userId, reference });
    const money = `RM ${formatRinggit(payment.amount)}`;
    announceChange(ctx, `Paid the surplus of ${money} for ticket ${after.code} back: ${reference}`, before, after);
    return presentDecided(ctx, after);
  },
} satisfies Partial<Handlers>;
