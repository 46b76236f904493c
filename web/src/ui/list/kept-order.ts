import { personalStorage } from '@/lib/personal-storage.ts';

interface KeptOrder {
  sort_by: string;
  sort: string;
}

/** The order that somebody chose for a list, kept in this browser (001 §2, 002 §2.15). */
export const orders = {
  get: (list: string): KeptOrder | null => personalStorage.read(keyOf(list), isOrder),
  /** Null restores the default order. */
  keep(list: string, order: KeptOrder | null): void {
    if (order === null) personalStorage.remove(keyOf(list));
    else personalStorage.set(keyOf(list), order);
  },
};

const keyOf = (list: string) => `order.${list}`;

/** Returns whether a stored value is an order; the list checks whether its column exists. */
function isOrder(value: unknown): value is KeptOrder {
  const { sort_by: by, sort } = (value ?? {}) as Partial<Record<keyof KeptOrder, unknown>>;
  return typeof by === 'string' && by !== '' && (sort === 'asc' || sort === 'desc');
}
