import type { Attention, AttentionSource, RealtimeSocket } from './host.ts';

/** Opens a WebSocket; a path or HTTP URL becomes a ws URL of this page. */
export function browserSocket(url: string): RealtimeSocket {
  const address = new URL(url, globalThis.location?.href);
  address.protocol = address.protocol.replace('http', 'ws');
  return new WebSocket(address);
}

const INPUTS = ['pointerdown', 'pointermove', 'keydown', 'wheel', 'touchstart'] as const;

/** Reports focus, visibility, network and input of a window. */
export function browserAttention(target: Window): AttentionSource {
  return {
    listen(fn) {
      const ends: (() => void)[] = [];
      const on = (source: Window | Document, type: string, event: Attention, when = (): boolean => true): void => {
        const listener = (): void => {
          if (when()) fn(event);
        };
        source.addEventListener(type, listener, { passive: true, capture: true });
        ends.push(() => source.removeEventListener(type, listener, { capture: true }));
      };
      on(target, 'focus', 'focus');
      on(target, 'pageshow', 'focus');
      on(target.document, 'visibilitychange', 'focus', () => target.document.visibilityState === 'visible');
      on(target, 'online', 'online');
      for (const type of INPUTS) on(target, type, 'input');
      return () => ends.forEach((end) => end());
    },
  };
}
