import { lazy, Suspense, useEffect, useRef } from 'react';
import { reportError } from '@/domain/errors/errors.ts';
import type { OpenTrip } from '@/domain/trips/open-trip.ts';
import { isReading } from '../flow/flow.ts';
import type { Gate } from '../flow/use-gate.ts';
import { LastBoarded } from '../last-boarded.tsx';
import { scannerMessages as text } from '../scanner.messages.ts';
import { ScreenBar } from '../screen-bar.tsx';
import styles from './camera-view.module.css';
import { CodeForm } from './code-form.tsx';
import { PlacesLeft } from './places-left.tsx';

const CodeCamera = lazy(async () => ({ default: (await import('@/ui/code-camera/code-camera.tsx')).CodeCamera }));

/**
 * The camera with the places left, the code field, and the last validation.
 * It stays open beneath results.
 */
export function CameraView({ trip, gate }: { trip: OpenTrip; gate: Gate }) {
  const { flow, isLineDown, scan, typed, setTyped } = gate;
  const screen = useRef<HTMLDivElement>(null);
  const isBack = flow.at === 'camera';
  useEffect(() => {
    // A result has gone, and what had the focus with it.
    if (isBack && document.activeElement === document.body) screen.current?.querySelector('h1')?.focus();
  }, [isBack]);
  return (
    <div ref={screen} className={styles.view}>
      <ScreenBar title={text.camera.title}>
        <button type="button" className={styles.back} onClick={() => gate.dispatch({ type: 'leave' })}>
          {text.camera.back}
        </button>
      </ScreenBar>
      <PlacesLeft trip={trip} />
      <div className={styles.picture}>
        <Suspense>
          <CodeCamera paused={!isReading(flow, trip)} onCode={scan} onError={reportError} />
        </Suspense>
      </div>
      <div className={styles.below}>
        {isLineDown ? (
          <p className={styles.lineDown} role="status">
            <strong>{text.camera.lineDown}</strong> {text.camera.lineDownText}
          </p>
        ) : null}
        <CodeForm
          value={typed}
          isLooking={flow.at === 'loading'}
          onChange={setTyped}
          onCode={(code) => scan(code, true)}
        />
        <LastBoarded trip={trip} gate={gate} />
      </div>
    </div>
  );
}
