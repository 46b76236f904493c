import { Connection } from './connection.ts';
import type { Realtime, RealtimeOptions } from './types.ts';

export type { Realtime, RealtimeOptions, RealtimeState, StartupDetails, StopReason } from './types.ts';

/**
 * Creates the realtime connection with the rules of 000 §4: queue, reconnecting, idling, final
 * messages.
 */
export function createRealtime(options: RealtimeOptions): Realtime {
  const connection = new Connection(options);
  return {
    start: () => connection.start(),
    stop: () => connection.end('left'),
    idle: () => connection.idle(),
    send: (message) => connection.send(message),
    page: (path) => connection.page(path),
    on: (type, listener) => connection.messages.on(type, listener),
    state: () => connection.state,
    subscribe: (listener) => connection.changes.on('change', listener),
  };
}
