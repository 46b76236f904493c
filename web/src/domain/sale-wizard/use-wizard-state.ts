import type { SalePackages } from '@muara/contract/types';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useMemo, useReducer, useRef } from 'react';
import { releaseFocus, whenIdle } from '@/lib/input-timing.ts';
import { blockedDay } from '@/domain/sale/catalogue/blocked-day.ts';
import { passengerLimitOf, isExhibition, isOpenTicket } from '@/domain/sale/catalogue/catalogue.ts';
import { saveDraft, readDraft } from '@/domain/sale/draft/draft.ts';
import { fieldId } from '@/domain/sale/field-id.ts';
import { problemBefore as block } from '@/domain/sale/guard-step.ts';
import { forgetAttempt } from '@/domain/sale/checkout/saved-attempt.ts';
import { freeTicketsThatFit, isAgentPriced, priceSale } from '@/domain/sale/price-sale.ts';
import { reduceSale, type SaleAction } from '@/domain/sale/reduce-sale.ts';
import { newSale, type Problem, type SaleField, type SaleSeller } from '@/domain/sale/sale.ts';
import { adjacentStep, stepsOf } from '@/domain/sale/steps.ts';
import type { SaleStep } from '@/domain/sale/sale-steps.ts';
import { saleKeys } from '@/domain/sale/sale.queries.ts';
import { saleText } from '@/domain/sale/sale.messages.ts';
import { uiMessages } from '@/ui/ui.messages.ts';
import { useCatalogueChange } from './use-catalogue-change.ts';
import { useSlots } from './use-slots.ts';
import { useStepToasts } from './use-step-toasts.ts';
import type { Wizard, WizardPanel } from './wizard-context.ts';

/** The element around the current step. */
const WORK_AREA = '#pos-work';

interface WizardOptions {
  catalogue: SalePackages;
  seller: SaleSeller;
  /** The owner of the draft, see `draftOwner`. */
  owner: string;
  /** The day that a sale starts with; null when the buyer chooses one. */
  startDate: string | null;
  /** Opens a panel that every platform has. The platform shows it. */
  open(panel: WizardPanel): void;
  close(): void;
}

/** The state and the actions of one wizard. A platform adds how the sale is paid. */
export function useWizardState({ catalogue, seller, owner, startDate, open, close }: WizardOptions): Wizard {
  const queries = useQueryClient();
  const [sale, update] = useReducer(
    reduceSale,
    null,
    () => readDraft(sessionStorage, owner, catalogue, seller) ?? newSale(startDate, seller),
  );
  const dispatch = (action: SaleAction) => {
    if (reduceSale(sale, action).step !== sale.step) releaseFocus(WORK_AREA);
    update(action);
  };
  const toast = useStepToasts(sale.step);
  useEffect(() => saveDraft(sessionStorage, owner, sale), [owner, sale]);

  const { slots, seats } = useSlots(sale, catalogue, { toast, onFailure: () => open({ kind: 'date' }) });
  const priced = useMemo(() => priceSale(sale, catalogue), [sale, catalogue]);
  const loses = sale.discount !== null && isAgentPriced(sale, catalogue, priced);
  useEffect(() => {
    // Enough passengers for an agent's tier: it excludes a cashier discount (002 §5.3).
    if (!loses) return;
    update({ do: 'setDiscount', discount: null });
    toast.info(saleText.discountGone);
  }, [loses, toast]);
  useEffect(() => {
    // A refusal moves the focus to the field to fix. What was typed stays.
    if (sale.problem) document.getElementById(fieldId(sale.problem.field))?.focus();
  }, [sale.problem]);

  const steps = stepsOf(sale, catalogue);
  const openTicket = isOpenTicket(sale, catalogue);
  const blockOf = (step: SaleStep) => block(sale, { catalogue, slots: slots.list, day: slots.day }, step);
  const refuse = (problem: Problem) => {
    dispatch({ do: 'refuse', problem });
  };
  useCatalogueChange(sale, catalogue, priced?.total ?? null, { refuse, note: toast.info });
  const startNewSale = () => {
    close();
    // The next customer may buy the same order, which must not reuse an attempt that was given up.
    forgetAttempt(seller.platform, sessionStorage);
    dispatch({ do: 'reset', date: startDate });
    whenIdle(() => void queries.invalidateQueries({ queryKey: saleKeys.packages }));
  };
  const unmatched = useRef<SaleField | null>(null);
  /** Text typed for an agent or a guide that matches none: continuing would sell at the public price. */
  const typedProblem = (): Problem | null =>
    unmatched.current && { step: 'package', field: unmatched.current, message: uiMessages.notInList };
  const goTo = (step: SaleStep) => {
    if (sale.result !== null) return step === 'result' ? undefined : startNewSale();
    const problem = typedProblem() ?? blockOf(step);
    if (problem) refuse(problem);
    else dispatch({ do: 'go', step });
  };
  const announceLostDiscount = (id: number | null) => {
    if (id !== null && sale.discount !== null) toast.info(saleText.discountGone);
  };

  return {
    catalogue,
    exhibition: isExhibition(catalogue),
    isOpenTicket: openTicket,
    sale,
    dispatch,
    steps,
    priced,
    free: freeTicketsThatFit(sale, catalogue, priced, seats),
    slots,
    seats,
    passengerLimit: passengerLimitOf(sale, catalogue, seats),
    open,
    close,
    hotkey: (key) => (seller.platform === 'counter' ? key : undefined),
    problemBefore: blockOf,
    goTo,
    next() {
      const step = adjacentStep(steps, sale.step, 1);
      if (sale.result !== null) startNewSale();
      else if (step === 'result') refuse({ step: 'checkout', field: 'method', message: saleText.selectPayment });
      else if (step !== null) goTo(step);
    },
    back() {
      const step = adjacentStep(steps, sale.step, -1);
      if (sale.result === null && step !== null) dispatch({ do: 'go', step });
    },
    refuse,
    toast,
    choosePackage(item) {
      const typed = typedProblem();
      if (typed) return refuse(typed);
      const chosen = { ...sale, packageId: item.id };
      const blocked = openTicket || sale.date === null ? null : blockedDay(chosen, catalogue, sale.date);
      if (openTicket || (sale.date !== null && blocked === null)) releaseFocus(WORK_AREA);
      update({ do: 'choosePackage', packageId: item.id, next: openTicket ? 'passengers' : 'jetty' });
      if (openTicket) return;
      if (blocked) refuse({ step: 'package', field: 'date', message: blocked.message });
      if (blocked || sale.date === null) open({ kind: 'date' });
    },
    setUnmatched(field, isUnmatched) {
      if (isUnmatched) unmatched.current = field;
      else if (unmatched.current === field) unmatched.current = null;
    },
    chooseAgent(agentId) {
      announceLostDiscount(agentId);
      dispatch({ do: 'setAgent', agentId });
    },
    chooseGuide(guideId) {
      announceLostDiscount(guideId);
      dispatch({ do: 'setGuide', guideId });
    },
    toggleGroup(group, on) {
      const action = { do: 'toggleGroup', group, on } as const;
      const { cleared } = reduceSale(sale, action);
      dispatch(action);
      if (!on || cleared === null || cleared === sale.cleared) return;
      const lost = group === 'malaysian' ? saleText.nonMalaysian : saleText.malaysian;
      toast.info(saleText.groupCleared(lost), { label: saleText.undo, run: () => dispatch({ do: 'undoClear' }) });
    },
    newSale: startNewSale,
  };
}
