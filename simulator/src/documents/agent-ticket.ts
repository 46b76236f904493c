import type { PrintRange } from '@muara/contract/rules';
import { paragraph, row, rule, space } from './blocks.ts';
import { localTime } from './format.ts';
import { fitted, LEADING, writeLines } from './lines.ts';
import { type Block, composeDocument, type Kit, MM, rollSheet } from './paper.ts';
import { qrBlock } from './qr.ts';
import type { AgentTicketBatch, AgentTicketData } from './types.ts';
import { trainingMark } from './training-mark.ts';

/**
 * Renders the tickets of an agent's batch or exhibition sale as a PDF, 80 mm wide, one per page, each
 * with its QR code (000 §4). Without prices, because agents set their own. Pure: the same data and range give the same
 * bytes. A range with no tickets left is one page that says so, so that a printer that fetches parts continues.
 * @param range inclusive, from 1; positions beyond the last ticket are left out
 * @throws RangeError when the range contains no position of the batch
 */
export async function renderAgentTickets(batch: AgentTicketBatch, { from, to }: PrintRange): Promise<Uint8Array> {
  const tickets = batch.tickets.slice(from - 1, to);
  if (tickets.length === 0) throw new RangeError(`No agent ticket from ${from} to ${to} of ${batch.tickets.length}`);
  const { code, createdAt, packageName, partner, business } = batch;
  return composeDocument(
    {
      title: `Tickets ${code}`,
      subject: `${from} to ${from + tickets.length - 1} of ${batch.tickets.length}`,
      createdAt,
      data: { packageName, partner, business, tickets },
    },
    function* (typeface) {
      for (const [index, ticket] of tickets.entries()) {
        if (ticket) yield rollSheet(typeface, MARGIN, (kit) => layOutTicket(kit, batch, ticket, from + index));
      }
      if (!tickets.some(Boolean))
        yield rollSheet(typeface, MARGIN, (kit) => [
          ...trainingMark(kit, business),
          ...nothingLeft(kit, from, tickets.length),
        ]);
    },
  );
}

const MARGIN = { side: 4 * MM, end: 4 * MM };

function nothingLeft(kit: Kit, from: number, count: number): Block[] {
  const which = count === 1 ? `Ticket ${from} was` : `Tickets ${from} to ${from + count - 1} were`;
  return [paragraph(kit, `${which} voided or expired, and not printed.`, { size: 9 })];
}

function layOutTicket(kit: Kit, batch: AgentTicketBatch, ticket: AgentTicketData, number: number): Block[] {
  const { business, packageName, partner, tickets } = batch;
  return [
    ...trainingMark(kit, business),
    paragraph(kit, business.name, { size: 9, bold: true }),
    ...(business.contact ? [paragraph(kit, business.contact, { size: 7.5 })] : []),
    rule(kit),
    headline(kit, packageName),
    space(2),
    paragraph(kit, ticket.category, { size: 12, bold: true }),
    qrBlock(kit, ticket.qrcode),
    paragraph(kit, ticket.code, { size: 12, bold: true }),
    space(4),
    rule(kit, { dashed: true }),
    ...(ticket.holder === null || ticket.holder === '' ? [] : [row(kit, 'Name', ticket.holder, { strong: true })]),
    ...(partner === null ? [] : [row(kit, partner.label, partner.name)]),
    ...(ticket.validUntil === null ? [] : [row(kit, 'Valid until', localTime(ticket.validUntil), { strong: true })]),
    row(kit, 'Ticket', `${number} of ${tickets.length}`),
    rule(kit, { dashed: true }),
    ...TERMS.map((line) => paragraph(kit, line, { size: 7.5 })),
    ...trainingMark(kit, business),
  ];
}

const TERMS = ['One person, one trip. Show this code when you board.', 'Not valid when copied, voided or expired.'];

/** Returns the name of the package, in a smaller size when long. */
function headline(kit: Kit, text: string): Block {
  const { lines, size } = fitted(kit.bold, text, [14, 11, 9], kit.width, 4);
  return {
    height: lines.length * size * LEADING,
    draw: (area) => writeLines(area, lines, { size, align: 'centre', from: 0, to: kit.width }),
  };
}
