import { slotLabel } from '@muara/contract/rules';
import type { Package, SalePackages } from '@muara/contract/types';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useMemo, useReducer, useState } from 'react';
import { useClient, useRealtimeMessage, useSignedIn, useToast } from '@/lib/app-context.ts';
import { errorText } from '@/lib/errors.ts';
import { posKeys, slotsQuery } from '../pos.api.ts';
import { posText } from '../pos.messages.ts';
import { capOf, isExhibition, jettyOf } from '../sale/catalogue.ts';
import { draftOwner, keepDraft, readDraft } from '../sale/draft.ts';
import { blockedDay, blockOf as block } from '../sale/guard-step.ts';
import { payableBeforeDiscount, priceSale } from '../sale/price-sale.ts';
import { reduceSale } from '../sale/reduce-sale.ts';
import { newSale, type Problem, SALE_STEPS, type SaleStep } from '../sale/sale.ts';
import type { Payment } from '../sale/sale-payload.ts';
import type { Till, TillPanel } from './till-context.ts';
import { useChangedOffer } from './use-changed-offer.ts';
import { useCheckout } from './use-checkout.ts';
import { useLastSale } from './use-last-sale.ts';
import { useReceipt } from './use-receipt.ts';

/** The state and the acts of one till: the sale, what it costs, what stands open over it. */
export function useTillState(catalogue: SalePackages): Till {
  const client = useClient();
  const queries = useQueryClient();
  const toast = useToast();
  const { user } = useSignedIn();
  const owner = draftOwner(user.id, catalogue.pos);
  const exhibition = isExhibition(catalogue);
  const startDate = exhibition ? null : catalogue.today;

  const [sale, dispatch] = useReducer(
    reduceSale,
    null,
    () => readDraft(sessionStorage, owner, catalogue) ?? newSale(startDate),
  );
  const [panel, setPanel] = useState<TillPanel | null>(null);
  const [lastSale, rememberSale] = useLastSale(owner);
  const receipt = useReceipt();
  useEffect(() => keepDraft(sessionStorage, owner, sale), [owner, sale]);

  const jetty = jettyOf(catalogue, sale);
  const { packageId, jettyId, date } = sale;
  const wantsSlots =
    sale.result === null && packageId !== null && jettyId !== null && date !== null && jetty?.gotSlots === true;
  const slots = useQuery(slotsQuery(client, wantsSlots ? { package_id: packageId, jetty_id: jettyId, date } : null));
  const slotList = wantsSlots ? (slots.data?.slots ?? null) : null;
  const slotsError = wantsSlots && slots.data === undefined ? slots.error : null;
  useRealtimeMessage('new-ticket', () => void queries.invalidateQueries({ queryKey: posKeys.slots }));
  useEffect(() => {
    // A failed load shows the server's words and offers another day (002 §8).
    if (slotsError === null) return;
    toast.error(errorText(slotsError));
    setPanel({ kind: 'date' });
  }, [slotsError, toast]);

  const slot = slotList?.find((item) => slotLabel(item) === sale.slot) ?? null;
  const priced = useMemo(() => priceSale(sale, catalogue), [sale, catalogue]);
  useChangedOffer(sale, catalogue, priced?.total ?? null);
  const context = { catalogue, slots: slotList };
  const blockOf = (step: SaleStep) => block(sale, context, step);
  const refuse = (problem: Problem) => {
    dispatch({ do: 'refuse', problem });
    toast.error(problem.message);
  };

  const reset = () => {
    setPanel(null);
    dispatch({ do: 'reset', date: startDate });
    void queries.invalidateQueries({ queryKey: posKeys.packages });
  };
  const { checkout, pending } = useCheckout({
    sold(result) {
      setPanel(null);
      dispatch({ do: 'sold', result });
      rememberSale(result);
      void receipt.printFirst(result.ticket.code);
    },
    duplicate: reset,
    refused(problem) {
      setPanel(null);
      refuse(problem);
      if (problem.field === 'slot') dispatch({ do: 'slotGone', message: problem.message });
      void queries.invalidateQueries({ queryKey: posKeys.slots });
    },
    reload() {
      setPanel(null);
      void queries.invalidateQueries({ queryKey: posKeys.all });
    },
  });

  const goTo = (step: SaleStep) => {
    if (sale.result !== null) return step === 'result' ? undefined : reset();
    const problem = blockOf(step);
    if (problem) refuse(problem);
    else dispatch({ do: 'go', step });
  };
  const steps = SALE_STEPS.filter((step) => !(exhibition && step === 'jetty'));
  const beside = (offset: number) => steps[steps.indexOf(sale.step) + offset];
  const settle = async (payment: Payment) => {
    if (priced) await checkout(sale, catalogue, priced, payment);
  };

  return {
    catalogue,
    exhibition,
    sale,
    dispatch,
    priced,
    slots: {
      list: slotList,
      loading: wantsSlots && slots.isFetching && slotList === null,
      retry: () => void slots.refetch(),
    },
    slot,
    cap: capOf(catalogue, slot),
    panel,
    open: setPanel,
    close: () => setPanel(null),
    blockOf,
    goTo,
    next() {
      const step = beside(1);
      if (sale.result !== null) reset();
      else if (step === 'result') refuse({ step: 'checkout', field: 'method', message: posText.selectPayment });
      else if (step !== undefined) goTo(step);
    },
    back() {
      const step = beside(-1);
      if (sale.result === null && step !== undefined) dispatch({ do: 'go', step });
    },
    refuse,
    choosePackage(item: Package) {
      const day = date === null ? null : blockedDay(catalogue, date);
      dispatch({ do: 'choosePackage', packageId: item.id, next: exhibition ? 'passengers' : 'jetty' });
      if (day === null) return;
      refuse({ step: 'package', field: 'date', message: day });
      setPanel({ kind: 'date' });
    },
    pay(method) {
      const problem = blockOf('checkout');
      if (problem) return refuse(problem);
      const discount = sale.discount;
      if (priced && discount?.type === 'RM' && discount.value > payableBeforeDiscount(priced)) {
        return refuse({ step: 'checkout', field: 'discount', message: posText.discountTooMuch });
      }
      dispatch({ do: 'chooseMethod', method });
      if (method === 'Bank Transfer') setPanel({ kind: 'transfer' });
      else if (method !== 'Cash') setPanel({ kind: 'plain', method });
      else if (priced?.total !== 0) setPanel({ kind: 'cash' });
      else void payNothing();
    },
    checkout: settle,
    checkingOut: pending,
    newSale: reset,
    print: receipt.stateOf(sale.result?.ticket.code),
    reprint: (code) => void receipt.print(code),
    downloadReceipt: (code) => void receipt.download(code),
    lastSale,
  };

  /** A sale of nothing needs no drawer (002 §5.3). */
  async function payNothing(): Promise<void> {
    const method = 'Cash';
    const order = priceSale({ ...sale, method }, catalogue);
    if (order) await checkout({ ...sale, method }, catalogue, order, { method, tendered: 0, receipt: null });
  }
}
