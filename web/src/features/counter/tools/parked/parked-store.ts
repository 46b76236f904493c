import { appState } from '@/lib/app-state.ts';
import { saveParked, MAX_PARKED_SALES, type ParkedSale, readParked } from './parked-sales.ts';

/** The result of parking a sale. */
type ParkOutcome = 'parked' | 'full' | 'unkept';

const listeners = new Set<() => void>();
const cache = appState(() => ({ last: null as { owner: string; text: string; list: ParkedSale[] } | null }));

function change(owner: string, sales: readonly ParkedSale[]): boolean {
  const kept = saveParked(localStorage, owner, sales);
  for (const listener of listeners) listener();
  return kept;
}

/** The parked sales of this browser by owner. Changes in other tabs are noticed. */
export const parkedStore = {
  list(owner: string): readonly ParkedSale[] {
    const list = readParked(localStorage, owner);
    const text = list.map(({ id }) => id).join();
    // React compares the list on every render, so it must stay the same object.
    if (cache.last?.owner !== owner || cache.last.text !== text) cache.last = { owner, text, list };
    return cache.last.list;
  },
  park(owner: string, sale: ParkedSale): ParkOutcome {
    const list = readParked(localStorage, owner);
    if (list.length >= MAX_PARKED_SALES) return 'full';
    return change(owner, [...list, sale]) ? 'parked' : 'unkept';
  },
  remove(owner: string, id: string): void {
    change(
      owner,
      readParked(localStorage, owner).filter((sale) => sale.id !== id),
    );
  },
  clear(owner: string): void {
    change(owner, []);
  },
  subscribe(listener: () => void): () => void {
    listeners.add(listener);
    window.addEventListener('storage', listener);
    return () => {
      listeners.delete(listener);
      window.removeEventListener('storage', listener);
    };
  },
};
