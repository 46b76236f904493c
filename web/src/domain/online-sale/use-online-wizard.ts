import type { GenerateAnswer, SalePackages, Ticket } from '@muara/contract/types';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useConfig } from '@/domain/session/config-context.ts';
import { useDialogs } from '@/lib/dialogs.ts';
import { draftOwner, saveDraft } from '@/domain/sale/draft/draft.ts';
import { newSale, type SaleSeller } from '@/domain/sale/sale.ts';
import { saleKeys } from '@/domain/sale/sale.queries.ts';
import { useWizardState } from '@/domain/sale-wizard/use-wizard-state.ts';
import type { Wizard } from '@/domain/sale-wizard/wizard-context.ts';
import { handOff } from './payment/payment-handoff.ts';
import { isLocalTesting } from './local-testing.ts';
import type { OnlinePanel } from './panels/online-panels.tsx';
import { type Buy, useOnlineCheckout } from './payment/use-online-checkout.ts';
import { useStepHistory } from './use-step-history.ts';

interface OnlineWizardOptions {
  catalogue: SalePackages;
  /** Must be the same object on each call. */
  seller: SaleSeller;
  userId: number | null;
  buy: Buy;
  /** Runs when the ticket waits for its payment, before the page leaves for the provider. */
  onUnpaid?(ticket: Ticket): void;
}

/** What the wizards of the shop and of the agents' dashboard share: payment online. */
interface OnlineWizard {
  wizard: Wizard;
  panel: OnlinePanel | null;
  showSummary(): void;
  pay(): void;
  /** Until the order was sent and the browser has left for the provider. */
  paying: boolean;
}

/** Returns a wizard with step history, a calendar and the handover to the payment provider (002 §4.3). */
export function useOnlineWizard({ catalogue, seller, userId, buy, onUnpaid }: OnlineWizardOptions): OnlineWizard {
  const dialogs = useDialogs();
  const queries = useQueryClient();
  const [panel, setPanel] = useState<OnlinePanel | null>(null);
  const [leaving, setLeaving] = useState(false);
  const owner = draftOwner(userId, null);
  const close = () => setPanel(null);
  const base = useWizardState({ catalogue, seller, owner, startDate: null, open: setPanel, close });
  const { sale, dispatch, priced, free } = base;
  const isTrial = isLocalTesting(useConfig(), location.hostname);
  useStepHistory(sale.step, base.goTo, { isOpen: panel !== null, close });
  useReloadOnReturn();

  const made = (ticket: Ticket, payment: Pick<GenerateAnswer, 'ipay88_payment_url' | 'ipay88_payload'>) => {
    if (ticket.is_paid || isTrial) {
      dispatch({ do: 'sold', result: { ticket: { ...ticket, is_paid: true }, tendered: null, change: null } });
      return;
    }
    saveDraft(sessionStorage, owner, newSale(null, seller));
    setLeaving(true);
    onUnpaid?.(ticket);
    void handOff(payment, dialogs);
  };
  const { checkout, pending } = useOnlineCheckout(buy, {
    made,
    refused(problem) {
      base.refuse(problem);
      if (problem.field === 'slot') dispatch({ do: 'slotGone', message: problem.message });
      void queries.invalidateQueries({ queryKey: saleKeys.all });
    },
    reload: () => void queries.invalidateQueries({ queryKey: saleKeys.all }),
  });

  const next = () => {
    // The day is chosen right after the package (002 §2.18).
    const asksDay = sale.step === 'package' && sale.packageId !== null && sale.date === null && !base.isOpenTicket;
    if (asksDay) setPanel({ kind: 'date' });
    else base.next();
  };
  return {
    wizard: { ...base, next },
    panel,
    showSummary: () => setPanel({ kind: 'summary' }),
    pay: () => void (priced && checkout(sale, catalogue, { priced, free })),
    paying: pending || leaving,
  };
}

/** Reloads a page that the browser restores after Back from the provider, so that it offers to resume. */
function useReloadOnReturn(): void {
  useEffect(() => {
    const refresh = (event: PageTransitionEvent) => {
      if (event.persisted) location.reload();
    };
    window.addEventListener('pageshow', refresh);
    return () => window.removeEventListener('pageshow', refresh);
  }, []);
}
