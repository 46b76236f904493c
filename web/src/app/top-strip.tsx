import { Suspense, useLayoutEffect, useRef, useSyncExternalStore } from 'react';
import { lazyExtra } from '@/lib/lazy-extra.ts';
import { ErrorBoundary } from '@/ui/error-boundary.tsx';
import { useServices } from './services-context.ts';
import styles from './top-strip.module.css';

/** Loads only where `config.json` names a world. */
const WorldBar = lazyExtra(async () => (await import('@/features/world-bar/world-bar.tsx')).WorldBar);

/** What is above every screen. Screens begin below it and are so much lower, so that it covers nothing. */
export function TopStrip() {
  const { config, session, server } = useServices();
  const signedIn = useSyncExternalStore(session.subscribe, session.get);
  const strip = useStripHeight();
  const { bar } = config;
  return bar === undefined ? null : (
    <div ref={strip} className={styles.strip}>
      <ErrorBoundary fallback={null}>
        <Suspense>
          <WorldBar
            bar={bar}
            fetch={server.fetch}
            user={signedIn?.user ?? null}
            onEnter={session.enter}
            onLeave={() => session.end('signed-out')}
          />
        </Suspense>
      </ErrorBoundary>
    </div>
  );
}

/** Tells the style sheets how high the strip is. */
function useStripHeight() {
  const strip = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const element = strip.current;
    if (!element) return undefined;
    const root = document.documentElement;
    const observer = new ResizeObserver(() => root.style.setProperty('--strip', `${element.offsetHeight}px`));
    observer.observe(element);
    return () => {
      observer.disconnect();
      root.style.removeProperty('--strip');
    };
  }, []);
  return strip;
}
