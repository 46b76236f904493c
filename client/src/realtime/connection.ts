import { REALTIME_FUNCTIONS, REQUEST_TIMEOUT_MS } from '@muara/contract/constants';
import type { ClientMessage, ServerMessage, ServerMessageMap } from '@muara/contract/realtime';
import { decodeFrame, encodeFrame } from './codec.ts';
import { Emitter } from './emitter.ts';
import type { Attention, RealtimeSocket } from './host.ts';
import { NamedTimers } from './named-timers.ts';
import { Presence } from './presence.ts';
import { afterClose, FRESH, type Backoff } from './reconnect.ts';
import type { RealtimeOptions, RealtimeState, StopReason } from './types.ts';

/** After this much silence the client pings, to notice a dead network; the server pings every 30 s. */
const SILENCE_BEFORE_PING_MS = 45_000;
/** With more messages than this waiting for the connection, the oldest are dropped. */
const MAX_QUEUE = 200;

/** The state machine behind `createRealtime`. */
export class Connection {
  readonly messages = new Emitter<ServerMessageMap>();
  readonly changes = new Emitter<{ change: RealtimeState }>();
  state: RealtimeState = { phase: 'stopped', attempt: 0, nextAttemptAt: null, reason: 'not_started' };
  readonly #options: RealtimeOptions;
  readonly #timers: NamedTimers<'attempt' | 'deadline' | 'silence'>;
  readonly #presence: Presence | undefined;
  #backoff: Backoff = FRESH;
  #socket: RealtimeSocket | null = null;
  #queue: ClientMessage[] = [];
  #path: string | null = null;
  #hasBeenConnected = false;

