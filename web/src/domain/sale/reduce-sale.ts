import type { PassengerCategory } from '@muara/contract/types';
import { type Counts, FOREIGN_CATEGORIES, LOCAL_CATEGORIES, withoutGroup } from './categories.ts';
import { passengersOf, fitDishes, withDish } from './dishes.ts';
import type { Quantities } from './chosen-dishes.ts';
import {
  type Buyer,
  type CashierDiscount,
  type Dining,
  newSale,
  nextSale,
  type Problem,
  type Sale,
  type SaleResult,
} from './sale.ts';
import type { SaleStep } from './sale-steps.ts';

export type SaleAction =
  /** `next` is the step that follows: open tickets have no jetty to choose. */
  | { do: 'choosePackage'; packageId: number; next: 'jetty' | 'passengers' }
  | { do: 'setVvip'; vvip: boolean }
  | { do: 'setAgent'; agentId: number | null }
  | { do: 'setGuide'; guideId: number | null }
  | { do: 'chooseJetty'; jettyId: number; hasSlots: boolean }
  | { do: 'chooseSlot'; slot: string }
  | { do: 'slotGone'; message: string }
  | { do: 'setDate'; date: string; hasSlots: boolean }
  | { do: 'toggleGroup'; group: 'malaysian' | 'nonMalaysian'; on: boolean }
  | { do: 'undoClear' }
  | { do: 'setState'; state: string }
  | { do: 'setCountry'; country: string }
  | { do: 'setCount'; category: PassengerCategory; count: number }
  | { do: 'setCounts'; counts: Counts }
  | { do: 'setDish'; id: number; quantities: Quantities }
  | { do: 'setBuyer'; field: keyof Buyer; value: string }
  | { do: 'setDiscount'; discount: CashierDiscount | null }
  | { do: 'chooseMethod'; method: string | null }
  | { do: 'chooseTile'; tile: string }
  | { do: 'setTerms'; terms: boolean }
  | { do: 'go'; step: SaleStep }
  | { do: 'refuse'; problem: Problem }
  | { do: 'sold'; result: SaleResult }
  | { do: 'dine'; dining: Dining }
  | { do: 'recall'; sale: Sale }
  | { do: 'reset'; date: string | null };

/**
 * Returns the sale after an action.
 * At the counter a choice also moves on to the next step (002 §2.18). Once there is a ticket, going back starts a new
 * sale (002 §4.3).
 */
export function reduceSale(sale: Sale, action: SaleAction): Sale {
  if (action.do === 'reset') return nextSale(sale, action.date);
  if (action.do === 'recall') return action.sale;
  if (action.do === 'dine') return { ...nextSale(sale, sale.date), ...startDining(action.dining) };
  if (action.do === 'go' && sale.result !== null) return action.step === 'result' ? sale : nextSale(sale, sale.date);
  const next = clampDishes(sale, change(sale, action));
  const answered = next !== sale && action.do !== 'refuse' && next.problem === sale.problem;
  return answered && isFixedBy(action, sale.problem) ? { ...next, problem: null } : next;
}

function change(sale: Sale, action: Exclude<SaleAction, { do: 'reset' | 'dine' | 'recall' }>): Sale {
  /** The step after a choice: the next one at the counter, the same one elsewhere. */
  const advanceTo = (step: SaleStep): SaleStep => (sale.platform === 'counter' ? step : sale.step);
  switch (action.do) {
    case 'choosePackage': {
      const same = sale.packageId === action.packageId;
      return {
        ...sale,
        packageId: action.packageId,
        jettyId: same ? sale.jettyId : null,
        slot: same ? sale.slot : null,
        dishes: same ? sale.dishes : {},
        step: advanceTo(action.next),
      };
    }
    case 'setVvip':
      return sale.vvip === action.vvip ? sale : { ...withoutChoice(sale), vvip: action.vvip };
    case 'setAgent':
      return withAgentOrGuide(sale, { agentId: action.agentId, guideId: null });
    case 'setGuide':
      return withAgentOrGuide(sale, { agentId: null, guideId: action.guideId });
    case 'chooseJetty': {
      const same = sale.jettyId === action.jettyId;
      return {
        ...sale,
        jettyId: action.jettyId,
        slot: same ? sale.slot : null,
        step: advanceTo(action.hasSlots ? 'jetty' : 'passengers'),
      };
    }
    case 'chooseSlot':
      return { ...sale, slot: action.slot, step: advanceTo('passengers') };
    case 'slotGone':
      return { ...sale, slot: null, step: 'jetty', problem: { step: 'jetty', field: 'slot', message: action.message } };
    case 'setDate': {
      if (sale.date === action.date) return sale;
      const backToSlots = action.hasSlots && sale.slot !== null;
      return { ...sale, date: action.date, slot: null, step: backToSlots ? 'jetty' : sale.step };
    }
    case 'toggleGroup':
      return toggleGroup(sale, action.group, action.on);
    case 'undoClear':
      return sale.cleared === null ? sale : { ...sale, ...sale.cleared, cleared: null };
    case 'setState':
      return { ...sale, state: action.state };
    case 'setCountry':
      return { ...sale, country: action.country };
    case 'setCount':
      return { ...sale, counts: { ...sale.counts, [action.category]: Math.max(0, Math.trunc(action.count)) } };
    case 'setCounts':
      return { ...sale, counts: action.counts };
    case 'setDish':
      return { ...sale, dishes: withDish(sale.dishes, action.id, action.quantities) };
    case 'setBuyer':
      return { ...sale, buyer: { ...sale.buyer, [action.field]: action.value } };
    case 'setDiscount':
      return { ...sale, discount: action.discount };
    case 'chooseMethod':
      return { ...sale, method: action.method };
    case 'chooseTile':
      return { ...sale, tile: action.tile };
    case 'setTerms':
      return { ...sale, terms: action.terms };
    case 'go':
      return action.step === sale.step ? sale : { ...sale, step: action.step };
    case 'refuse':
      return { ...sale, step: action.problem.step, problem: action.problem };
    case 'sold':
      return { ...sale, step: 'result', problem: null, result: action.result };
  }
}

