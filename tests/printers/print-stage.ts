import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createMuaraClient, type MuaraClient } from '@muara/client/http';
import { createPrinters, type Printers } from '@muara/client/printers';
import {
  createPrintQueue,
  newKey,
  type PeerState,
  type PrintEvent,
  type PrinterChoice,
  type PrintQueue,
  type PrintQueueDeps,
  type PrintWay,
  type TicketOrder,
} from '@muara/client/printing';
import { createRealtime, type Realtime } from '@muara/client/realtime';
import { PRINTER_TYPES, type PrinterType } from '@muara/contract/constants';
import type { OperationMap, PeerInfo, PrinterSwitches, PrinterTray, PrintJob } from '@muara/contract/types';
import { type PrinterSim, startPrinterSim } from '@muara/printer-sim';
import { type NodeHost, startNodeHost } from '@muara/simulator/hosts/node';
import { WebSocket } from 'ws';
import { quickHost } from './quick-host.ts';
import { vi } from 'vitest';

const WELL: PrinterSwitches = { offline: false, connected: true, paper: true, delay_ms: 0 };

type Helpers = Record<PrinterType, PrinterSim>;

/** The simulator and the three helpers on ports of this machine, with a cashier's queue before them. */
export class PrintStage {
  readonly events: PrintEvent[] = [];
  #sales = 0;
  readonly #peers = new Map<string, PeerInfo>();

