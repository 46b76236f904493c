import type { PricedOrder } from '@muara/contract/rules/pricing/shapes';
import type { Food, Package, SalePackages } from '@muara/contract/types';
import { createContext, use } from 'react';
import type { PassengerLimit, Seats } from '@/domain/sale/catalogue/catalogue.ts';
import type { DepartureSeats } from '@/domain/sale/catalogue/departure-seats.ts';
import type { SaleAction } from '@/domain/sale/reduce-sale.ts';
import type { Problem, Sale, SaleField } from '@/domain/sale/sale.ts';
import type { HeaderStep } from '@/domain/sale/steps.ts';
import type { SaleStep } from '@/domain/sale/sale-steps.ts';
import type { StepToasts } from './use-step-toasts.ts';

/** A panel that is open over the wizard, on every platform. */
export type WizardPanel =
  | { kind: 'package'; item: Package }
  | { kind: 'dish'; food: Food }
  | { kind: 'trace' | 'date' | 'order' };

export interface SlotList extends DepartureSeats {
  /** Until the first response for this jetty and day. */
  loading: boolean;
  retry(): void;
}

/** Everything that the steps and the summary share on all platforms (002 §1). */
export interface Wizard {
  catalogue: SalePackages;
  exhibition: boolean;
  /** Whether the ticket has no date, jetty and slot (002 §4.3). */
  isOpenTicket: boolean;
  sale: Sale;
  dispatch(action: SaleAction): void;
  steps: readonly HeaderStep[];
  /** The local estimate in sen; null without a package. */
  priced: PricedOrder | null;
  /** Free tickets that fit on the departure. */
  free: number;
  slots: SlotList;
  /**
   * Free seats of the chosen slot, or of the day at a jetty without slots.
   * Null while they load, and if nothing limits them.
   */
  seats: Seats | null;
  /** The most passengers that the order can have. */
  passengerLimit: PassengerLimit;
  open(panel: WizardPanel): void;
  close(): void;
  /** Returns the key that presses a control; undefined on a platform without keys. */
  hotkey(key: string | undefined): string | undefined;
  /** Returns why a step cannot be entered now; null when it can. */
  problemBefore(step: SaleStep): Problem | null;
  /** Enters a step, or says what is missing and moves the focus there. */
  goTo(step: SaleStep): void;
  next(): void;
  back(): void;
  /** Shows a problem at the step that can fix it. */
  refuse(problem: Problem): void;
  toast: StepToasts;
  choosePackage(item: Package): void;
  /** Applies an agent's prices. A cashier discount is removed, with a toast. */
  chooseAgent(id: number | null): void;
  chooseGuide(id: number | null): void;
  /** A field shows text that matches no option: the sale does not continue. */
  setUnmatched(field: SaleField, isUnmatched: boolean): void;
  /** Switches a group of passengers on or off. What that clears can be undone. */
  toggleGroup(group: 'malaysian' | 'nonMalaysian', on: boolean): void;
  newSale(): void;
}

export const WizardContext = createContext<Wizard | null>(null);

/** Returns the wizard around a step or a panel. */
export function useWizard(): Wizard {
  const wizard = use(WizardContext);
  if (wizard === null) throw new Error('There is no wizard above this component.');
  return wizard;
}
