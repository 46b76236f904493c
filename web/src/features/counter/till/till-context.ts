import { createContext, use } from 'react';
import type { LastSale } from './last-sale.ts';
import type { Payment } from '@/domain/sale/checkout/sale-payload.ts';
import type { Wizard, WizardPanel } from '@/domain/sale-wizard/wizard-context.ts';
import type { Papers } from '@/features/counter/papers/use-papers.ts';
import type { ToolKind } from '@/features/counter/tools/tool-list.ts';

/** A panel that is open over the till. */
export type TillPanel =
  | WizardPanel
  | { kind: 'payment'; method: string }
  | { kind: ToolKind | 'tools' }
  | { kind: 'discount' | 'shortcuts' | 'last-sale' | 'close-shift' };

/** The wizard at a counter, with payment, printers and a shift. */
export interface Till extends Wizard {
  panel: TillPanel | null;
  open(panel: TillPanel): void;
  /** Chooses a payment method: opens its dialog, or completes the sale directly (002 §9). */
  pay(method: string): void;
  /** Completes the sale. A second call before the response is ignored. */
  checkout(payment: Payment): void;
  checkingOut: boolean;
  /** The response takes long enough to show progress. */
  isWaiting: boolean;
  /** Whether a credit facility must ask for the buyer's details, because they are missing. */
  asksBuyer: boolean;
  papers: Papers;
  lastSale: LastSale | null;
}

export const TillContext = createContext<Till | null>(null);

/** Returns the till around a component that only a counter has. */
export function useTill(): Till {
  const till = use(TillContext);
  if (till === null) throw new Error('There is no till above this component.');
  return till;
}
