import { createContext, use } from 'react';
import type { LastSale } from './last-sale.ts';
import type { Payment } from '@/domain/sale/checkout/sale-payload.ts';
import type { Wizard, WizardPanel } from '@/domain/sale-wizard/wizard-context.ts';
import type { Papers } from '@/features/counter/papers/use-papers.ts';
import type { ToolKind } from '@/features/counter/tools/tool-list.ts';

/** What stands open over the till. */
export type TillPanel =
  | WizardPanel
  | { kind: 'payment'; method: string }
  | { kind: ToolKind | 'tools' }
  | { kind: 'discount' | 'shortcuts' | 'last-sale' | 'close-shift' };

/** The wizard at a counter: with a drawer, printers and a shift. */
export interface Till extends Wizard {
  panel: TillPanel | null;
  open(panel: TillPanel): void;
  /** Takes a payment method: its dialog opens, or the sale is made at once (002 §9). */
  pay(method: string): void;
  /** Makes the sale; a second call before the answer is ignored. */
  checkout(payment: Payment): void;
  checkingOut: boolean;
  /** The sale takes long enough to show it. */
  isWaiting: boolean;
  /** The buyer is somebody whom nobody knows yet: a credit facility asks who it is. */
  asksBuyer: boolean;
  papers: Papers;
  lastSale: LastSale | null;
}

export const TillContext = createContext<Till | null>(null);

/** The till around what only a counter has. */
export function useTill(): Till {
  const till = use(TillContext);
  if (till === null) throw new Error('There is no till above this component.');
  return till;
}
