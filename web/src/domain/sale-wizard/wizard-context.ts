import type { PricedOrder } from '@muara/contract/rules';
import type { Food, Package, SalePackages } from '@muara/contract/types';
import { createContext, use } from 'react';
import type { PassengerLimit, Seats } from '@/domain/sale/catalogue/catalogue.ts';
import type { DepartureSeats } from '@/domain/sale/catalogue/departure-seats.ts';
import type { SaleAction } from '@/domain/sale/reduce-sale.ts';
import type { Problem, Sale, SaleField } from '@/domain/sale/sale.ts';
import type { HeaderStep } from '@/domain/sale/steps.ts';
import type { SaleStep } from '@/domain/sale/sale-steps.ts';
import type { StepToasts } from './use-step-toasts.ts';

/** What stands open over the wizard, on every platform. */
export type WizardPanel =
  | { kind: 'package'; item: Package }
  | { kind: 'dish'; food: Food }
  | { kind: 'trace' | 'date' | 'order' };

export interface SlotList extends DepartureSeats {
  /** While the first answer for this jetty and day is on its way. */
  loading: boolean;
  retry(): void;
}

/** Everything that the steps and the summary share, whoever sells (002 §1). */
export interface Wizard {
  catalogue: SalePackages;
  exhibition: boolean;
  /** Without date, jetty and slot (002 §4.3). */
  isOpenTicket: boolean;
  sale: Sale;
  dispatch(action: SaleAction): void;
  steps: readonly HeaderStep[];
  /** The local estimate in sen; null without a package. */
  priced: PricedOrder | null;
  /** Free tickets that fit on the departure. */
  free: number;
  slots: SlotList;
  /** What the chosen slot has left, or the day at a jetty without slots; null where nothing limits it, or while it loads. */
  seats: Seats | null;
  /** Heads that the order may hold. */
  passengerLimit: PassengerLimit;
  open(panel: WizardPanel): void;
  close(): void;
  /** The key that presses a control, on a platform with keys. */
  hotkey(key: string | undefined): string | undefined;
  /** Why a step cannot be entered now; null when it can. */
  problemBefore(step: SaleStep): Problem | null;
  /** Enters a step, or says what is missing and moves the focus there. */
  goTo(step: SaleStep): void;
  next(): void;
  back(): void;
  /** Moves to the step that can put a problem right, and shows it there. */
  refuse(problem: Problem): void;
  toast: StepToasts;
  choosePackage(item: Package): void;
  /** Whose prices apply; a cashier discount goes, with a word. */
  chooseAgent(id: number | null): void;
  chooseGuide(id: number | null): void;
  /** A field shows text that is no option: the sale does not go on without it. */
  setUnmatched(field: SaleField, isUnmatched: boolean): void;
  /** Switches a group of passengers; what that clears can be undone. */
  toggleGroup(group: 'malaysian' | 'nonMalaysian', on: boolean): void;
  newSale(): void;
}

export const WizardContext = createContext<Wizard | null>(null);

/** The wizard around a step or a panel. */
export function useWizard(): Wizard {
  const wizard = use(WizardContext);
  if (wizard === null) throw new Error('There is no wizard above this component.');
  return wizard;
}
