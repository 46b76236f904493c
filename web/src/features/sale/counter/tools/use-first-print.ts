import { useEffect, useEffectEvent, useRef } from 'react';
import { useReceipt } from '../till/use-receipt.ts';

/** The receipt of what a tool has just made: it prints once by itself, and again when asked; null has none. */
export function useFirstPrint(code: string | null): ReturnType<typeof useReceipt> {
  const receipt = useReceipt();
  const printed = useRef(false);
  const print = useEffectEvent(() => {
    if (printed.current || code === null) return;
    printed.current = true;
    void receipt.printFirst(code);
  });
  useEffect(() => print(), []);
  return receipt;
}
