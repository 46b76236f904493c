import { useEffect, useMemo, useRef } from 'react';
import { useToast, type ToastAction } from '@/lib/toast.ts';
import type { SaleStep } from '@/domain/sale/sale-steps.ts';

/** Toasts of a sale. */
export interface StepToasts {
  success(text: string): void;
  info(text: string, action?: ToastAction): void;
  error(text: string): void;
}

/** Returns toasts that disappear when the step at which they were shown ends. */
export function useStepToasts(step: SaleStep): StepToasts {
  const toast = useToast();
  const shown = useRef<number[]>([]);
  useEffect(() => () => shown.current.splice(0).forEach(toast.dismiss), [step, toast]);
  return useMemo(() => {
    const keep = (show: () => void) => {
      const before = new Set(toast.all());
      show();
      for (const added of toast.all()) if (!before.has(added)) shown.current.push(added.id);
    };
    return {
      success: (text) => keep(() => toast.success(text)),
      info: (text, action) => keep(() => toast.info(text, action)),
      error: (text) => keep(() => toast.error(text)),
    };
  }, [toast]);
}
