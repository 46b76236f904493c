import { DEVICE_TAKEN_CLOSE_CODE } from '@muara/contract/constants';
import type { PeerInfo, RealtimeStartup } from '@muara/contract/types';
import type { ClientMessage, ServerMessage } from '@muara/contract/realtime';
import { decodeFrame } from './decode.ts';
import { isBusiness, type BusinessMessage } from './business-message.ts';
import { DeviceClaims } from './device-claims.ts';
import type { HubDeps } from './hub-deps.ts';
import type { HubEvent } from './hub-deps.ts';
import type { PrinterPeer } from './printer-peer.ts';
import type { HubSession } from './hub-session.ts';
import type { Peer } from './transport.ts';
import type { Transport } from './transport.ts';
import type { PrintJobs } from './print-jobs.ts';
import { printerPeer } from './printer-peer.ts';
import { isPrinter, type OnlinePeer, type OnlinePrinter } from './online-peer.ts';
import type { Registry } from './registry.ts';
import { checkMessage, checkStartup } from './check-message.ts';

const STARTUP_DEADLINE_MS = 10_000;
/** A peer with this much unread data is dropped, to protect memory. */
const MAX_UNREAD_BYTES = 1_048_576;
/** A peer that sends more messages than this in ten seconds is dropped, to protect the others. */
const MAX_MESSAGES = 500;
const MESSAGES_WINDOW_MS = 10_000;

/** Final messages (000 §4): the server closes the connection after them. */
const FINAL: ReadonlySet<string> = new Set<ServerMessage['type']>(['logout', 'quit', 'forbidden', 'appid_invalid']);

/**
 * Returns the name of a frame for the journal; an object is never converted to text, because its own
 * toString would decide.
 */
function getName({ msg }: Record<string, unknown>): string {
  return typeof msg === 'string' ? msg : `a message of type ${typeof msg}`;
}

/** Returns the type of a window's message; empty for a frame that cannot be read. */
function getType(frame: Record<string, unknown> | undefined): string {
  return typeof frame?.['msg'] === 'string' ? frame['msg'] : '';
}

/** Returns the type of a serialised message of the server, which begins with it or has it further on. */
function typeOf(text: string): string {
  return /"type":"([\w-]+)"/.exec(text)?.[1] ?? '';
}

/** One socket: waits for the start-up message, then handles the peer's messages. */
export class Connection implements Peer {
  world: string;
  info: PeerInfo | undefined;
  session: HubSession | null = null;
  invisible = false;
  /** Pings since the last sign of life. */
  unanswered = 0;
  #open = true;
  /** Messages since the current rate-limit window began. */
  #received = 0;
  #cancelWindow: (() => void) | undefined;
  #token: string | null = null;
  /** Other helpers that claim this one's device. */
  #claims: DeviceClaims | undefined;
  readonly #id: string;
  readonly #cancelDeadline: () => void;

  constructor(
    private readonly transport: Transport,
    private readonly addressedWorld: string | undefined,
    private readonly deps: HubDeps,
    private readonly registry: Registry,
    private readonly jobs: PrintJobs,
  ) {
    this.world = addressedWorld ?? 'default';
    this.#id = registry.nextPeerId();
    registry.arriving.add(this);
    this.#cancelDeadline = deps.setTimer(() => this.close(1008, 'no start-up message'), STARTUP_DEADLINE_MS);
  }

  /** For a printer: the only world that it serves. */
  get home(): string | null {
    return this.addressedWorld ?? null;
  }

