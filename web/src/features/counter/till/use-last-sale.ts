import { useState } from 'react';
import { saveLastSale, type LastSale, lastSaleOf, readLastSale } from './last-sale.ts';
import { kindsOf } from '@/features/counter/papers/paper.ts';
import type { SaleResult } from '@/domain/sale/sale.ts';

/** The sale before this one, kept over reloads of this tab. */
export function useLastSale(owner: string): [LastSale | null, (result: SaleResult) => void] {
  const [last, setLast] = useState(() => readLastSale(sessionStorage, owner));
  return [
    last,
    (result) => {
      const sale = lastSaleOf(owner, result, kindsOf(result.ticket));
      saveLastSale(sessionStorage, sale);
      setLast(sale);
    },
  ];
}
