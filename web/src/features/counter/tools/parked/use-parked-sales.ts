import { useSyncExternalStore } from 'react';
import { useSignedIn } from '@/domain/session/session-context.ts';
import { useToast } from '@/lib/toast.ts';
import { clock } from '@/lib/clock.ts';
import { createNonce } from '@/domain/sale/checkout/attempt.ts';
import { packageOf } from '@/domain/sale/catalogue/catalogue.ts';
import { draftOwner } from '@/domain/sale/draft/draft.ts';
import { isUntouched } from '@/domain/sale/sale.ts';
import { useTill } from '@/features/counter/till/till-context.ts';
import { toolText } from '@/features/counter/tools/tools.messages.ts';
import { nameOf, MAX_PARKED_SALES, type ParkedSale, parkedOf } from './parked-sales.ts';
import { parkedStore } from './parked-store.ts';

export interface ParkedSales {
  list: readonly ParkedSale[];
  /** Whether a sale is running that the seller would miss. */
  isRunning: boolean;
  /** Parks the running sale and starts a new one. Returns false, with a toast, when it cannot. */
  park(name: string): boolean;
  remove(id: string): void;
  clear(): void;
}

/** Returns the parked sales of this till, for this person and shift. */
export function useParkedSales(): ParkedSales {
  const till = useTill();
  const toast = useToast();
  const { user } = useSignedIn();
  const { sale, catalogue, priced } = till;
  // Without a shift nothing clears the list at its end: a new day does.
  const owner = draftOwner(user.id, catalogue.pos) + (catalogue.pos === null ? `/${catalogue.today}` : '');
  const list = useSyncExternalStore(parkedStore.subscribe, () => parkedStore.list(owner));
  return {
    list,
    isRunning: !isUntouched(sale) && sale.result === null,
    park(name) {
      const packageName = packageOf(catalogue, sale)?.name ?? null;
      const total = priced?.total ?? null;
      const parked = parkedOf(sale, {
        id: createNonce(),
        name,
        at: new Date(clock.now()).toISOString(),
        packageName,
        total,
      });
      const outcome = parkedStore.park(owner, parked);
      if (outcome !== 'parked') {
        toast.error(outcome === 'full' ? toolText.tooManyParked(MAX_PARKED_SALES) : toolText.unkept);
        return false;
      }
      toast.success(toolText.parkedToast(nameOf(parked)));
      till.newSale();
      return true;
    },
    remove: (id) => parkedStore.remove(owner, id),
    clear: () => parkedStore.clear(owner),
  };
}
