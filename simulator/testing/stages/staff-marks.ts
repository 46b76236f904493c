import { rules } from '@muara/contract/rules';
import type { TestSimulator } from '../index.ts';
import type { TicketRecord, TicketReversal } from '../../src/world/ticket-records.ts';

/** Parts of every name, username, email and phone number of staff after `markStaff`. */
export const STAFF_MARKS = ['kakitangan', '+6018880'];

/** Remark and note of a booking are shown on its payment page. */
const FOR_THE_BUYER = 'See you at the jetty';
const NOTE = 'Ask Kakitangan at +6018880999';

/** Renames staff, so that a response cannot contain their names by chance. */
export function markStaff({ world: { tables } }: TestSimulator): void {
  for (const { id } of tables.users.all().filter((user) => rules.isInternal(user)))
    tables.users.update(id, {
      name: `Kakitangan ${id}`,
      username: `kakitangan${id}`,
      email: `kakitangan${id}@house.test`,
      contact: `+6018880${id}`,
    });
}

/** Lets staff make, print and annotate a purchase. */
export function serveByStaff({ world }: TestSimulator, { id, booking }: TicketRecord, userId: number): void {
  const at = world.clock.now();
  const printer = { printerId: 'R1', printerName: 'Receipt printer', from: null, to: null, jobId: null };
  world.tables.tickets.update(id, {
    adminId: userId,
    adminValidatedId: userId,
    remark: FOR_THE_BUYER,
    booking: booking && { ...booking, note: FOR_THE_BUYER, decidedById: userId, updatedById: userId },
    printHistory: [{ type: 'receipt', ...printer, reprintReason: NOTE, userId, state: 'printed', at }],
  });
}

/** Lets staff void and refund a purchase, each with a note. */
export function decideByStaff({ world }: TestSimulator, { id }: TicketRecord, userId: number): void {
  const at = world.clock.now();
  const decided: TicketReversal = {
    requestedAt: at,
    requestedById: userId,
    doneAt: at,
    adminId: userId,
    note: NOTE,
    bank: null,
  };
  world.tables.tickets.update(id, { refund: decided, cancel: decided });
}
