import { useEffect, useEffectEvent, useRef } from 'react';
import { type Papers, type SoldPapers, usePapers } from '@/features/counter/papers/use-papers.ts';

/** The papers of what a tool has just made: they print once by themselves, and again when asked; null has none. */
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
