import { useEffect } from 'react';

/** Keeps the screen on while `isActive`, if the browser can; a hidden page releases the lock. */
export function useWakeLock(isActive: boolean): void {
  useEffect(() => {
    if (!isActive || !('wakeLock' in navigator)) return;
    let lock: WakeLockSentinel | null = null;
    let isOver = false;
    const acquire = async () => {
      if (document.visibilityState !== 'visible') return;
      try {
        const acquired = await navigator.wakeLock.request('screen');
        if (isOver) return await acquired.release();
        lock = acquired;
      } catch {
        // A phone that saves power refuses; the camera works without it.
      }
    };
    const onVisible = (): void => void acquire();
    onVisible();
    document.addEventListener('visibilitychange', onVisible);
    return () => {
      isOver = true;
      document.removeEventListener('visibilitychange', onVisible);
      void lock?.release().catch(() => undefined);
    };
  }, [isActive]);
}
