import { PRINTER_TYPES, type PrinterType } from '@muara/contract/constants';
import type { ServerMessage } from '@muara/contract/realtime';
import type { PrinterSwitches, PrinterTray, PrintJob } from '@muara/contract/types';
import { Person } from './person.ts';
import type { Stack } from './stack.ts';

const SWITCHED_ON: PrinterSwitches = { offline: false, connected: true, paper: true, delay_ms: 0 };

interface JournalEntry {
  operationId: string | null;
  status: number;
  body?: unknown;
}

interface Mail {
  to: string[];
  subject: string;
  text: string;
}

/** A simulated world and its control plane, as a QA script would drive them. */
export class World {
  private printedBefore: ReadonlySet<string> = new Set();

  constructor(
    private readonly stack: Stack,
    readonly name: string,
  ) {}

  /** Address of this world's API. */
  get base(): string {
    return `${this.stack.origin}/w/${this.name}`;
  }

  private async control(method: string, path: string, body?: unknown): Promise<unknown> {
    const answer = await fetch(`${this.stack.origin}/__sim/worlds/${this.name}${path}`, {
      method,
      ...(body === undefined ? {} : { headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) }),
    });
    if (!answer.ok) throw new Error(`${method} ${path}: ${answer.status} ${await answer.text()}`);
    return answer.status === 204 ? undefined : answer.json();
  }

  /** Recreates the world; `tickets` is how many sales its past has. */
  create = (options: { tickets?: number } = {}) => this.control('PUT', '', options);
  remove = () => this.control('DELETE', '');
  freeze = (now: string) => this.control('PUT', '/clock', { now });
  /** Lets time pass at once; `duration` such as 'PT90M'. */
  advance = (duration: string) => this.control('PUT', '/clock', { advance: duration });
  addFault = (fault: Record<string, unknown>) => this.control('POST', '/faults', fault);
  clearFaults = () => this.control('DELETE', '/faults');
  /** Lets the park service answer with a status from now on. */
  setPark = (status: number) => this.control('POST', '/park', { status });

  /** Sends a message of the server: to one person, or to everybody for whom it is meant. */
  tell = (message: ServerMessage, userId?: number) =>
    this.control('POST', '/realtime', { message, ...(userId === undefined ? {} : { user_id: userId }) });
  /** Closes every realtime connection of the world. */
  cut = (code: number) => this.control('POST', '/realtime', { close: code });

  /** Today in the world, 'YYYY-MM-DD'. */
  async today(): Promise<string> {
    const { now } = (await this.control('GET', '/clock')) as { now: string };
    return now.slice(0, 10);
  }

  /** Stops the clock today at a Kuala Lumpur time, such as '08:00'. */
  async freezeAt(time: string): Promise<void> {
    await this.freeze(`${await this.today()}T${time}:00+08:00`);
  }

  /** What was called in this world, oldest first. */
  async journal(operationId: string): Promise<JournalEntry[]> {
    const { data } = (await this.control('GET', `/journal?operationId=${operationId}`)) as { data: JournalEntry[] };
    return data;
  }

  /** Everything that was called in this world, as an Arazzo workflow. */
  exportScenario = () => this.control('GET', '/journal/arazzo');

  /** The mails that this world would have sent, oldest first. */
  async outbox(): Promise<Mail[]> {
    const { data } = (await this.control('GET', '/outbox')) as { data: Mail[] };
    return data;
  }

  /** Signs a demo account in over the API. */
  signIn(account: string): Promise<Person> {
    return Person.signIn(this.base, this.stack.version, account);
  }

  /** How many tickets the normal list has. */
  async countTickets(): Promise<number> {
    const manager = await this.signIn('manager');
    return (await manager.call.listTickets({ query: {} })).total;
  }

  printerUrl(type: PrinterType): string {
    return this.stack.printers[type];
  }

  /** What came out of a printer in this test, newest first. */
  async tray(type: PrinterType): Promise<PrintJob[]> {
    const jobs = await this.wholeTray(type);
    return jobs.filter(({ id }) => !this.printedBefore.has(id));
  }

  private async wholeTray(type: PrinterType): Promise<PrintJob[]> {
    const answer = await fetch(`${this.stack.printers[type]}/tray`);
    return ((await answer.json()) as PrinterTray).data;
  }

  /** The papers of one ticket that came out of the receipt printer, newest first. */
  async papers(code: string): Promise<PrintJob[]> {
    return (await this.tray('receipt')).filter((job) => job.code === code);
  }

  async trayDocument(type: PrinterType, id: string): Promise<Uint8Array> {
    const answer = await fetch(`${this.stack.printers[type]}/tray/${id}.pdf`);
    return new Uint8Array(await answer.arrayBuffer());
  }

  /**
   * Turns the switches of a printer: offline, not connected, paper out, slow.
   * Those that are not named are in order.
   */
  async switchPrinter(type: PrinterType, switches: Partial<PrinterSwitches>): Promise<void> {
    const answer = await fetch(`${this.stack.printers[type]}/switches`, {
      method: 'PUT',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ ...SWITCHED_ON, ...switches }),
    });
    if (!answer.ok) throw new Error(`switches: ${answer.status} ${await answer.text()}`);
  }

  /** The printers are shared by all tests of a worker: each test finds them in order. */
  async resetPrinters(): Promise<void> {
    await Promise.all(PRINTER_TYPES.map((type) => this.switchPrinter(type, {})));
  }

  /** Leaves what other tests have printed out of the trays: their worlds have the same codes. */
  async forgetPapers(): Promise<void> {
    const trays = await Promise.all(PRINTER_TYPES.map((type) => this.wholeTray(type)));
    this.printedBefore = new Set(trays.flat().map(({ id }) => id));
  }
}
