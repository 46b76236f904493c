import { BAD_SPEED_MBPS, CONNECTION_CHECK_MS, LOW_DOWNLINK_MBPS } from '@muara/contract/constants';
import { useSyncExternalStore } from 'react';
import { clock } from '@/lib/clock.ts';

/** What browsers tell of the line; not all do. */
interface Line extends EventTarget {
  /** Mbit/s, as measured by the browser. */
  downlink: number;
}

type LineState = 'good' | 'bad' | 'low';

const line = (): Line | undefined => (navigator as Navigator & { connection?: Line }).connection;

/** The measured downlink in Mbit/s; undefined in browsers that do not measure. */
export const lineSpeed = (): number | undefined => line()?.downlink;

/** 002 §9: below 10 the line is bad, below 5 it is low. A line that nobody measures counts as good. */
export function lineState(speed: number | undefined): LineState {
  if (speed === undefined || speed >= BAD_SPEED_MBPS) return 'good';
  return speed < LOW_DOWNLINK_MBPS ? 'low' : 'bad';
}

function subscribe(listener: () => void): () => void {
  const watched = line();
  let cancel = () => {};
  const check = () => {
    listener();
    cancel = clock.after(CONNECTION_CHECK_MS, check);
  };
  cancel = clock.after(CONNECTION_CHECK_MS, check);
  watched?.addEventListener('change', listener);
  return () => {
    cancel();
    watched?.removeEventListener('change', listener);
  };
}

/** Returns the connection state, checked every five minutes and when the browser reports a change. */
export function useLine(): LineState {
  return useSyncExternalStore(subscribe, () => lineState(lineSpeed()));
}
