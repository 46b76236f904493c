import { RESLIDE_DEBOUNCE_MS } from '@muara/contract/constants';
import { useEffect } from 'react';
import { clock } from '@/lib/clock.ts';

/**
 * Scrolls the focused control back into view after the window was resized: a phone was turned, or its keyboard opened
 * (002 §9).
 */
export function useScrollToFocus(): void {
  useEffect(() => {
    let cancel = () => {};
    const onResize = () => {
      cancel();
      cancel = clock.after(RESLIDE_DEBOUNCE_MS, () => {
        const here = document.activeElement;
        if (here !== document.body) here?.scrollIntoView({ block: 'nearest' });
      });
    };
    window.addEventListener('resize', onResize);
    return () => {
      cancel();
      window.removeEventListener('resize', onResize);
    };
  }, []);
}
