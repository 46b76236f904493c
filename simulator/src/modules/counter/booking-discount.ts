import type { DiscountToCheck } from '@muara/contract/rules';
import type { TicketRecord } from '../../world/ticket-records.ts';
import { getSettings, type World } from '../../world/world.ts';

/**
 * Returns what decides whether a cashier may discount a booking: at most one discount, never on top of
 * an agent's (002 §5.3).
 */
export function getDiscountLimits(
  world: World,
  { money, vvipCharter, agentId, tourguideId }: TicketRecord,
): Pick<DiscountToCheck, 'enableDiscount' | 'agentPrice' | 'existing'> {
  return {
    enableDiscount: getSettings(world).enableDiscount,
    agentPrice: money.totalDiscount > 0 || (vvipCharter && (agentId !== null || tourguideId !== null)),
    existing: money.amountDiscount > 0,
  };
}
