import type { PrinterType } from '@muara/contract/constants';
import type { Stack } from './stack.ts';

interface TrayEntry {
  id: string;
  code: string;
}

/** A simulated world and its control plane, as a QA script would drive them. */
export class World {
  constructor(
    private readonly stack: Stack,
    readonly name: string,
  ) {}

  private async control(method: string, path: string, body?: unknown): Promise<unknown> {
    const answer = await fetch(`${this.stack.origin}/__sim/worlds/${this.name}${path}`, {
      method,
      ...(body === undefined ? {} : { headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) }),
    });
    if (!answer.ok) throw new Error(`${method} ${path}: ${answer.status} ${await answer.text()}`);
    return answer.status === 204 ? undefined : answer.json();
  }

  create = () => this.control('PUT', '', {});
  remove = () => this.control('DELETE', '');
  freeze = (now: string) => this.control('PUT', '/clock', { now });
  addFault = (fault: Record<string, unknown>) => this.control('POST', '/faults', fault);
  clearFaults = () => this.control('DELETE', '/faults');

  /** What came out of a printer, newest first. */
  async tray(type: PrinterType): Promise<TrayEntry[]> {
    const answer = await fetch(`${this.stack.printers[type]}/tray`);
    const body = (await answer.json()) as { data: TrayEntry[] };
    return body.data;
  }

  async trayDocument(type: PrinterType, id: string): Promise<Uint8Array> {
    const answer = await fetch(`${this.stack.printers[type]}/tray/${id}.pdf`);
    return new Uint8Array(await answer.arrayBuffer());
  }

  /** Turns the switches of a printer: offline, not connected, paper out, slow. */
  async switchPrinter(type: PrinterType, switches: Record<string, unknown>): Promise<void> {
    const answer = await fetch(`${this.stack.printers[type]}/switches`, { method: 'PUT', headers: { 'content-type': 'application/json' }, body: JSON.stringify(switches) });
    if (!answer.ok) throw new Error(`switches: ${answer.status} ${await answer.text()}`);
  }
}
