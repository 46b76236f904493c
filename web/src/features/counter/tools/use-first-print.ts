import { useEffect, useEffectEvent, useRef } from 'react';
import { type Papers, type SoldPapers, usePapers } from '@/features/counter/papers/use-papers.ts';

/** Returns the print-outs of a tool's result. They print once automatically, and again on request. */
export function useFirstPrint(sold: SoldPapers | null): Papers {
  const papers = usePapers(sold?.code ?? null);
  const printed = useRef(false);
  const print = useEffectEvent(() => {
    if (printed.current || sold === null) return;
    printed.current = true;
    void papers.printFirst(sold);
  });
  useEffect(() => print(), []);
  return papers;
}
