import type { PrinterType } from '@muara/contract/constants';
import { MINUTE_MS } from '../world/local-time.ts';
import type { Random } from '../world/random.ts';
import type { PrintEntry } from '../world/ticket-records.ts';
import type { Making } from './ticket-outcomes.ts';

const REPRINT_REASONS = ['Paper jam', 'Customer lost the receipt', 'Printed too faint'];
const PRINTERS: Record<PrinterType, { id: string; name: string; after: number }> = {
  receipt: { id: 'MUARA-RECEIPT', name: 'Receipt printer', after: 4_000 },
  ticket_agent: { id: 'MUARA-TICKET', name: 'Agent ticket printer', after: 9_000 },
  wristband: { id: 'MUARA-WRISTBAND', name: 'Wristband printer', after: 12_000 },
};

/**
 * A counter sale prints a receipt, now and then two.
 * A third of the batches were printed immediately, and so were the wristbands of those who boarded; in a large group
 * one tore.
 */
export function printPapers(random: Random, ticket: Making): void {
  const { adminId, createdAt, passengers } = ticket;
  if (adminId === null) return;
  const print = (type: PrinterType, part: Partial<PrintEntry> = {}): PrintEntry => ({
    type,
    printerId: `${PRINTERS[type].id}-${ticket.posJettyId ?? 1}`,
    printerName: PRINTERS[type].name,
    reprintReason: null,
    from: null,
    to: null,
    userId: adminId,
    jobId: null,
    state: 'printed',
    at: createdAt + PRINTERS[type].after,
    ...part,
  });
  const prints = [print('receipt')];
  const all = { from: 1, to: passengers };
  if (ticket.expiredAt !== null && passengers % 3 === 0) {
    prints.push(print('ticket_agent', all));
    if (passengers % 2 === 0)
      prints.push(
        print('ticket_agent', { from: 2, to: 3, reprintReason: 'Printed too faint', at: createdAt + 6 * MINUTE_MS }),
      );
  }
  if (ticket.wristband && ticket.validatedAt !== null) {
    prints.push(print('wristband', all));
    if (passengers > 4)
      prints.push(
        print('wristband', { from: 2, to: 2, reprintReason: 'The strap tore', at: createdAt + 8 * MINUTE_MS }),
      );
  }
  if (random.chance(0.025))
    prints.push(
      print('receipt', { reprintReason: random.pick(REPRINT_REASONS), at: createdAt + random.int(2, 30) * MINUTE_MS }),
    );
  ticket.printHistory = prints.sort((one, other) => one.at - other.at);
}
