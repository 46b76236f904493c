import { useEffect, useEffectEvent, useRef } from 'react';
import type { SaleStep } from '@/domain/sale/sale-steps.ts';
import { SALE_STEPS } from '@/domain/sale/sale-steps.ts';

const STEP = 'saleStep';
const PANEL = 'salePanel';

/** Whether the current history entry belongs to a panel. */
const isPanelEntry = (): boolean => (history.state as { [PANEL]?: unknown } | null)?.[PANEL] === true;

function pushPanelEntry(): void {
  history.pushState({ ...(history.state as object | null), [PANEL]: true }, '');
}

/** A panel that is open over the step. */
interface OpenPanel {
  isOpen: boolean;
  close(): void;
}

/** Returns the step of a history entry; null for any other entry. */
function stepOf(state: unknown): SaleStep | null {
  const step = (state as { [STEP]?: unknown } | null)?.[STEP];
  return SALE_STEPS.find((known) => known === step) ?? null;
}

/**
 * Gives each step a history entry, and an open panel another.
 * Back closes the panel or returns to the previous step. The rest of an entry belongs to the area's router.
 */
export function useStepHistory(step: SaleStep, goTo: (step: SaleStep) => void, { isOpen, close }: OpenPanel): void {
  const shown = useRef<SaleStep | null>(null);
  useEffect(() => {
    const entry = { ...(history.state as object | null), [STEP]: step, [PANEL]: false };
    // The entry of a panel that led to the step becomes the step's own.
    if (shown.current === null || shown.current === step || isPanelEntry()) history.replaceState(entry, '');
    else history.pushState(entry, '');
    shown.current = step;
  }, [step]);
  /** The entry of a closed panel is being left; the browser takes a moment to go back. */
  const isLeaving = useRef(false);
  useEffect(() => {
    if (isOpen && !isPanelEntry()) pushPanelEntry();
    else if (!isOpen && isPanelEntry()) {
      isLeaving.current = true;
      history.back();
    }
  }, [isOpen]);

  const arrive = useEffectEvent((event: PopStateEvent) => {
    if (isOpen && !isPanelEntry()) {
      if (isLeaving.current) pushPanelEntry();
      else close();
    }
    isLeaving.current = false;
    const wanted = stepOf(event.state);
    if (wanted === null || wanted === step) return;
    // The entry exists already: do not push another.
    shown.current = wanted;
    goTo(wanted);
  });
  useEffect(() => {
    window.addEventListener('popstate', arrive);
    return () => window.removeEventListener('popstate', arrive);
  }, []);
}