/** Removes the package and what depends on it: VVIP has its own packages, menus and limits (002 §4.3). */
function withoutChoice(sale: Sale): Sale {
  const { packageId, jettyId, slot, counts, dishes, step } = newSale(null);
  return { ...sale, packageId, jettyId, slot, counts, dishes, step, cleared: null };
}

/**
 * Sets the agent or tour guide, whose prices exclude a cashier discount (002 §5.3).
 * Outside VVIP an agent's ticket is open and has no jetty (002 §4.3).
 */
function withAgentOrGuide(sale: Sale, chosen: Pick<Sale, 'agentId' | 'guideId'>): Sale {
  if (sale.agentId === chosen.agentId && sale.guideId === chosen.guideId) return sale;
  const priced = chosen.agentId !== null || chosen.guideId !== null;
  const open = chosen.agentId !== null && !sale.vvip;
  return {
    ...sale,
    ...chosen,
    discount: priced ? null : sale.discount,
    jettyId: open ? null : sale.jettyId,
    slot: open ? null : sale.slot,
  };
}

/**
 * Switches a group of passengers on or off.
 * Switching it off clears its counts. Outside the counter only one group can be on, so switching one on clears the
 * other. What was cleared can be restored (002 §4.3).
 */
function toggleGroup(sale: Sale, group: 'malaysian' | 'nonMalaysian', on: boolean): Sale {
  const own = group === 'malaysian' ? LOCAL_CATEGORIES : FOREIGN_CATEGORIES;
  if (!on) return { ...sale, [group]: false, counts: withoutGroup(sale.counts, own) };
  if (sale.platform === 'counter') return { ...sale, [group]: true };
  const [other, others] =
    group === 'malaysian'
      ? (['nonMalaysian', FOREIGN_CATEGORIES] as const)
      : (['malaysian', LOCAL_CATEGORIES] as const);
  const { malaysian, nonMalaysian, counts, dishes } = sale;
  const loses = others.some((category) => counts[category] > 0);
  return {
    ...sale,
    [group]: true,
    [other]: false,
    counts: withoutGroup(counts, others),
    cleared: loses ? { malaysian, nonMalaysian, counts, dishes } : null,
  };
}

/** Removes dishes that there are no longer passengers for. */
function clampDishes(before: Sale, sale: Sale): Sale {
  if (sale.counts === before.counts || Object.keys(sale.dishes).length === 0) return sale;
  return { ...sale, dishes: fitDishes(sale.dishes, passengersOf(sale)) };
}

/** Starts a sale of dishes for an existing ticket, at the dishes step (002 §2.18). */
function startDining(dining: Dining): Pick<Sale, 'dining' | 'step' | 'buyer'> {
  return { dining, step: 'addons', buyer: dining.buyer };
}

/** Whether an action changes the refused field, so that its message can disappear. */
function isFixedBy(action: SaleAction, problem: Problem | null): boolean {
  if (problem === null) return false;
  switch (action.do) {
    case 'setCountry':
      return problem.field === 'country';
    case 'setState':
      return problem.field === 'state';
    case 'setCount':
    case 'setCounts':
      return problem.field === 'counts' || problem.field === 'foreign-counts' || problem.field === 'group';
    case 'setDish':
      return problem.field === 'dishes';
    case 'setBuyer':
      return problem.field === action.field;
    case 'setDiscount':
      return problem.field === 'discount';
    case 'chooseMethod':
      return problem.field === 'method';
    case 'chooseTile':
      return problem.field === 'tile';
    case 'setTerms':
      return problem.field === 'terms';
    case 'slotGone':
      return false;
    default:
      return true;
  }
}
