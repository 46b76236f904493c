import type { SalePackages } from '@muara/contract/types';
import { useDebouncedValue } from '@mantine/hooks';
import { useQueryClient } from '@tanstack/react-query';
import { startTransition, useEffect, useEffectEvent, useRef, useState } from 'react';
import { nextPaint, releaseFocus } from '@/lib/input-timing.ts';
import { useSignedIn } from '@/domain/session/session-context.ts';
import { scans } from '@/lib/scanner/scans.ts';
import { agentAsBuyer } from '@/features/counter/payment/agent-as-buyer.ts';
import { isExhibition } from '@/domain/sale/catalogue/catalogue.ts';
import { draftOwner } from '@/domain/sale/draft/draft.ts';
import { isDiscountTooMuch, priceSale } from '@/domain/sale/price-sale.ts';
import { isUntouched } from '@/domain/sale/sale.ts';
import { saleKeys } from '@/domain/sale/sale.queries.ts';
import { saleText } from '@/domain/sale/sale.messages.ts';
import { useWizardState } from '@/domain/sale-wizard/use-wizard-state.ts';
import { soldPapers, usePapers } from '@/features/counter/papers/use-papers.ts';
import type { Till, TillPanel } from './till-context.ts';
import { useDayChange, useCurrentDay } from './use-business-day.ts';
import { useCheckout } from './use-checkout.ts';
import { useLastSale } from './last-sale.ts';

const SELLER = { platform: 'counter', agentId: null } as const;

/** Progress shows only for responses that take longer, in milliseconds. */
const SHOW_WAITING_AFTER_MS = 250;

/** Returns a function that renders an update while keys still work, and resolves once it is on screen. */
function useBackgroundUpdate(): (show: () => void) => Promise<void> {
  const [times, count] = useState(0);
  const stands = useRef<(() => void) | null>(null);
  useEffect(() => stands.current?.(), [times]);
  return (show) =>
    new Promise((resolve) => {
      stands.current = resolve;
      startTransition(() => {
        show();
        count((before) => before + 1);
      });
    });
}

/** The state of a till: the wizard, the payment, and what is printed. */
export function useTillState(catalogue: SalePackages): Till {
  const queries = useQueryClient();
  const { user } = useSignedIn();
  const owner = draftOwner(user.id, catalogue.pos);
  const [panel, setPanel] = useState<TillPanel | null>(null);
  const [lastSale, rememberSale] = useLastSale(owner);
  const close = () => {
    releaseFocus('dialog');
    setPanel(null);
  };
  const wizard = useWizardState({
    catalogue,
    seller: SELLER,
    owner,
    startDate: isExhibition(catalogue) ? null : catalogue.today,
    open: setPanel,
    close,
  });
  const { sale, dispatch, priced, free, refuse } = wizard;
  const showResult = useBackgroundUpdate();
  const papers = usePapers(sale.result?.ticket.code ?? null);
  const reloadPackages = () => void queries.invalidateQueries({ queryKey: saleKeys.packages });
  useDayChange(reloadPackages);
  const isBusy = useEffectEvent(() => !isUntouched(sale) && sale.result === null);
  useEffect(() => scans.ask(() => isBusy()), []);
  useCurrentDay(sale, catalogue, dispatch);

  const { checkout, pending } = useCheckout({
    toast: wizard.toast,
    async sold(result, agentTickets) {
      // The change shows first, because somebody waits for it; the panel closes in the next frame, then it prints.
      await showResult(() => {
        dispatch({ do: 'sold', result });
        rememberSale(result);
      });
      await nextPaint();
      close();
      void nextPaint().then(() => papers.printFirst(soldPapers(result.ticket, agentTickets)));
    },
    refused(problem) {
      close();
      refuse(problem);
      if (problem.field === 'slot') dispatch({ do: 'slotGone', message: problem.message });
      void queries.invalidateQueries({ queryKey: saleKeys.all });
    },
    reload() {
      close();
      void queries.invalidateQueries({ queryKey: saleKeys.all });
    },
  });

  const [wasPending] = useDebouncedValue(pending, SHOW_WAITING_AFTER_MS);

  return {
    ...wizard,
    panel,
    open: setPanel,
    pay(method) {
      const problem = wizard.problemBefore('checkout');
      if (problem) return refuse(problem);
      if (isDiscountTooMuch(sale, priced)) {
        return refuse({ step: 'checkout', field: 'discount', message: saleText.discountTooMuch });
      }
      if (method === 'Credit Facility' && asksBuyer()) fillFromAgent();
      dispatch({ do: 'chooseMethod', method });
      if (method === 'Cash' && priced?.total === 0) void payNothing();
      else setPanel({ kind: 'payment', method });
    },
    checkout(payment) {
      // The order may have lost its package while the payment panel was open.
      if (priced === null) close();
      else void checkout(sale, catalogue, { priced, free }, payment);
    },
    checkingOut: pending,
    isWaiting: pending && wasPending,
    papers,
    lastSale,
    asksBuyer: asksBuyer(),
  };

  /** Fills in the chosen agent as the buyer of a credit facility, if nobody else was typed. */
  function fillFromAgent(): void {
    const buyer = agentAsBuyer(sale, catalogue);
    if (buyer === null) return;
    for (const field of ['name', 'company_name', 'email', 'contact'] as const) {
      dispatch({ do: 'setBuyer', field, value: buyer[field] });
    }
  }

  /** The server knows a tour guide and the holder of a ticket. */
  function asksBuyer(): boolean {
    return wizard.steps.some(({ step, skipped }) => step === 'info' && skipped === null);
  }

  /** Completes a sale of RM 0, which needs no payment panel (002 §5.3). */
  async function payNothing(): Promise<void> {
    const method = 'Cash';
    const order = priceSale({ ...sale, method }, catalogue);
    if (order)
      await checkout({ ...sale, method }, catalogue, { priced: order, free }, { method, tendered: 0, receipt: null });
  }
}
