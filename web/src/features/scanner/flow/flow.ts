import type { ScannedTicket } from '@muara/contract/types';
import { pick, pickAll, type Picked } from './picked.ts';
import type { Scan } from './scan.ts';
import { toneOf } from './tone.ts';

/** The screens from which a code can be scanned, and to which a result leads back. */
type Base = 'summary' | 'camera';

/** A ticket on screen. */
export interface ShownTicket {
  at: 'ticket';
  from: Base;
  scan: Scan;
  ticket: ScannedTicket;
  /** The nonce of a possible validation, created once for each result, so that nobody boards twice. */
  nonce: string;
  picked: Picked;
}

/** Where the scanner is: trip summary, camera, ticket, and back (002 §4.5). */
export type Flow =
  | { at: Base }
  | { at: 'loading'; from: Base; scan: Scan }
  | ShownTicket
  | { at: 'boarded'; from: Base; passengers: number; name: string };

export type FlowEvent =
  | { type: 'open' }
  /** From the camera to the summary. */
  | { type: 'leave' }
  /** Called when a result closes. */
  | { type: 'close' }
  | { type: 'scan'; scan: Scan }
  | { type: 'loaded'; scan: Scan; ticket: ScannedTicket; remaining: number; nonce: string }
  | { type: 'failed'; scan: Scan }
  | { type: 'pick'; category: string; total: number; remaining: number }
  | { type: 'pick-all'; remaining: number }
  | { type: 'boarded'; passengers: number; name: string; remaining: number };

export const START: Flow = { at: 'summary' };

/** Returns where an event leads. An answer to a scan that is no longer waited for changes nothing. */
export function nextFlow(flow: Flow, event: FlowEvent): Flow {
  switch (event.type) {
    case 'open':
      return { at: 'camera' };
    case 'leave':
      return START;
    case 'close':
      return 'from' in flow ? { at: flow.from } : flow;
    case 'scan':
      return { at: 'loading', from: baseOf(flow), scan: event.scan };
    case 'loaded':
      return isWaitedFor(flow, event.scan) ? showTicket(flow, event) : flow;
    case 'failed':
      return isWaitedFor(flow, event.scan) ? { at: flow.from } : flow;
    case 'pick':
      return flow.at === 'ticket'
        ? { ...flow, picked: pick(flow.picked, event, { ...event, ticket: flow.ticket }) }
        : flow;
    case 'pick-all':
      return flow.at === 'ticket' ? { ...flow, picked: pickAll(flow.ticket, event.remaining) } : flow;
    case 'boarded': {
      const { passengers, name, remaining } = event;
      // Scanning stops when the boat is full (002 §4.5).
      return { at: 'boarded', from: remaining === 0 ? 'summary' : baseOf(flow), passengers, name };
    }
  }
}

/** Why a code is not looked up; null when it is. */
type ScanRefusal = 'full' | 'unfinished' | 'waiting';

/** Returns why a new code is not looked up now: the boat is full, or something on screen comes first. */
export function scanRefusal(flow: Flow, remaining: number): ScanRefusal | null {
  if (flow.at === 'loading') return 'waiting';
  if (flow.at === 'ticket' && toneOf(flow.ticket, remaining) !== 'refused') return 'unfinished';
  return remaining === 0 ? 'full' : null;
}

/** Whether codes in front of the camera are looked up: not while the crew has to decide about a ticket. */
export function isReading(flow: Flow, trip: { pending: unknown; remaining_passenger: number }): boolean {
  return trip.pending === null && scanRefusal(flow, trip.remaining_passenger) === null;
}

function showTicket(flow: { from: Base }, event: Extract<FlowEvent, { type: 'loaded' }>): Flow {
  const { scan, ticket, remaining, nonce } = event;
  return { at: 'ticket', from: flow.from, scan, ticket, nonce, picked: pickAll(ticket, remaining) };
}

function isWaitedFor(flow: Flow, scan: Scan): flow is Extract<Flow, { at: 'loading' }> {
  return flow.at === 'loading' && flow.scan === scan;
}

const baseOf = (flow: Flow): Base => ('from' in flow ? flow.from : flow.at);
