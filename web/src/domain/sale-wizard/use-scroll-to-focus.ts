import { RESLIDE_DEBOUNCE_MS } from '@muara/contract/constants';
import { useEffect } from 'react';
import { clock } from '@/lib/clock.ts';

/**
 * Scrolls the focused control into view after the window is resized (002 §9).
 * That happens when a phone is turned or its keyboard opens.
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
