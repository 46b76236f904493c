import type { SalePlatform } from '@muara/contract/constants';
import type { Rules } from '@muara/contract/rules';
import type { ShiftRecord, UserRecord } from '../../world/records.ts';
import type { Session, World } from '../../world/world.ts';
import { findOpenShift } from './open-shift.ts';

/** Who sells, and on which platform (002 §6). */
export interface Seller {
  platform: SalePlatform;
  /** Null for an anonymous visitor of the public shop. */
  user: UserRecord | null;
  /** The open shift at a counter. */
  shift: ShiftRecord | null;
}

/**
 * Returns the seller of a session: staff at a counter, an agent on the dashboard, anybody else in the
 * public shop, where customer accounts own their purchases.
 */
export function getSeller(world: World, rules: Rules, session: Session | null): Seller {
  const user = session?.user ?? null;
  if (user && rules.isInternal(user))
    return { platform: 'counter', user, shift: findOpenShift(world, user.id) ?? null };
  if (user?.role === 'Agent') return { platform: 'agent_dashboard', user, shift: null };
  return { platform: 'web_app', user, shift: null };
}
