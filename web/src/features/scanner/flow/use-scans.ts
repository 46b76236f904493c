import { ERRORS } from '@muara/contract/errors';
import { type Dispatch, useEffect, useEffectEvent, useState } from 'react';
import { useClient } from '@/domain/session/client-context.ts';
import { useToast } from '@/lib/toast.ts';
import { codeText, reportError } from '@/domain/errors/errors.ts';
import { scans } from '@/lib/scanner/scans.ts';
import { scanTicket } from '../scanner.api.ts';
import { scannerMessages } from '../scanner.messages.ts';
import type { TripStore } from '../trip/trip-store.ts';
import { type Flow, type FlowEvent, scanRefusal } from './flow.ts';
import { createNonce } from './nonce.ts';
import { isScannable, type Scan } from './scan.ts';
import { signalResult } from './signal.ts';
import { toneOf } from './tone.ts';

interface ScansOptions {
  store: TripStore;
  flow: Flow;
  dispatch: Dispatch<FlowEvent>;
  /** The server answered (null), or could not be reached. */
  onLine(error: unknown): void;
}

interface Scans {
  /** The text of the field for codes; kept until its ticket was found. */
  typed: string;
  setTyped(text: string): void;
  /** Looks a code up, unless something on screen comes first. */
  scan(code: string, isTyped?: boolean): void;
  /** Looks a ticket up again, without regard to what is on screen. */
  look(scan: Scan): Promise<void>;
}

/**
 * Looks up codes from the camera, a scanner gun or the field.
 * A failure shows a toast, and scanning continues (002 §8).
 */
export function useScans({ store, flow, dispatch, onLine }: ScansOptions): Scans {
  const client = useClient();
  const toast = useToast();
  const [typed, setTyped] = useState('');

  const look = async (scan: Scan) => {
    const trip = store.get();
    if (trip === null) return;
    dispatch({ type: 'scan', scan });
    try {
      const ticket = await scanTicket(client, scan, trip);
      const remaining = store.get()?.remaining_passenger ?? 0;
      onLine(null);
      if (scan.isTyped) setTyped((text) => (text.trim() === scan.code ? '' : text));
      dispatch({ type: 'loaded', scan, ticket, remaining, nonce: createNonce() });
      signalResult(toneOf(ticket, remaining));
    } catch (error) {
      onLine(error);
      dispatch({ type: 'failed', scan });
      signalResult('refused');
      reportError(error);
    }
  };
  const scan = (read: string, isTyped = false) => {
    const trip = store.get();
    const code = read.trim();
    // Nothing new is sent while an answer is missing, offline, or behind a question.
    if (trip === null || trip.pending !== null || !navigator.onLine || code === '') return;
    if (document.querySelector('dialog[open]') !== null) return;
    const refusal = scanRefusal(flow, trip.remaining_passenger);
    if (refusal === 'waiting') return;
    if (refusal !== null) return toast.info(scannerMessages.camera[refusal]);
    if (isScannable(code)) {
      // What was said about the one before would cover this one.
      for (const { id } of toast.all()) toast.dismiss(id);
      return void look({ code, isTyped });
    }
    signalResult('refused');
    toast.error(codeText('code_foreign', ERRORS.code_foreign.message));
  };

  const takeScan = useEffectEvent((code: string) => scan(code));
  useEffect(() => scans.take((code) => takeScan(code)), []);
  return { typed, setTyped, scan, look };
}