  private constructor(
    readonly host: NodeHost,
    readonly helpers: Helpers,
    readonly trays: string,
    readonly client: MuaraClient,
    readonly realtime: Realtime,
    readonly printers: Printers,
    readonly apiKey: string,
    readonly manager: MuaraClient,
  ) {
    const put = (user: PeerInfo) => this.#peers.set(user.peer_id, user);
    realtime.on('users', ({ users }) => {
      this.#peers.clear();
      users.forEach(put);
    });
    realtime.on('new_user', ({ user }) => put(user));
    realtime.on('remove_user', ({ user }) => this.#peers.delete(user.peer_id));
    realtime.on('update_printer', ({ device_id, printer_connected }) => {
      for (const peer of this.#peers.values()) if (peer.device_id === device_id) put({ ...peer, printer_connected });
    });
  }

  /** @param origins further ones from which the helpers fetch documents */
  static async open(...origins: string[]): Promise<PrintStage> {
    const host = await startNodeHost({ port: 0, tickets: 0, rateLimit: false });
    const trays = mkdtempSync(join(tmpdir(), 'muara-trays-'));
    const [cashier, manager] = [await signIn(host, 'cashier'), await signIn(host, 'manager')];
    const { client, user, token } = cashier;
    const started = await Promise.all(
      PRINTER_TYPES.map((type) =>
        startPrinterSim({
          type,
          port: 0,
          trayDir: join(trays, type),
          allowedOrigin: [host.url, ...origins],
          realtimeUrl: `${host.url.replace('http', 'ws')}/ws`,
          apiKey: user.ws_api_key,
          host: quickHost,
        }),
      ),
    );
    const helpers = Object.fromEntries(started.map((helper) => [helper.type, helper])) as Helpers;
    const realtime = createRealtime({
      url: `${host.url.replace('http', 'ws')}/ws`,
      socket: (url) => new WebSocket(url),
      clock: quickHost,
      random: quickHost.random,
      startup: () => ({ id: user.id, name: user.name, role: user.role, token, agent: 'print-stage' }),
    });
    const stage = new PrintStage(
      host,
      helpers,
      trays,
      client,
      realtime,
      createPrinters({ urls: urlsOf(helpers) }),
      user.ws_api_key,
      manager.client,
    );
    realtime.start();
    await client.call.startShift({ body: { cash_in: 200, jetty_id: 1, station: 'Counter 1' } });
    for (const type of PRINTER_TYPES) await stage.reaches(type, 'online');
    return stage;
  }

  async close(): Promise<void> {
    this.realtime.stop();
    await Promise.all(Object.values(this.helpers).map((helper) => helper.close()));
    await this.host.close();
    rmSync(this.trays, { recursive: true, force: true });
  }

  /** A queue that prints in one way only; what is given takes the place of its parts. */
  queue(way: PrintWay, part: Partial<PrintQueueDeps> = {}): PrintQueue {
    return createPrintQueue({
      calls: this.client.call,
      helpers: this.printers,
      finder: {
        find: (type) => (way === 'local' ? this.printers.info(type) : Promise.resolve(null)),
        forget: () => undefined,
      },
      realtime: this.realtime,
      peer: (deviceId) => this.peer(deviceId),
      apiKey: this.apiKey,
      pdf: (order, record) => this.address(order, record),
      clock: quickHost,
      newKey,
      onEvent: (event) => this.events.push(event),
      ...part,
    });
  }

  urls = () => urlsOf(this.helpers);

  address({ type, code, range }: TicketOrder, record: string | null): string {
    const pieces = range ? `print_from=${range.from}&print_to=${range.to}` : 'no-margin=1';
    const query = type === 'ticket_agent' && record !== null ? `${pieces}&job=${record}` : pieces;
    return `${this.host.url}/tickets/pdf/${type === 'receipt' ? 'ticket' : type}/${code}?${query}`;
  }

  choice(type: PrinterType): PrinterChoice {
    return { device_id: this.helpers[type].deviceId, name: type };
  }

  peer(deviceId: string): PeerState {
    const peer = [...this.#peers.values()].find(({ device_id }) => device_id === deviceId);
    if (!peer) return 'offline';
    return peer.printer_connected === 0 ? 'not_connected' : 'online';
  }

  /** Waits until the channel says so of a printer. */
  reaches(type: PrinterType, state: PeerState): Promise<void> {
    return until(() => this.peer(this.helpers[type].deviceId) === state, `${type} is ${state}`);
  }

  async switch(type: PrinterType, switches: Partial<PrinterSwitches> = {}): Promise<void> {
    const answer = await fetch(`${this.helpers[type].url}/switches`, {
      method: 'PUT',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ ...WELL, ...switches }),
    });
    if (!answer.ok) throw new Error(`switches: ${answer.status} ${await answer.text()}`);
    const { offline = false, connected = true } = switches;
    await this.reaches(type, offline ? 'offline' : connected ? 'online' : 'not_connected');
  }

  /** The papers of a ticket. */
  async papers(type: PrinterType, code: string): Promise<PrintJob[]> {
    const tray = (await (await fetch(`${this.helpers[type].url}/tray`)).json()) as PrinterTray;
    return tray.data.filter((job) => job.code === code);
  }

  /**
   * An agent's batch with wristbands, paid: it has all three kinds of paper (and a free ticket for every
   * five). No two are alike, or they would be one sale.
   */
  async sell(passengers = 2): Promise<{ id: number; code: string }> {
    const change = ++this.#sales;
    const body = {
      _: newKey(),
      platform: 'counter',
      package_id: 5,
      jetty_id: null,
      depart_date: null,
      slot: null,
      agent_id: AGENT_ID,
      malaysian: true,
      state: 'Melaka',
      payment_method: 'Cash',
      total_adult: passengers,
      amount: passengers * ADULT_RM,
      cash_in: passengers * ADULT_RM + change,
      cash_out: change,
    } as unknown as OperationMap['generateTicket']['body'];
    const { ticket } = (await this.client.call.generateTicket({ body })) as unknown as {
      ticket: { id: number; code: string };
    };
    return ticket;
  }

  /** The prints of a ticket of one type that the server has on record, newest first. */
  async history(id: number, type: PrinterType) {
    const { print_history } = await this.manager.call.listPrintHistory({ params: { id } });
    return print_history.map(({ data }) => data).filter((data) => (data.type ?? 'receipt') === type);
  }
}

const urlsOf = (helpers: Helpers) => ({
  receipt: helpers.receipt.url,
  ticket_agent: helpers.ticket_agent.url,
  wristband: helpers.wristband.url,
});

async function signIn(host: NodeHost, account: string) {
  let token: string | null = null;
  const client = createMuaraClient({
    baseUrl: host.url,
    appVersion: '9.9.9',
    tokens: { get: () => token, set: (next) => (token = next) },
  });
  const { user } = await client.call.login({
    body: { email: `${account}@muara.test`, password: 'muara123', platform: 'web_app' },
  });
  return { client, user, token: token as string | null };
}

const AGENT_ID = 9;
const ADULT_RM = 55;

/** Waits for what helpers, sockets and their timers bring. @throws after five seconds */
export async function until(holds: () => boolean | Promise<boolean>, what: string): Promise<void> {
  await vi.waitUntil(holds, { timeout: 5000, interval: 5 }).catch(() => {
    throw new Error(`It never came about that ${what}`);
  });
}
