import { PRINTER_TYPES, type PrinterType } from '@muara/contract/constants';
import type { PrinterInfo } from '@muara/contract/types';
import type { Printers } from '../printers/create-printers.ts';
import type { RealtimeClock } from '../realtime/host.ts';

/** A helper that was there a moment ago still is. */
const KNOWN_FOR_MS = 5000;

export interface HelperFinder {
  /** Who the helper of this machine is; null when there is none. */
  find(type: PrinterType): Promise<PrinterInfo | null>;
  /** Looks anew at the next question: something may have changed on this machine. */
  forget(type?: PrinterType): void;
}

/**
 * Looks for the helpers of this machine. That there is none is remembered until `forget`, so that a machine without
 * helpers does not wait for them at every print.
 */
export function createHelperFinder({
  helpers,
  clock,
  mayAsk,
}: {
  helpers: Pick<Printers, 'info'>;
  clock: RealtimeClock;
  /** Whether the browser lets this page ask at all; without it, it does. */
  mayAsk?: () => Promise<boolean>;
}): HelperFinder {
  const known = new Map<PrinterType, { info: Promise<PrinterInfo | null>; until: number }>();
  return {
    async find(type) {
      const last = known.get(type);
      if (last && clock.now() < last.until) return last.info;
      if (mayAsk && !(await mayAsk())) return null;
      const found = { info: helpers.info(type), until: Infinity };
      known.set(type, found);
      if ((await found.info) !== null) found.until = clock.now() + KNOWN_FOR_MS;
      return found.info;
    },
    forget: (type) => (type === undefined ? PRINTER_TYPES : [type]).forEach((each) => known.delete(each)),
  };
}
