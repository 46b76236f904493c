import { describe, expect, test } from 'vitest';
import type { TestCaller } from '../../hosts/in-process/index.ts';
import { counterSale, joinChannel, joinPrinter, openTill } from '../test-stage.ts';

const RECEIPT = { printer_id: 'R1', printer_name: 'Receipt printer', type: 'receipt' } as const;

async function sell(till: TestCaller): Promise<string> {
  return (
    (await till.call('generateTicket', { body: counterSale({ printer_id: 'R1', printer_name: 'Receipt printer' }) }))
      .ticket?.code ?? ''
  );
}

describe('POST /api/tickets/print/{code}', () => {
  test('ws 0 records a print that the browser has made itself', async () => {
    const { till } = await openTill();
    const code = await sell(till);
    expect(await till.call('printTicket', { params: { code }, body: { ...RECEIPT, ws: 0 } })).toEqual({
      success: true,
      job_id: null,
    });
    const { ticket } = await till.call('getTicket', { params: { ticket_code: code } });
    expect(ticket).toMatchObject({
      reprint: true,
      print_history: [
        {
          data: { printer_id: 'R1', printer_name: 'Receipt printer', reprint_reason: null, type: 'receipt' },
          username: 'cashier',
        },
      ],
    });
  });

  test('ws 1 hands the job to the printer, with an address that it can fetch', async () => {
    const { sim, till } = await openTill({ world: 'night' });
    const printer = joinPrinter(sim);
    const code = await sell(till);
    const { job_id: job } = await till.call('printTicket', { params: { code }, body: { ...RECEIPT, ws: 1 } });
    const sent = printer.messages.at(-1) as { pdf: string } | undefined;
    expect(sent).toEqual({
      type: 'print',
      job_id: job,
      printer_id: 'R1',
      code,
      pdf: `http://localhost:3000/w/night/tickets/pdf/ticket/${code}?no-margin=1`,
      print_type: 'receipt',
      reprint: null,
      reprint_reason: null,
      dining_only: false,
    });
    expect((await sim.simulator.fetch(new Request(sent!.pdf))).status).toBe(200);
  });

  test('the person who asked hears how it ended; a job that failed was no print', async () => {
    const { sim, till } = await openTill();
    const [printer, window] = [joinPrinter(sim), joinChannel(sim, till)];
    const code = await sell(till);
    const { job_id: job } = await till.call('printTicket', { params: { code }, body: { ...RECEIPT, ws: 1 } });
    printer.say({ msg: '/printed', job_id: job, ok: false, error: 'The printer is out of paper' });
    expect(window.messages.at(-1)).toMatchObject({ type: 'print-done', job_id: job, ok: false });
    const again = await till.call('printTicket', { params: { code }, body: { ...RECEIPT, ws: 1 } });
    printer.say({ msg: '/printed', job_id: again.job_id, ok: true });
    expect(sim.world.tables.tickets.one('code', code)?.printHistory).toHaveLength(1);
    expect((await till.refused('printTicket', { params: { code }, body: { ...RECEIPT, ws: 1 } })).code).toBe(
      'reprint_reason_required',
    );
  });

  test('a reprint has a reason, which the history and the list keep', async () => {
    const { till } = await openTill();
    const code = await sell(till);
    await till.call('printTicket', { params: { code }, body: { ...RECEIPT, ws: 0 } });
    await till.call('printTicket', {
      params: { code },
      body: { ...RECEIPT, ws: 0, reprint: 1, reprint_reason: ' Paper jam ' },
    });
    const { ticket } = await till.call('getTicket', { params: { ticket_code: code } });
    expect(ticket.print_history.map(({ data }) => data.reprint_reason)).toEqual([null, 'Paper jam']);
    expect((await till.call('listTickets', { query: { type: 'reprint' } })).data[0]?.code).toBe(code);
  });

  test('a printer that is away leaves no trace of a print', async () => {
    const { sim, till } = await openTill();
    const code = await sell(till);
    const refusal = await till.refused('printTicket', { params: { code }, body: { ...RECEIPT, ws: 1 } });
    expect(refusal.body.message).toBe('Selected receipt printer is offline. Please select other printer..');
    expect(sim.world.tables.tickets.one('code', code)?.printHistory).toEqual([]);
  });

  test('agent tickets are not printed yet, and say so', async () => {
    const { till } = await openTill();
    const { ticket } = await till.call('generateTicket', {
      body: counterSale({ agent_id: 9, total_adult: 10, total_child: 0, amount: 300, cash_in: 270, cash_out: 0 }),
    });
    expect(
      await till.refused('printTicket', {
        params: { code: ticket!.code },
        body: { printer_id: 'A1', type: 'ticket_agent' },
      }),
    ).toMatchObject({ status: 501, code: 'not_played' });
  });

  test('a test print asks the helper for its own page', async () => {
    const { sim, till } = await openTill();
    const printer = joinPrinter(sim);
    const { job_id: job } = await till.call('testPrint', { query: { printer_id: 'R1' } });
    expect(printer.messages.at(-1)).toMatchObject({ type: 'print', job_id: job, code: null, pdf: null });
  });
});

describe('receipts', () => {
  test('the helper, the buyer and the staff get the same bytes, every time', async () => {
    const { sim, till } = await openTill();
    const code = await sell(till);
    const noMargin = { 'no-margin': '1' } as const;
    const first = await sim.call('downloadPrintableTicket', { params: { code }, query: noMargin });
    sim.clock.pass(3_600_000);
    expect(await sim.call('downloadReceipt', { params: { code }, query: noMargin })).toEqual(first);
    expect(await till.call('viewReceipt', { params: { code }, query: noMargin })).toEqual(first);
    const margin = await sim.call('downloadReceipt', { params: { code } });
    expect(margin).toEqual(await till.call('viewReceipt', { params: { code } }));
    expect(margin).not.toEqual(first);
  });

  test('a window that sends no header gets it with its token in the address', async () => {
    const { sim, till } = await openTill();
    const code = await sell(till);
    const answer = await sim.fetch(`/api/tickets/pdf/receipt/${code}?token=${till.token}`);
    expect(answer.status).toBe(200);
    expect(answer.headers.get('content-type')).toBe('application/pdf');
    expect((await sim.fetch(`/api/tickets/${code}?token=${till.token}`)).status).toBe(401);
  });

  test('every paid ticket of the seed has one', async () => {
    const { sim } = await openTill();
    const tickets = sim.world.tables.tickets
      .all()
      .filter(({ payment, refund, cancel }) => payment.isPaid && refund?.doneAt == null && cancel?.doneAt == null);
    const kinds = new Map(
      tickets.map((ticket) => [
        `${ticket.packageId} ${ticket.platform} ${ticket.payment.method} ${ticket.foods.length}`,
        ticket,
      ]),
    );
    for (const { code } of kinds.values()) await sim.call('downloadReceipt', { params: { code } });
    expect(kinds.size).toBeGreaterThan(20);
  });
});
