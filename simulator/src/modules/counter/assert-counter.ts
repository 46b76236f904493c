import { needsShift, type Seller, getSeller } from '../../domain/sellers/index.ts';
import type { Context } from '../../kernel/handler.ts';
import { Refusal } from '../../kernel/refusal.ts';

/**
 * Returns the counter that makes a call.
 * An exhibition hides dishes, wristbands and payments, and a cashier needs an open shift (002 §4.4, §6).
 * @throws Refusal platform_mismatch, shift_required
 */
export function assertCounter({ world, rules, session }: Context): Seller {
  const seller = getSeller(world, rules, session);
  const { platform, user, shift } = seller;
  if (platform !== 'counter' || shift?.exhibition) throw new Refusal('platform_mismatch');
  if (user && needsShift(user) && !shift) throw new Refusal('shift_required');
  return seller;
}
