import { PRINTER_TYPES, type PrinterType } from '@muara/contract/constants';
import type { PrinterInfo } from '@muara/contract/types';
import type { Printers } from '../printers/create-printers.ts';
import type { RealtimeClock } from '../realtime/host.ts';

/** A helper that responded a moment ago is assumed present. */
const KNOWN_FOR_MS = 5000;

export interface HelperFinder {
  /** Returns the local helper's identity; null when there is none. */
  find(type: PrinterType): Promise<PrinterInfo | null>;
  /** Makes the next `find` look again, because something may have changed on this machine. */
  forget(type?: PrinterType): void;
}

/**
 * Finds local helpers. A missing one is remembered until `forget`, so that a machine without helpers
 * does not wait for them at every print.
 */
export function createHelperFinder({
  helpers,
  clock,
  mayAsk,
}: {
  helpers: Pick<Printers, 'info'>;
  clock: RealtimeClock;
  /** Returns whether the browser lets this page ask; by default it does. */
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
