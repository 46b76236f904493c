import type { Realtime, RealtimeState } from '@muara/client/realtime';
import type { ServerMessageMap, ServerMessageName } from '@muara/contract/realtime';
import { createContext, useEffect, useEffectEvent, useSyncExternalStore } from 'react';
import { useRequired } from '@/lib/use-required.ts';

export const RealtimeContext = createContext<Realtime | null>(null);

const useRealtime = (): Realtime => useRequired(RealtimeContext, 'realtime');

/** Returns the state of the connection and renders again on each change. */
export function useRealtimeState(): RealtimeState {
  const realtime = useRealtime();
  return useSyncExternalStore(realtime.subscribe, realtime.state);
}

/** Returns what connects again after the client has given up. */
export const useReconnect = (): (() => void) => useRealtime().start;

/** Runs `handler` for each realtime message of one type while the component is mounted. */
export function useRealtimeMessage<T extends ServerMessageName>(
  type: T,
  handler: (message: ServerMessageMap[T]) => void,
): void {
  const realtime = useRealtime();
  const latest = useEffectEvent(handler);
  useEffect(() => realtime.on(type, (message) => latest(message)), [realtime, type]);
}
