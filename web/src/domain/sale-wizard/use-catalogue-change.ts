import type { SalePackages } from '@muara/contract/types';
import { useEffect, useEffectEvent, useRef } from 'react';
import { describeChange } from '@/domain/sale/catalogue/describe-change.ts';
import type { Problem, Sale } from '@/domain/sale/sale.ts';

/** Announces catalogue changes that affect the running sale, at the step that can fix it (002 §4.3). */
export function useCatalogueChange(
  sale: Sale,
  catalogue: SalePackages,
  total: number | null,
  callbacks: { refuse(problem: Problem): void; note(text: string): void },
): void {
  const shown = useRef({ catalogue, total });
  const tell = useEffectEvent(() => {
    const change = describeChange(sale, shown.current, { catalogue, total });
    shown.current = { catalogue, total };
    if (change === null) return;
    if ('problem' in change) callbacks.refuse(change.problem);
    else callbacks.note(change.note);
  });
  useEffect(() => tell(), [catalogue, total]);
}
