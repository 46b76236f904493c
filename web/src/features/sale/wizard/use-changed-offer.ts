import type { SalePackages } from '@muara/contract/types';
import { useEffect, useEffectEvent, useRef } from 'react';
import { useToast } from '@/lib/app-context.ts';
import { saleText } from '../sale.messages.ts';
import { packageOf } from '../core/catalogue.ts';
import type { Problem, Sale } from '../core/sale.ts';

/**
 * Says so when somebody changes what the running sale is about: its price, or that its package is no longer sold. A sale
 * without its package goes back to the choice of one (002 §4.3).
 */
export function useChangedOffer(
  sale: Sale,
  catalogue: SalePackages,
  total: number | null,
  refuse: (problem: Problem) => void,
): void {
  const toast = useToast();
  const shown = useRef({ catalogue, total });
  const item = packageOf(catalogue, sale);
  const lose = useEffectEvent(() => refuse({ step: 'package', field: 'package', message: saleText.packageGone }));
  useEffect(() => {
    const before = shown.current;
    shown.current = { catalogue, total };
    if (before.catalogue === catalogue || sale.result !== null || sale.packageId === null) return;
    if (item === null) {
      if (packageOf(before.catalogue, sale) !== null) lose();
    } else if (before.total !== null && total !== null && before.total !== total) toast.info(saleText.priceChanged);
  }, [catalogue, total, item, sale, toast]);
}
