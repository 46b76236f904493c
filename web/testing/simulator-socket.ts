import type { PeerSocket } from '@muara/printer-sim/in-process';
import type { Simulator } from '@muara/simulator';
import { checkFrame } from '../../tests/support/realtime-validator.ts';

/** What the other side hears of a program that was killed. */
const BROKEN = 1006;

/** Opens a realtime connection to a simulator in the same page. Reports frames that break the contract. */
export function connectTo(
  { realtime }: Pick<Simulator, 'realtime'>,
  onProblems: (problems: string[]) => void,
): PeerSocket {
  const target = new EventTarget();
  const emit = (type: string, fields: object = {}) =>
    // The app sees what it sends before the server replies, as over a network.
    queueMicrotask(() => target.dispatchEvent(Object.assign(new Event(type), fields)));
  let isOpen = true;
  const end = (code: number) => {
    if (!isOpen) return;
    isOpen = false;
    peer.closed();
    emit('close', { code });
  };
  const peer = realtime.accept({
    send(data) {
      onProblems(checkFrame('server', data));
      if (isOpen) emit('message', { data });
    },
    close: end,
  });
  emit('open');
  return {
    addEventListener: (type: string, listener: unknown) => target.addEventListener(type, listener as EventListener),
    send(text) {
      onProblems(checkFrame('client', text));
      if (isOpen) peer.receive(text);
    },
    close: (code = 1000) => end(code),
    terminate: () => end(BROKEN),
  };
}
