import type { PassengerCategory } from '@muara/contract/types';
import { type Counts, FOREIGN_CATEGORIES, LOCAL_CATEGORIES, withoutGroup } from './categories.ts';
import {
  type Buyer,
  type CashierDiscount,
  newSale,
  type Problem,
  type Sale,
  type SaleResult,
  type SaleStep,
} from './sale.ts';

export type SaleAction =
  /** `next` is the step that follows: an exhibition has no jetty to choose. */
  | { do: 'choosePackage'; packageId: number; next: 'jetty' | 'passengers' }
  | { do: 'chooseJetty'; jettyId: number; hasSlots: boolean }
  | { do: 'chooseSlot'; slot: string }
  | { do: 'slotGone'; message: string }
  | { do: 'setDate'; date: string; hasSlots: boolean }
  | { do: 'toggleGroup'; group: 'malaysian' | 'nonMalaysian'; on: boolean }
  | { do: 'setState'; state: string }
  | { do: 'setCountry'; country: string }
  | { do: 'setCount'; category: PassengerCategory; count: number }
  | { do: 'setCounts'; counts: Counts }
  | { do: 'setBuyer'; field: keyof Buyer; value: string }
  | { do: 'setDiscount'; discount: CashierDiscount | null }
  | { do: 'chooseMethod'; method: string | null }
  | { do: 'go'; step: SaleStep }
  | { do: 'refuse'; problem: Problem }
  | { do: 'sold'; result: SaleResult }
  | { do: 'reset'; date: string | null };

/**
 * The next state of a sale. Choosing advances by itself at the counter (002 §2.18); once a ticket
 * exists, any way back starts a clean sale (002 §4.3).
 */
export function reduceSale(sale: Sale, action: SaleAction): Sale {
  if (action.do === 'reset') return newSale(action.date);
  if (action.do === 'go' && sale.result !== null) return action.step === 'result' ? sale : newSale(sale.date);
  const next = change(sale, action);
  const answered = next !== sale && action.do !== 'refuse' && next.problem === sale.problem;
  return answered && solves(action, sale.problem) ? { ...next, problem: null } : next;
}

function change(sale: Sale, action: Exclude<SaleAction, { do: 'reset' }>): Sale {
  switch (action.do) {
    case 'choosePackage': {
      const same = sale.packageId === action.packageId;
      return {
        ...sale,
        packageId: action.packageId,
        jettyId: same ? sale.jettyId : null,
        slot: same ? sale.slot : null,
        step: action.next,
      };
    }
    case 'chooseJetty': {
      const same = sale.jettyId === action.jettyId;
      return {
        ...sale,
        jettyId: action.jettyId,
        slot: same ? sale.slot : null,
        step: action.hasSlots ? 'jetty' : 'passengers',
      };
    }
    case 'chooseSlot':
      return { ...sale, slot: action.slot, step: 'passengers' };
    case 'slotGone':
      return { ...sale, slot: null, step: 'jetty', problem: { step: 'jetty', field: 'slot', message: action.message } };
    case 'setDate': {
      if (sale.date === action.date) return sale;
      const backToSlots = action.hasSlots && sale.slot !== null;
      return { ...sale, date: action.date, slot: null, step: backToSlots ? 'jetty' : sale.step };
    }
    case 'toggleGroup':
      return toggleGroup(sale, action.group, action.on);
    case 'setState':
      return { ...sale, state: action.state };
    case 'setCountry':
      return { ...sale, country: action.country };
    case 'setCount':
      return { ...sale, counts: { ...sale.counts, [action.category]: Math.max(0, Math.trunc(action.count)) } };
    case 'setCounts':
      return { ...sale, counts: action.counts };
    case 'setBuyer':
      return { ...sale, buyer: { ...sale.buyer, [action.field]: action.value } };
    case 'setDiscount':
      return { ...sale, discount: action.discount };
    case 'chooseMethod':
      return { ...sale, method: action.method };
    case 'go':
      return action.step === sale.step ? sale : { ...sale, step: action.step };
    case 'refuse':
      return { ...sale, step: action.problem.step, problem: action.problem };
    case 'sold':
      return { ...sale, step: 'result', problem: null, result: action.result };
  }
}

/** At the counter both groups may be on at once; switching one off clears its own totals only (002 §4.3). */
function toggleGroup(sale: Sale, group: 'malaysian' | 'nonMalaysian', on: boolean): Sale {
  const categories = group === 'malaysian' ? LOCAL_CATEGORIES : FOREIGN_CATEGORIES;
  return { ...sale, [group]: on, counts: on ? sale.counts : withoutGroup(sale.counts, categories) };
}

/** Whether an action touches the field that was refused, so that its message may go. */
function solves(action: SaleAction, problem: Problem | null): boolean {
  if (problem === null) return false;
  switch (action.do) {
    case 'setCountry':
      return problem.field === 'country';
    case 'setState':
      return problem.field === 'state';
    case 'setCount':
    case 'setCounts':
      return problem.field === 'counts' || problem.field === 'foreign-counts' || problem.field === 'group';
    case 'setBuyer':
      return problem.field === action.field;
    case 'setDiscount':
      return problem.field === 'discount';
    case 'chooseMethod':
      return problem.field === 'method';
    case 'slotGone':
      return false;
    default:
      return true;
  }
}
