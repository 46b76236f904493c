import type { Handlers } from '../../kernel/handler.ts';
import { getSalePackages } from './get-sale-packages.ts';

export { getCatalogue } from './get-catalogue.ts';

/** What can be bought, by caller (002 §7.5). */
export const shop = { getSalePackages } satisfies Partial<Handlers>;
