import { useCallback, useState } from 'react';

/** Returns a ref and whether the user has scrolled, or its element is in view without scrolling. */
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
