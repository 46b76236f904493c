import type { Handlers } from '../../kernel/handler.ts';
import { approveRefund } from './approve-refund.ts';
import { approveVoid } from './approve-void.ts';
import { cancelTicket } from './cancel-ticket.ts';
import { checkPayment } from './check-payment.ts';
import { forceMarkAsPaid } from './force-mark-as-paid.ts';
import { getMyPurchase } from './get-my-purchase.ts';
import { listApprovals } from './list-approvals.ts';
import { listMyPurchases } from './list-my-purchases.ts';
import { markAsPaid } from './mark-as-paid.ts';
import { markSurplusPaidBack } from './mark-surplus-paid-back.ts';
import { refundTicket } from './refund-ticket.ts';
import { rejectRefund } from './reject-refund.ts';
import { rejectVoid } from './reject-void.ts';
import { requestCancel } from './request-cancel.ts';
import { requestRefund } from './request-refund.ts';

/** Refunds and voids: requests, decisions and the inbox; payments that staff settle (001 §4). */
export const decisions = {
  listMyPurchases,
  getMyPurchase,
  requestRefund,
  refundTicket,
  approveRefund,
  rejectRefund,
  requestCancel,
  cancelTicket,
  approveVoid,
  rejectVoid,
  markAsPaid,
  forceMarkAsPaid,
  checkPayment,
  markSurplusPaidBack,
  listApprovals,
} satisfies Partial<Handlers>;
