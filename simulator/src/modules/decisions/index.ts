import { presentTicketFor } from '../../domain/tickets/index.ts';
import type { Handlers } from '../../kernel/handler.ts';
import { listApprovals } from './approvals.ts';
import { getPurchaseByCode } from './get-purchase.ts';
import { ownPurchases } from './own-purchases.ts';
import { refunds } from './refunds.ts';
import { settlePayments } from './settle-payments.ts';
import { surplus } from './surplus.ts';
import { voids } from './voids.ts';

/** Refunds and voids: requests, decisions and the inbox; payments that staff settle (001 §4). */
export const decisions = {
  listMyPurchases: ({ query }, { world, rules, session }) => ownPurchases(world, rules, session.user, query),

  getMyPurchase: ({ params }, ctx) => ({ ticket: presentTicketFor(ctx, getPurchaseByCode(ctx, params.ticket_code)) }),

  ...refunds,
  ...voids,
  ...settlePayments,
  ...surplus,

  listApprovals: ({ query }, ctx) => listApprovals(ctx, query),
} satisfies Partial<Handlers>;
