import { renderAgentTickets, useFonts } from '@muara/simulator/documents';
import { installedFonts } from '@muara/simulator/hosts/node';
import { describe, expect, test } from 'vitest';
import { readPdf, readPdfLines, scanPdf, scanPdfPages } from '../support/read-pdf.ts';
import { AGENT_TICKETS, agentTickets } from '../support/sample-documents.ts';

useFonts(installedFonts);

const MILLIMETRE = 72 / 25.4;

describe('agent tickets, read by an outside reader', () => {
  test('are one a page, each with its own code, number and QR', async () => {
    const pages = await scanPdfPages(await renderAgentTickets(AGENT_TICKETS, { from: 3, to: 5 }));
    expect(pages.map(({ qr }) => qr)).toEqual(AGENT_TICKETS.tickets.slice(2, 5).map(({ qrcode }) => qrcode));
    for (const [index, { lines, width }] of pages.entries()) {
      const ticket = AGENT_TICKETS.tickets[index + 2]!;
      expect(width).toBeCloseTo(80 * MILLIMETRE, 2);
      expect(lines).toEqual(
        expect.arrayContaining([
          'Muara River Cruise',
          'River Cruise',
          ticket.category,
          ticket.code,
          'Agent Sri Melaka Travel & Tours Sdn Bhd',
          'Valid until 20 May 2027, 23:59',
          `Ticket ${index + 3} of 12`,
        ]),
      );
    }
    expect(pages[0]!.lines).toContain('Name Lim Mei Ling');
    expect(pages[1]!.text).not.toContain('Name');
  });

  test('say no price: an agent sets his own', async () => {
    const { text } = await readPdf(await renderAgentTickets(AGENT_TICKETS, { from: 1, to: 1 }));
    expect(text).not.toMatch(/RM|\d+\.\d\d\b/);
  });

  test('have a QR of at least 30 mm in four modules of white', async () => {
    for (const qrcode of ['K', 'K7QRSTWXYZ234567', 'MRCX7K2M9QP-0001-2345678901234567']) {
      const tickets = [{ ...AGENT_TICKETS.tickets[0]!, qrcode }];
      const { qr, qrPrint } = await scanPdf(
        await renderAgentTickets({ ...AGENT_TICKETS, tickets }, { from: 1, to: 1 }),
      );
      expect(qr).toBe(qrcode);
      expect(qrPrint!.side).toBeGreaterThanOrEqual(30);
      expect(qrPrint!.quietModules).toBeGreaterThanOrEqual(4);
    }
  });

  test('leave out what an exhibition does not have', async () => {
    const tickets = AGENT_TICKETS.tickets.map((ticket) => ({ ...ticket, validUntil: null, holder: '' }));
    const batch = { ...AGENT_TICKETS, partner: null, tickets };
    const { text } = await readPdf(await renderAgentTickets(batch, { from: 1, to: 1 }));
    expect(text).not.toMatch(/Agent|Valid until|Name|null/);
  });

  test('of a long name get smaller, and are cut off where even that is too long', async () => {
    const packageName = 'Sungai Melaka Heritage River Cruise with Dinner and Park '.repeat(6).trim();
    const { lines } = await readPdf(await renderAgentTickets({ ...AGENT_TICKETS, packageName }, { from: 1, to: 1 }));
    expect(lines.filter((line) => packageName.includes(line.replace('…', '')) && line.length > 20)).toHaveLength(4);
    expect(lines.some((line) => line.endsWith('…'))).toBe(true);
  });

  test('of a thousand come in parts, each of which has its own hundred', async () => {
    const batch = agentTickets(1000);
    for (const from of [1, 901]) {
      const pages = await readPdfLines(await renderAgentTickets(batch, { from, to: from + 99 }));
      expect(pages.map((lines) => lines.find((line) => line.startsWith('MRCX7K2M9QP-')))).toEqual(
        batch.tickets.slice(from - 1, from + 99).map(({ code }) => code),
      );
      for (const [index, lines] of pages.entries()) expect(lines).toContain(`Ticket ${from + index} of 1000`);
    }
  });

  test('a range beyond the last one prints what there is, and nothing when there is none', async () => {
    expect(await readPdfLines(await renderAgentTickets(AGENT_TICKETS, { from: 12, to: 99 }))).toHaveLength(1);
    await expect(renderAgentTickets(AGENT_TICKETS, { from: 13, to: 99 })).rejects.toThrow(RangeError);
  });

  test('leave out one that was voided since, whose number stays its own; a part without any is a page that says so', async () => {
    const tickets = AGENT_TICKETS.tickets.map((ticket, place) => (place === 1 || place > 9 ? null : ticket));
    const batch = { ...AGENT_TICKETS, tickets };
    const first = await readPdfLines(await renderAgentTickets(batch, { from: 1, to: 3 }));
    expect(first.map((lines) => lines.find((line) => line.startsWith('Ticket ')))).toEqual([
      'Ticket 1 of 12',
      'Ticket 3 of 12',
    ]);
    const rest = await scanPdfPages(await renderAgentTickets(batch, { from: 11, to: 12 }));
    expect(rest.map(({ lines, qr }) => [lines.join(' '), qr])).toEqual([
      ['Tickets 11 to 12 were voided or expired, and not printed.', null],
    ]);
    const { text } = await readPdf(await renderAgentTickets(batch, { from: 2, to: 2 }));
    expect(text).toBe('Ticket 2 was voided or expired, and not printed.');
  });

  test('are the same bytes for the same data', async () => {
    const draw = () => renderAgentTickets(structuredClone(AGENT_TICKETS), { from: 1, to: 12 });
    expect(Buffer.from(await draw()).equals(await draw())).toBe(true);
  });
});
