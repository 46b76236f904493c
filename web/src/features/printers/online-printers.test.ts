import type { Realtime } from '@muara/client/realtime';
import type { ServerMessage } from '@muara/contract/realtime';
import { expect, test } from 'vitest';
import { followPrinters } from './online-printers.ts';

/** A realtime connection whose messages the test controls. */
function fakeRealtime() {
  const listeners = new Map<string, (message: never) => void>();
  const realtime = {
    on(type: string, listener: (message: never) => void) {
      listeners.set(type, listener);
      return () => listeners.delete(type);
    },
    subscribe: () => () => undefined,
  } as unknown as Realtime;
  return { realtime, say: (message: ServerMessage) => listeners.get(message.type)?.(message as never) };
}

const DEVICE = { device_id: 'R1', name: 'Counter 1', printer_type: 'receipt' } as const;

test('a refused helper is listed with the printer whose device id it uses, until it gives up', () => {
  const { realtime, say } = fakeRealtime();
  const printers = followPrinters(realtime);
  const peer = { peer_id: 'p1', app: 'printer', id: null, role: 'printer', channel: 'printers', screen: null } as const;
  say({ type: 'users', users: [{ ...peer, ...DEVICE, printer_connected: 1, refused_helpers: ['Counter 3'] }] });
  expect(printers.list()).toEqual([{ ...DEVICE, printer_connected: 1, refused_helpers: ['Counter 3'] }]);
  say({ type: 'update_printer', ...DEVICE, printer_connected: 1, refused_helpers: ['Counter 2', 'Counter 3'] });
  expect(printers.list()).toMatchObject([{ refused_helpers: ['Counter 2', 'Counter 3'] }]);
  say({ type: 'update_printer', ...DEVICE, printer_connected: 0 });
  expect(printers.list()).toEqual([{ ...DEVICE, printer_connected: 0, refused_helpers: [] }]);
});
