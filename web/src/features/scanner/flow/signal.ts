import { type GateSound, playGateSound } from '@/lib/sounds.ts';

/** Milliseconds on, off, on: felt in a pocket or with gloves. */
const VIBRATIONS: Readonly<Record<GateSound, readonly number[]>> = {
  ready: [60],
  warning: [120, 80, 120],
  refused: [400],
  boarded: [60, 60, 60],
};

/** Tells a result by sound and vibration, for crews who do not look at the screen. */
export function signalResult(result: GateSound): void {
  playGateSound(result);
  // Phones vibrate only after somebody has touched the page; others do not vibrate.
  if (navigator.userActivation?.hasBeenActive) navigator.vibrate?.([...VIBRATIONS[result]]);
}
