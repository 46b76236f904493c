import type { PricedOrder } from '@muara/contract/rules';
import type { Package, SalePackages, Slot } from '@muara/contract/types';
import { createContext, use } from 'react';
import type { Cap } from '../sale/catalogue.ts';
import type { SaleAction } from '../sale/reduce-sale.ts';
import type { Problem, Sale, SaleStep } from '../sale/sale.ts';
import type { Payment } from '../sale/sale-payload.ts';
import type { LastSale } from '../sale/last-sale.ts';

/** What stands open over the till. */
export type TillPanel =
  | { kind: 'package'; item: Package }
  | { kind: 'plain'; method: string }
  | { kind: 'trace' | 'date' | 'discount' | 'cash' | 'transfer' | 'shortcuts' | 'last-sale' | 'close-shift' | 'order' };

export interface SlotList {
  /** Null while they load, when they could not be loaded, and at a jetty without slots. */
  list: readonly Slot[] | null;
  /** While the first answer for this jetty and day is on its way. */
  loading: boolean;
  retry(): void;
}

/** How the receipt of the sale on the result screen fares. */
export type PrintState = 'printing' | 'printed' | 'dropped' | 'failed' | null;

/** Everything that the steps, the summary and the dialogs of one till share. */
export interface Till {
  catalogue: SalePackages;
  exhibition: boolean;
  sale: Sale;
  dispatch(action: SaleAction): void;
  /** The local estimate in sen; null without a package. */
  priced: PricedOrder | null;
  slots: SlotList;
  /** The chosen slot as it stands now; null without one, or while slots load. */
  slot: Slot | null;
  /** Heads that the order may hold. */
  cap: Cap;
  panel: TillPanel | null;
  open(panel: TillPanel): void;
  close(): void;
  /** Why a step cannot be entered now; null when it can. */
  blockOf(step: SaleStep): Problem | null;
  /** Enters a step, or says what is missing and moves the focus there. */
  goTo(step: SaleStep): void;
  next(): void;
  back(): void;
  refuse(problem: Problem): void;
  choosePackage(item: Package): void;
  /** Takes a payment method: its dialog opens, or the sale is made at once (002 §9). */
  pay(method: string): void;
  /** Makes the sale. Resolves once answered; a second call meanwhile is ignored. */
  checkout(payment: Payment): Promise<void>;
  checkingOut: boolean;
  newSale(): void;
  print: PrintState;
  /** Prints the receipt of a sale again; `code` is the ticket's. */
  reprint(code: string): void;
  downloadReceipt(code: string): void;
  lastSale: LastSale | null;
}

export const TillContext = createContext<Till | null>(null);

/** The till around a step or a dialog. */
export function useTill(): Till {
  const till = use(TillContext);
  if (till === null) throw new Error('There is no till above this component.');
  return till;
}
