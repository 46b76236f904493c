import type { MinisiguaRecord } from '../../world/online-records.ts';
import type { SubTicketRecord, TicketRecord } from '../../world/ticket-records.ts';
import { type ParkContext, sendToPark } from './log-entry.ts';

/**
 * Sends the QR code of a purchase to the park service, which is the purchase's code.
 * Anyone who shows it may enter.
 * @param passengers those who boarded; all by default
 */
export function sendScan(ctx: ParkContext, ticket: TicketRecord, passengers = ticket.passengers): MinisiguaRecord {
  const { code, vvip, departDate } = ticket;
  const sent = { ticketCode: code, qrcode: code, qrcodeAgent: null, type: 'scan', vvip } as const;
  return sendToPark(ctx, sent, {
    ticket_code: code,
    qrcode: code,
    total_passengers: passengers,
    depart_date: departDate,
  });
}

/** Sends the QR code of one ticket of a batch to the park service. */
export function sendSubScan(
  ctx: ParkContext,
  { code, qrcode, category }: SubTicketRecord,
  batch: TicketRecord,
): MinisiguaRecord {
  const sent = { ticketCode: code, qrcode: null, qrcodeAgent: qrcode, type: 'scan', vvip: batch.vvip } as const;
  return sendToPark(ctx, sent, { ticket_code: code, qrcode_agent: qrcode, category, total_passengers: 1 });
}
