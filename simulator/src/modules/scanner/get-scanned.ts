import type { Context } from '../../kernel/handler.ts';
import { Refusal } from '../../kernel/refusal.ts';
import { wristbandMark } from '../../world/document-keys.ts';
import type { SubTicketRecord, TicketRecord } from '../../world/ticket-records.ts';
import type { World } from '../../world/world.ts';

/** What a scanned code names: a purchase, one ticket of its batch, or one of its wristbands. */
export interface Scanned {
  readonly ticket: TicketRecord;
  readonly part: SubTicketRecord | null;
  readonly wristband: number | null;
  /** The text as scanned or typed. */
  readonly qrcode: string;
  /** Whether the QR code was replaced when the batch's expiry date changed. */
  readonly isReplaced: boolean;
}

/**
 * Returns what a text names.
 * @param isTyped whether somebody typed it: the printed code of a batch ticket is accepted only then
 * @throws Refusal code_foreign, code_printed, ticket_not_found, wristband_invalid
 */
export function getScanned({ world, rules }: Context, text: string, isTyped: boolean): Scanned {
  const { tickets, subTickets } = world.tables;
  const read = rules.readScannedCode(text);
  switch (read.kind) {
    case 'purchase':
      return ofPurchase(tickets.one('code', read.code), text);
    case 'part':
      if (!isTyped) throw new Refusal('code_printed', { field: 'qrcode' });
      return ofPart(world, subTickets.one('code', read.code), text);
    case 'qr': {
      const part = subTickets.one('qrcode', read.qrcode);
      if (part) return ofPart(world, part, text);
      return { ...ofPart(world, subTickets.by('replaced', read.qrcode)[0], text), isReplaced: true };
    }
    case 'wristband': {
      const found = ofPurchase(tickets.one('code', read.code), text);
      const { code, passengers } = found.ticket;
      if (read.number > passengers || read.mark !== wristbandMark(world, code, read.number))
        throw new Refusal('wristband_invalid', { field: 'qrcode' });
      return { ...found, wristband: read.number };
    }
    case 'foreign':
      throw new Refusal('code_foreign', { field: 'qrcode' });
  }
}

/** Returns the same ticket in its current state. */
export function refreshScanned({ tables }: World, { ticket, part, ...scanned }: Scanned): Scanned {
  return {
    ...scanned,
    ticket: tables.tickets.must(ticket.id),
    part: part && tables.subTickets.must(part.id),
  };
}

function ofPurchase(ticket: TicketRecord | undefined, qrcode: string): Scanned {
  if (!ticket) throw new Refusal('ticket_not_found', { field: 'qrcode' });
  return { ticket, part: null, wristband: null, qrcode, isReplaced: false };
}

function ofPart({ tables }: World, part: SubTicketRecord | undefined, qrcode: string): Scanned {
  if (!part) throw new Refusal('ticket_not_found', { field: 'qrcode' });
  return { ticket: tables.tickets.must(part.ticketId), part, wristband: null, qrcode, isReplaced: false };
}
