import { PDFDocument } from 'pdf-lib';
import { afterEach, expect, test, vi } from 'vitest';
import { BANDS_SALE, getBatch, sellCode } from '../../../testing/samples/printing.ts';
import { openTill } from '../../../testing/stages/sales.ts';
import { HELPER, keyed } from '../../../testing/samples/documents.ts';

afterEach(() => vi.restoreAllMocks());

test.each(['downloadAgentTickets', 'downloadWristbands'] as const)(
  '%s: other calls are handled while many pages render',
  async (id) => {
    const addPage = vi.spyOn(PDFDocument.prototype, 'addPage');
    const { sim, till } = await openTill();
    const { tickets } = sim.world.tables;
    const code = id === 'downloadWristbands' ? await sellCode(till, BANDS_SALE) : await getBatch(sim, till, 200);
    const ticket = tickets.one('code', code)!;
    if (id === 'downloadWristbands') tickets.update(ticket.id, { passengers: 200, counts: { adult: 200 }, free: 0 });

    const seen = new Set<number>();
    const state = { isDrawn: false };
    const drawing = sim.call(id, keyed(sim, code)).finally(() => (state.isDrawn = true));
    while (!state.isDrawn) {
      await till.call('getTicket', { params: { ticket_code: code } });
      seen.add(addPage.mock.calls.length);
      await new Promise((resolve) => void setImmediate(resolve));
    }
    await drawing;
    expect(addPage).toHaveBeenCalledTimes(200);
    expect([...seen].filter((pages) => pages > 0 && pages < 200).length).toBeGreaterThan(1);
  },
);

test('a ticket voided while its page renders is in the document requested before, and in none after', async () => {
  const { sim, till } = await openTill();
  const code = await getBatch(sim, till, 60);
  const { tickets, subTickets } = sim.world.tables;
  const last = subTickets.by('ticket', tickets.one('code', code)!.id).at(-1)!;
  const ask = () => sim.fetch(`/tickets/pdf/ticket_agent/${code}`, { headers: HELPER });
  const before = ask();
  await new Promise((resolve) => void setImmediate(resolve));
  subTickets.update(last.id, { canceledAt: 1 });
  expect((await before).headers.get('x-total')).toBe('60');
  expect((await ask()).headers.get('x-total')).toBe('59');
});