  receive(text: string): void {
    if (!this.#open || this.#sendsTooMuch()) return;
    this.unanswered = 0;
    this.#claims?.prove();
    const frame = decodeFrame(text);
    if (this.#isOnline()) {
      this.#observe('in', frame, getType(frame));
      this.#take(frame);
    } else if (frame?.['msg'] === '/appid') this.#start(frame);
    else if (frame) this.#note('ignored', `${getName(frame)} before /appid`);
    else this.#refuse('forbidden', 'neither base64 nor JSON');
  }

  #sendsTooMuch(): boolean {
    this.#cancelWindow ??= this.deps.setTimer(() => {
      this.#cancelWindow = undefined;
      this.#received = 0;
    }, MESSAGES_WINDOW_MS);
    if (++this.#received <= MAX_MESSAGES) return false;
    this.#note('dropped', 'sends too many messages');
    this.close(1008, 'too many messages');
    return true;
  }

  closed(): void {
    this.#end('closed by the peer');
  }

  /**
   * Closes the socket; presence and pending prints are settled immediately, not when the host reports
   * back.
   */
  close(code: number, reason?: string): void {
    if (!this.#open) return;
    this.#end(`${code} ${reason ?? ''}`.trim());
    this.transport.close(code, reason);
  }

  send(message: ServerMessage): void {
    this.sendText(JSON.stringify(message), message.type);
  }

  /** Sends serialised text; after a final message the socket is closed. */
  sendText(text: string, type?: ServerMessage['type']): void {
    if (!this.#open) return;
    if ((this.transport.buffered?.() ?? 0) > MAX_UNREAD_BYTES) {
      this.#note('dropped', 'reads too slowly');
      this.close(1013, 'too slow');
      return;
    }
    try {
      this.transport.send(text);
    } catch (error) {
      this.#note('dropped', `cannot be written to: ${String(error)}`);
      this.close(1001, 'broken');
      return;
    }
    this.#observe('out', text, type ?? typeOf(text));
    if (type && FINAL.has(type)) this.close(3003, type);
  }

  hasToken(token: string): boolean {
    return this.#token === token;
  }

  ping(): void {
    this.unanswered++;
    this.send({ type: 'ping' });
  }

  #start(frame: Record<string, unknown>): void {
    const checked = checkStartup(frame);
    if (!checked.ok) return this.#refuse(checked.type, checked.why);
    const { startup } = checked;
    this.#cancelDeadline();
    if (startup.app !== 'printer' && startup.token !== null)
      this.world = this.addressedWorld ?? this.deps.worldOfToken(startup.token) ?? 'default';
    this.#observe('in', { ...frame, token: frame['token'] === null ? null : '[hidden]' }, '/appid');
    if (startup.app === 'printer') return this.#startPrinter(startup);
    const token = startup.token;
    if (token !== null) {
      this.session = this.deps.authenticate(token, this.world);
      if (!this.session) return this.#refuseToken(token);
      this.#token = token;
    }
    const { userId = null, name = 'Guest', role = 'public', channel = 'public' } = this.session ?? {};
    const { screen } = startup;
    const can_chat = this.session?.canChat ?? false;
    this.#join(startup, { peer_id: this.#id, app: 'web', id: userId, name, role, channel, screen, can_chat });
  }

  #startPrinter(startup: RealtimeStartup): void {
    const { token } = startup;
    if (token === null || !this.deps.isPrinterKey(token)) return this.#refuse('forbidden', 'API key not valid');
    const printer = printerPeer(startup, this.#id);
    if (!printer) return this.#refuse('forbidden', 'device_id and printer_type are missing');
    const owner = this.registry.ownerOf(printer.device_id, this.home);
    if (owner) return this.#refuseDevice(owner, printer);
    this.#join(startup, printer);
  }

  /** Refuses a helper whose device id is in use; it may retry, by when a dead owner is gone. */
  #refuseDevice(owner: OnlinePrinter, { device_id: deviceId, name }: PrinterPeer): void {
    this.#note('refused', `device id ${deviceId} is in use`);
    owner.contest(name);
    this.close(DEVICE_TAKEN_CLOSE_CODE, 'device id in use');
  }

  /** Notes that another helper claims this one's device. */
  contest(name: string): void {
    this.#claims ??= new DeviceClaims({
      setTimer: this.deps.setTimer,
      ping: () => this.ping(),
      drop: () => this.close(1001, 'silent'),
      onChange: (refused_helpers) => this.#updatePrinter(this as OnlinePeer, { refused_helpers }),
    });
    this.#claims.add(name);
  }

  /** Shows a message to QA. Pings say nothing. */
  #observe(direction: 'in' | 'out', message: string | object | undefined, type: string): void {
    if (!this.deps.onFrame || type === 'ping' || type === 'pong') return;
    this.deps.onFrame(this.world, { direction, peer: this.#id, userId: this.session?.userId ?? null, type, message });
  }

  #join(startup: RealtimeStartup, info: PeerInfo): void {
    this.info = info;
    this.registry.arriving.delete(this);
    this.invisible = startup.invisible === 1;
    this.#note('open', `${info.app} ${info.name}, ${info.channel}${startup.reconnect === 1 ? ', again' : ''}`);
    this.registry.join(this as OnlinePeer);
  }

  #take(frame: Record<string, unknown> | undefined): void {
    const message = frame && checkMessage(frame);
    if (!message)
      return this.#note(
        'ignored',
        frame ? `${getName(frame)} is not a message of the contract` : 'neither base64 nor JSON',
      );
    this.#act(message, this as OnlinePeer);
  }

  #act(message: ClientMessage, self: OnlinePeer): void {
    if (message.msg === '/quit') return this.close(1000, 'quit');
    if (message.msg === 'ping' || message.msg === 'pong') return;
    if (isBusiness(message)) return this.#passOn(message, self);
    if (message.msg === '/page') {
      this.info = { ...self.info, screen: message.path };
      return;
    }
    if (isPrinter(self) && message.msg === '/printed' && this.jobs.recordReport(self, message)) return;
    if (isPrinter(self) && message.msg === '/printer') {
      const { printer_connected, name = self.info.name } = message;
      return this.#updatePrinter(self, { printer_connected, name });
    }
    this.#note('ignored', `${message.msg} is not for this peer`);
  }

  #updatePrinter(self: OnlinePeer, change: Partial<PrinterPeer>): void {
    if (!isPrinter(self)) return;
    const info = { ...self.info, ...change };
    this.info = info;
    const { device_id, name, printer_type, printer_connected, refused_helpers } = info;
    const state = { device_id, name, printer_type, printer_connected, refused_helpers };
    this.registry.tellViewers(self, { type: 'update_printer', ...state });
  }

  /** The connection survives any failure of the domain. */
  #passOn(message: BusinessMessage, { info }: OnlinePeer): void {
    if (message.msg === '/script-error')
      this.#note('script-error', `${message.message} (${message.screen ?? info.screen ?? ''})`);
    else if (!this.session) return this.#note('ignored', `${message.msg} is for people who are signed in`);
    try {
      this.deps.onMessage?.(this.world, message, {
        peerId: this.#id,
        screen: info.screen,
        token: this.#token,
        reply: (answer) => this.send(answer),
      });
    } catch (error) {
      this.#note('failed', `${message.msg}: ${String(error)}`);
    }
  }

  /** Signs out a window of a reset world with the reason; after 'forbidden' it would not come back. */
  #refuseToken(token: string): void {
    const notice = this.deps.resetNotice?.(token, this.world);
    if (notice === undefined) return this.#refuse('forbidden', 'token not valid');
    this.#note('refused', 'token of an earlier world');
    this.send({ type: 'logout', code: 'world_reset', message: notice });
  }

  #refuse(type: 'forbidden' | 'appid_invalid', why: string): void {
    this.#note('refused', `${type}: ${why}`);
    this.send({ type, message: why });
  }

  #end(detail: string): void {
    if (!this.#open) return;
    this.#open = false;
    this.#cancelDeadline();
    this.#cancelWindow?.();
    this.#claims?.end();
    this.registry.arriving.delete(this);
    if (!this.#isOnline()) return;
    const self = this as OnlinePeer;
    this.#note('close', detail);
    this.registry.leave(self);
    if (isPrinter(self)) this.jobs.abandon(self);
  }

  #isOnline(): boolean {
    return this.info !== undefined;
  }

  #note(kind: HubEvent['kind'], detail: string): void {
    this.deps.journal?.({ world: this.world, peer: this.#id, kind, detail: detail.slice(0, 500) });
  }
}
