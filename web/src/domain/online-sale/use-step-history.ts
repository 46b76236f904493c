import { useEffect, useEffectEvent, useRef } from 'react';
import type { SaleStep } from '@/domain/sale/sale-steps.ts';
import { SALE_STEPS } from '@/domain/sale/sale-steps.ts';

const STEP = 'saleStep';
const PANEL = 'salePanel';

/** Whether the entry that is shown stands for a panel over its step. */
const isPanelEntry = (): boolean => (history.state as { [PANEL]?: unknown } | null)?.[PANEL] === true;

/** A panel that stands open over the step. */
interface OpenPanel {
  isOpen: boolean;
  close(): void;
}

/** The step that an entry of the history stands for; null for an entry of something else. */
function stepOf(state: unknown): SaleStep | null {
  const step = (state as { [STEP]?: unknown } | null)?.[STEP];
  return SALE_STEPS.find((known) => known === step) ?? null;
}

/**
 * Gives each step an entry in the history of the browser, and an open panel one of its own, so that Back closes the panel
 * or leads to the step before, and not off the site. What else the entry holds stays, for the router of the area.
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
  useEffect(() => {
    if (isOpen && !isPanelEntry()) history.pushState({ ...(history.state as object | null), [PANEL]: true }, '');
    else if (!isOpen && isPanelEntry()) history.back();
  }, [isOpen]);

  const arrive = useEffectEvent((event: PopStateEvent) => {
    if (isOpen && !isPanelEntry()) close();
    const wanted = stepOf(event.state);
    if (wanted === null || wanted === step) return;
    // The entry is there already: coming to it makes no other.
    shown.current = wanted;
    goTo(wanted);
  });
  useEffect(() => {
    window.addEventListener('popstate', arrive);
    return () => window.removeEventListener('popstate', arrive);
  }, []);
}
