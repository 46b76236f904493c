import type { Rules } from '@muara/contract/rules';
import type { SalePackages } from '@muara/contract/types';
import { accountStanding } from '../../domain/people/index.ts';
import { presentSalePackages } from '../../domain/sales/index.ts';
import { getSeller } from '../../domain/sellers/index.ts';
import type { NoSession } from '../../kernel/handler.ts';
import type { World } from '../../world/world.ts';
import { findAccount } from '../auth/index.ts';

/** Returns what an account can buy, as `getSalePackages` does; staff see their counter. */
export function getCatalogue(
  world: World,
  account: string | undefined,
  rules: Rules,
): SalePackages | NoSession | undefined {
  if (account === undefined) return presentSalePackages(world, rules, getSeller(world, rules, null));
  const user = findAccount(world, account);
  if (!user || user.deletedAt !== null) return undefined;
  const standing = accountStanding(user, world.clock.now());
  if (standing !== 'good') return { code: standing };
  return presentSalePackages(world, rules, getSeller(world, rules, { token: '', user }));
}
