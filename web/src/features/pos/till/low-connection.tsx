import { useSyncExternalStore } from 'react';
import { SignalIcon } from '../parts/icons.tsx';
import styles from './low-connection.module.css';

/** What browsers tell of the line; not all do. */
interface Line extends EventTarget {
  /** Mbit/s, as measured by the browser. */
  downlink: number;
}

/** 002 §9: a measured downlink below 5 counts as low. */
const LOW_MBIT = 5;

const line = (): Line | undefined => (navigator as Navigator & { connection?: Line }).connection;

function subscribe(listener: () => void): () => void {
  const watched = line();
  watched?.addEventListener('change', listener);
  return () => watched?.removeEventListener('change', listener);
}

/** A quiet flag while the connection is slow. It never blocks a sale. */
export function LowConnection() {
  const low = useSyncExternalStore(subscribe, () => (line()?.downlink ?? LOW_MBIT) < LOW_MBIT);
  if (!low) return null;
  return (
    <span className={styles.low}>
      <SignalIcon size={16} />
      Low connection
    </span>
  );
}
