import type { HandlersOf } from './action.ts';
import { invalid } from './refuse.ts';

const DEFAULT_REASON = 'The card was declined';

export const PAYMENTS: HandlersOf<'payOnline'> = {
  payOnline: ({ body: { form, choice = 'pay', reason = DEFAULT_REASON } }, { world, origin, pay }) => {
    const paid = pay(world(), new URLSearchParams(form), origin, { choice, reason });
    if (!paid.ok) throw invalid(`form.${paid.problem.split(':')[0]}`, `form.${paid.problem}`);
    const { payment, report } = paid;
    const { refNo, amount, state, transactionId, reason: why } = payment;
    return {
      ref_no: refNo,
      amount,
      state,
      transaction_id: transactionId,
      reason: why,
      confirmed: report?.confirmed ?? null,
    };
  },
};