  constructor(options: RealtimeOptions) {
    const { clock, attention } = options;
    this.#options = options;
    this.#timers = new NamedTimers(clock);
    if (attention)
      this.#presence = new Presence(
        clock,
        attention,
        () => this.idle(),
        (event) => this.#attend(event),
      );
  }

  start(): void {
    if (this.state.phase === 'connecting' || this.state.phase === 'open') return;
    this.#backoff = FRESH;
    this.#presence?.watch();
    this.#connect();
  }

  /** Ends the connection; nothing of this run is kept. */
  end(reason: StopReason): void {
    this.#release(true);
    this.#presence?.stop();
    this.#queue = [];
    this.#hasBeenConnected = false;
    this.#backoff = FRESH;
    this.#change('stopped', { reason });
  }

  idle(): void {
    if (this.state.phase === 'stopped' || this.state.phase === 'idle') return;
    this.#release(true);
    this.#presence?.pause();
    this.#backoff = FRESH;
    this.#change('idle');
  }

  send(message: ClientMessage): void {
    if (this.state.phase === 'open') return this.#write(message);
    this.#queue.push(message);
    if (this.#queue.length > MAX_QUEUE) this.#queue.shift();
  }

  page(path: string): void {
    if (this.#path === path) return;
    this.#path = path;
    if (this.state.phase === 'open') this.#write({ msg: '/page', path });
  }

  #connect(): void {
    this.#timers.clear('attempt');
    let socket: RealtimeSocket;
    try {
      socket = this.#options.socket(this.#options.url);
    } catch {
      return this.#lost(1006);
    }
    this.#socket = socket;
    const isCurrent = (): boolean => this.#socket === socket;
    socket.addEventListener('open', () => isCurrent() && this.#write(this.#startup()));
    socket.addEventListener('message', ({ data }) => isCurrent() && this.#receive(data));
    socket.addEventListener('close', ({ code }) => isCurrent() && this.#lost(code));
    // The close event has the code; without a listener here an error would end a Node program.
    socket.addEventListener('error', () => {});
    this.#timers.set('deadline', () => this.#lost(1006), REQUEST_TIMEOUT_MS);
    this.#change('connecting');
  }

  #startup(): ClientMessage {
    const filled = {
      app: 'web',
      app_id: 'muara',
      channel: null,
      wpa: 0,
      agent: '',
      screen: this.#path,
      invisible: 0,
    } as const;
    return { ...filled, ...this.#options.startup(), msg: '/appid', reconnect: this.#hasBeenConnected ? 1 : 0 };
  }

  /** Detaches from the socket without listening any longer. */
  #release(sayQuit: boolean): void {
    this.#timers.clear('attempt', 'deadline', 'silence');
    const socket = this.#socket;
    if (!socket) return;
    if (sayQuit && this.state.phase === 'open') this.#write({ msg: '/quit' });
    this.#socket = null;
    socket.close(1000);
  }

  #lost(code: number): void {
    this.#release(false);
    const { clock, random, onLost } = this.#options;
    onLost?.(code);
    let next = afterClose(code, this.#backoff, random);
    // A program without a window never gains focus: its count starts over.
    if (next.again && next.delayMs === null && !this.#presence) next = afterClose(code, FRESH, random);
    if (!next.again) return this.#stopped('closed_for_good');
    if (next.delayMs === null) return this.#change('waiting');
    this.#backoff = next.backoff;
    this.#timers.set('attempt', () => this.#connect(), next.delayMs);
    this.#change('waiting', { nextAttemptAt: clock.now() + next.delayMs });
  }

  #receive(data: unknown): void {
    this.#timers.set('silence', () => this.#keepAlive(), SILENCE_BEFORE_PING_MS);
    // The server validates what it sends; a message of an unknown type finds no listener.
    const message = decodeFrame(data) as ServerMessage | undefined;
    if (!message) return this.#options.onIgnored?.(data);
    if (message.type === 'ping') return this.#write({ msg: 'pong' });
    if (message.type === 'connected') this.#connected();
    const isHeard = this.messages.emit(message.type, message);
    this.#obey(message, isHeard);
  }

  /** Applies a message to the client itself, after its listeners (000 §4). */
  #obey(message: ServerMessage, isHeard: boolean): void {
    switch (message.type) {
      case 'connected':
        return;
      case 'reload':
        return this.#reload();
      case 'logout':
        this.#stopped('logout');
        return this.#options.onLogout?.(message);
      case 'quit':
      case 'forbidden':
      case 'appid_invalid':
        return this.#stopped(message.type);
      case 'function':
        return this.#runFunction(message.name);
      default:
        if (!isHeard) this.#options.onIgnored?.(message);
    }
  }

  #connected(): void {
    this.#timers.clear('deadline');
    this.#hasBeenConnected = true;
    this.#backoff = FRESH;
    this.#change('open');
    const waiting = this.#queue;
    this.#queue = [];
    for (const message of waiting) this.#write(message);
    if (this.#path !== null) this.#write({ msg: '/page', path: this.#path });
  }

  #runFunction(name: string): void {
    const known = REALTIME_FUNCTIONS.find((one) => one === name);
    if (!known) return this.#options.onIgnored?.({ type: 'function', name });
    if (known === 'reload') this.#reload();
    else this.#options.functions?.[known]?.();
  }

  #reload(): void {
    this.#stopped('reload');
    this.#options.onReload?.();
  }

  /** Stops at the server's request. */
  #stopped(reason: StopReason): void {
    this.end(reason);
    this.#options.onStopped?.(reason);
  }

  #attend(event: Attention): void {
    const { phase, nextAttemptAt } = this.state;
    const isBack = phase === 'idle' && event !== 'online';
    const isTried = phase === 'waiting' && nextAttemptAt === null && event !== 'input';
    if (isBack || isTried) this.start();
  }

  #keepAlive(): void {
    if (this.state.phase === 'open') this.#write({ msg: 'ping' });
    this.#timers.set('silence', () => this.#keepAlive(), SILENCE_BEFORE_PING_MS);
  }

  #write(message: ClientMessage): void {
    this.#socket?.send(encodeFrame(message));
  }

  #change(phase: RealtimeState['phase'], rest: Partial<RealtimeState> = {}): void {
    this.state = { phase, attempt: this.#backoff.attempt, nextAttemptAt: null, reason: null, ...rest };
    this.changes.emit('change', this.state);
  }
}
