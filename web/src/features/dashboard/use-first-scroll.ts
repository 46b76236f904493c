import { useCallback, useState } from 'react';

/**
 * True from the first scroll on, or as soon as the element is in view on a screen so tall that nobody needs to scroll.
 * Answers the ref for that element and the flag.
 */
export function useFirstScroll(): [ref: (element: HTMLElement | null) => (() => void) | undefined, wanted: boolean] {
  const [wanted, setWanted] = useState(false);
  const ref = useCallback((element: HTMLElement | null) => {
    if (!element) return undefined;
    const want = () => setWanted(true);
    const watch = new IntersectionObserver((seen) => {
      if (seen.some(({ isIntersecting }) => isIntersecting)) want();
    });
    watch.observe(element);
    window.addEventListener('scroll', want, { once: true, passive: true });
    return () => {
      watch.disconnect();
      window.removeEventListener('scroll', want);
    };
  }, []);
  return [ref, wanted];
}
