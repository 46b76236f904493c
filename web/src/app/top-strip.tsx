import { Suspense, useLayoutEffect, useRef, useSyncExternalStore } from 'react';
import { lazyExtra } from '@/lib/lazy-extra.ts';
import { ErrorBoundary } from '@/ui/error-boundary.tsx';
import { en } from './messages/en.ts';
import { useServices } from './services-context.ts';
import styles from './top-strip.module.css';

/** Loads only where `config.json` names a world. */
const WorldBar = lazyExtra(async () => (await import('@/features/world-bar/world-bar.tsx')).WorldBar);

/** What is above every screen. Screens begin below it and are so much lower, so that it covers nothing. */
export function TopStrip() {
  const { config, session, server } = useServices();
  const signedIn = useSyncExternalStore(session.subscribe, session.get);
  const strip = useStripHeight();
  const { bar, training = false } = config;
  if (bar === undefined && !training) return null;
  return (
    <div ref={strip} className={styles.strip}>
      {training ? (
        <p className={styles.training} role="note">
          <strong>{en.training}</strong> <span>{en.trainingText}</span>
        </p>
      ) : null}
      {bar === undefined ? null : (
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
      )}
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
    const measure = () => root.style.setProperty('--strip', `${element.offsetHeight}px`);
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    return () => {
      observer.disconnect();
      root.style.removeProperty('--strip');
    };
  }, []);
  return strip;
}
