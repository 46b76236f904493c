import { checkDiscount, type DiscountRefusal } from '@muara/contract/rules/pricing/check-discount';
import { senOfText } from '@/domain/prices/typed-money.ts';
import { saleText } from '@/domain/sale/sale.messages.ts';
import type { CashierDiscount } from '@/domain/sale/sale.ts';

const MESSAGES: Record<DiscountRefusal, () => string> = {
  discount_not_allowed: () => saleText.discountOff,
  discount_invalid: () => saleText.invalidAmount,
  discount_exceeds_total: () => saleText.discountTooMuch,
};

type ReadDiscount = { ok: true; discount: CashierDiscount } | { ok: false; message: string };

/**
 * Reads the discount that a cashier typed (002 §5.3).
 * `payable` is the amount before it, in sen. `agentPrice` says that an agent's or a guide's price applies, which
 * excludes a discount. A discount of zero is refused too: it would show on the receipt for nothing.
 */
export function readDiscount(type: '%' | 'RM', text: string, payable: number, agentPrice = false): ReadDiscount {
  const typed = senOfText(text);
  if (text.trim() === '') return { ok: false, message: saleText.completeField };
  if (typed === null || typed === 0) return { ok: false, message: saleText.invalidAmount };
  // Both kinds have at most two decimals, so hundredths work for percent points as for ringgit.
  const discount = { type, value: type === '%' ? typed / 100 : typed };
  const verdict = checkDiscount({ discount, enableDiscount: true, agentPrice, existing: false, payable });
  return verdict.ok ? { ok: true, discount } : { ok: false, message: MESSAGES[verdict.code]() };
}
