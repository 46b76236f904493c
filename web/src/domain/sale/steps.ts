import type { SalePackages } from '@muara/contract/types';
import { isExhibition, isOpenTicket } from './catalogue/catalogue.ts';
import { menuOf } from './dishes.ts';
import type { Sale } from './sale.ts';
import { SALE_STEPS, type SaleStep } from './sale-steps.ts';

/** Progress at each step in percent, without and with the addons (002 §2.18). */
const PLAIN = { package: 0, jetty: 20, passengers: 40, addons: 40, info: 60, checkout: 80, result: 100 };
const VVIP = { package: 0, jetty: 18, passengers: 35, addons: 50, info: 67, checkout: 83, result: 100 };

/** Why a step is skipped. */
type SkipReason = 'open_ticket' | 'exhibition' | 'agent_buys' | 'guide_buys' | 'no_menu' | 'dining';

export interface HeaderStep {
  step: SaleStep;
  /** Progress in percent. */
  percent: number;
  skipped: SkipReason | null;
}

/**
 * Returns the steps of the header: six, or seven with VVIP (002 §2.18).
 * An agent's open ticket and an exhibition have no jetty. An agent on the dashboard and a tour guide are the buyers
 * themselves. A package without dishes has no addons. Dishes for a ticket need no package, jetty, passengers or buyer.
 */
export function stepsOf(sale: Sale, catalogue: SalePackages): HeaderStep[] {
  const seven = sale.vvip || sale.dining !== null;
  return SALE_STEPS.filter((step) => seven || step !== 'addons').map((step) => ({
    step,
    percent: (seven ? VVIP : PLAIN)[step],
    skipped: skipOf(step, sale, catalogue),
  }));
}

function skipOf(step: SaleStep, sale: Sale, catalogue: SalePackages): SkipReason | null {
  if (sale.dining !== null) {
    return ['package', 'jetty', 'passengers', 'info'].includes(step) ? 'dining' : null;
  }
  switch (step) {
    case 'jetty':
      if (isExhibition(catalogue)) return 'exhibition';
      return isOpenTicket(sale, catalogue) ? 'open_ticket' : null;
    case 'addons':
      return sale.packageId !== null && menuOf(catalogue, sale).length === 0 ? 'no_menu' : null;
    case 'info':
      if (sale.platform === 'agent_dashboard') return 'agent_buys';
      return sale.guideId === null ? null : 'guide_buys';
    default:
      return null;
  }
}

/** Returns the next step, or the previous one with −1, without the skipped ones; null at the ends. */
export function adjacentStep(steps: readonly HeaderStep[], step: SaleStep, direction: 1 | -1): SaleStep | null {
  const open = steps.filter((item) => item.skipped === null).map((item) => item.step);
  const order = SALE_STEPS.indexOf(step);
  const beside =
    direction === 1
      ? open.find((item) => SALE_STEPS.indexOf(item) > order)
      : open.findLast((item) => SALE_STEPS.indexOf(item) < order);
  return beside ?? null;
}
