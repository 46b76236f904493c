import type { TicketToChange } from '@muara/contract/rules/tickets/actions/shapes';
import type { ErrorCode } from '@muara/contract/errors';

/** What the rules know of a purchase; nothing in here comes from the server but its code and id. */
export interface Model extends TicketToChange {
  id: number;
  code: string;
  passengers: number;
  jetty_id: number | null;
  slot: string | null;
  /** Of a booking that was removed. */
  deleted: boolean;
  /** RM, of a booking. */
  total_discount: number;
  amount_discount: number;
  /** Paid in two parts. */
  partial: boolean;
  approved: boolean;
  /** Its money lies in a drawer whose shift stays open: a void hands it back. */
  inDrawer: boolean;
  parts: Part[];
  /** Passengers who went through the gate together, without those that were undone. */
  boardings: { passengers: number; at: number; id: number }[];
}

/** One ticket of a batch. */
export interface Part {
  id: number;
  sold: boolean;
  user_id: number | null;
  validated_at: string | null;
  request_canceled_at: string | null;
  canceled_at: string | null;
  expired: boolean;
}

/** It does not matter when, only that. */
export const DONE = 'done';

/** How a command ends: with a code of refusal, or with the change that it makes. */
export type Outcome = { code: ErrorCode } | { change(model: Model): void };

export const refused = (code: ErrorCode): Outcome => ({ code });

/** The change, unless a rule refuses it. */
export function when(verdict: { ok: true } | { ok: false; code: ErrorCode }, change: (model: Model) => void): Outcome {
  return verdict.ok ? { change } : refused(verdict.code);
}

/**
 * A refund or void ends the purchase; of its tickets those that are used keep their state, and of an
 * open void those that are sold.
 */
export function end(model: Model, { refund }: { refund: boolean }): void {
  if (refund) model.refunded_at = DONE;
  model.canceled_at = DONE;
  if (!refund && model.inDrawer) model.refund_amount = 0;
  if (model.status && !refund) model.status = 'Canceled';
  for (const part of model.parts) {
    const sold = part.sold || part.user_id !== null;
    if (part.canceled_at === null && part.validated_at === null && (refund || !sold)) part.canceled_at = DONE;
  }
}

/** Five past midnight: who was awaited and did not come, and what was never paid. */
export function sweep(model: Model, today: string): void {
  if (
    model.deleted ||
    model.refunded_at ||
    model.canceled_at ||
    model.depart_date === null ||
    model.depart_date >= today
  )
    return;
  if (model.is_paid && !model.used && model.partial_validate.length === 0) {
    model.no_show = true;
    model.used = true;
  }
  const waits = model.status === 'Pending' || model.status === 'Approved';
  if (waits) {
    model.status = 'Expired';
    model.expired = true;
  }
}
