import { useEffect, useEffectEvent, useRef } from 'react';
import { SALE_STEPS, type SaleStep } from '../core/steps.ts';

const STEP = 'saleStep';

/** The step that an entry of the history stands for; null for an entry of something else. */
function stepOf(state: unknown): SaleStep | null {
  const step = (state as { [STEP]?: unknown } | null)?.[STEP];
  return SALE_STEPS.find((known) => known === step) ?? null;
}

/**
 * Gives each step an entry in the history of the browser, so that Back leads to the step before and not off the site.
 * What else the entry holds stays, for the router of the area.
 */
export function useStepHistory(step: SaleStep, goTo: (step: SaleStep) => void): void {
  const shown = useRef<SaleStep | null>(null);
  useEffect(() => {
    const entry = { ...(history.state as object | null), [STEP]: step };
    if (shown.current === null || shown.current === step) history.replaceState(entry, '');
    else history.pushState(entry, '');
    shown.current = step;
  }, [step]);

  const arrive = useEffectEvent((event: PopStateEvent) => {
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
