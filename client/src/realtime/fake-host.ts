import { createRealtime, type Realtime, type RealtimeOptions } from './create-realtime.ts';
import type { Attention, RealtimeClock, RealtimeSocket } from './host.ts';

/** A host for tests: time is advanced by hand, sockets are recorded. */

interface FakeClock extends RealtimeClock {
  advance(ms: number): void;
  waiting(): number;
}

export function fakeClock(start = 1_000_000): FakeClock {
  let now = start;
  const timers = new Set<{ at: number; fn: () => void }>();
  return {
    now: () => now,
    setTimer(fn, ms) {
      const timer = { at: now + ms, fn };
      timers.add(timer);
      return () => timers.delete(timer);
    },
    advance(ms) {
      const until = now + ms;
      for (;;) {
        const next = [...timers].filter(({ at }) => at <= until).sort((one, other) => one.at - other.at)[0];
        if (!next) break;
        timers.delete(next);
        now = next.at;
        next.fn();
      }
      now = until;
    },
    waiting: () => timers.size,
  };
}

interface FakeEvents {
  open: undefined;
  message: { data: unknown };
  close: { code: number };
  error: undefined;
}

class FakeSocket implements RealtimeSocket {
  readonly frames: string[] = [];
  closedWith: number | undefined;
  readonly #listeners: Partial<Record<keyof FakeEvents, (event: never) => void>> = {};

  addEventListener(type: keyof FakeEvents, listener: (event: never) => void): void {
    this.#listeners[type] = listener;
  }

  tell<T extends keyof FakeEvents>(type: T, ...[event]: FakeEvents[T] extends undefined ? [] : [FakeEvents[T]]): void {
    this.#listeners[type]?.(event as never);
  }

  send(text: string): void {
    this.frames.push(text);
  }

  close(code?: number): void {
    this.closedWith = code;
  }

  /** The messages sent by the client, decoded. */
  get sent(): { msg: string; [field: string]: unknown }[] {
    return this.frames.map(
      (frame) =>
        JSON.parse(new TextDecoder().decode(Uint8Array.from(atob(frame), (character) => character.charCodeAt(0)))) as {
          msg: string;
        },
    );
  }

  words(): string[] {
    return this.sent.map(({ msg }) => msg);
  }

  /** Receives a server message as plain JSON. */
  say(message: object): void {
    this.tell('message', { data: JSON.stringify(message) });
  }

  /** Opens, and lets the server accept. */
  accept(): void {
    this.tell('open');
    this.say({ type: 'connected', peer_id: 'p1', channel: 'staff' });
  }

  drop(code = 1006): void {
    this.tell('close', { code });
  }
}

interface FakeRealtime {
  realtime: Realtime;
  clock: FakeClock;
  sockets: FakeSocket[];
  socket(): FakeSocket;
  attend(event: Attention): void;
  calls: string[];
}

export function fakeRealtime(more: Partial<RealtimeOptions> = {}): FakeRealtime {
  const clock = fakeClock();
  const sockets: FakeSocket[] = [];
  const calls: string[] = [];
  let listener: ((event: Attention) => void) | undefined;
  const realtime = createRealtime({
    url: 'ws://localhost/ws',
    socket() {
      const socket = new FakeSocket();
      sockets.push(socket);
      return socket;
    },
    clock,
    random: () => 0.5,
    startup: () => ({ id: 5, name: 'Aisyah', role: 'Cashier', token: 'default.t' }),
    attention: {
      listen(fn) {
        listener = fn;
        return () => (listener = undefined);
      },
    },
    onReload: () => calls.push('reload'),
    onLogout: () => calls.push('logout'),
    onStopped: (reason) => calls.push(`stopped ${reason}`),
    onIgnored: () => calls.push('ignored'),
    functions: { get_bubble: () => calls.push('get_bubble'), clear_cache: () => calls.push('clear_cache') },
    ...more,
  });
  return {
    realtime,
    clock,
    sockets,
    socket: () => sockets.at(-1) as FakeSocket,
    attend: (event) => listener?.(event),
    calls,
  };
}
