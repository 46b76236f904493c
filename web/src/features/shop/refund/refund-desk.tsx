import { createContext, lazy, type ReactNode, Suspense, use, useState } from 'react';

const RefundDialog = lazy(() => import('@/features/shop/refund/refund.dialog.tsx'));

const AskRefund = createContext<(isAsked: boolean) => void>(() => {});

/** Returns what opens the request of a refund. */
export function useAskRefund(): () => void {
  const ask = use(AskRefund);
  return () => ask(true);
}

/** Keeps the request of a refund open while the shop changes beneath: its packages come, or it closes. */
export function RefundDesk({ children }: { children: ReactNode }) {
  const [isAsked, ask] = useState(false);
  return (
    <AskRefund value={ask}>
      {children}
      <Suspense>{isAsked ? <RefundDialog onClose={() => ask(false)} /> : null}</Suspense>
    </AskRefund>
  );
}
