import { describe, expect, test } from 'vitest';
import type { TestCaller, TestSimulator } from '../../../testing/index.ts';
import { BANDS_SALE, BATCH_SALE, sellCode } from '../../../testing/samples/printing.ts';
import { joinChannel, joinPrinter, openTill } from '../../../testing/stages/sales.ts';
import { documentKey } from '../../world/document-keys.ts';
import { keyed } from '../../../testing/samples/documents.ts';

const RECEIPT = { printer_id: 'R1', printer_name: 'Receipt printer', type: 'receipt' } as const;
const BANDS = { printer_id: 'W1', printer_name: 'Wristband printer', type: 'wristband', ws: 0 } as const;

const sell = (till: TestCaller): Promise<string> =>
  sellCode(till, { printer_id: 'R1', printer_name: 'Receipt printer' });

describe('printTicket', () => {
  test('200: ws 0 records a print made by the browser', async () => {
    const { till } = await openTill();
    const code = await sell(till);
    expect(await till.call('printTicket', { params: { code }, body: { ...RECEIPT, ws: 0 } })).toEqual({
      success: true,
      job_id: expect.stringMatching(/^job-[0-9a-z]{5}-1$/),
    });
    const { ticket } = await till.call('getTicket', { params: { ticket_code: code } });
    expect(ticket).toMatchObject({
      reprint: true,
      print_history: [
        {
          data: {
            printer_id: 'R1',
            printer_name: 'Receipt printer',
            reprint_reason: null,
            type: 'receipt',
            print_from: null,
            print_to: null,
            state: 'printed',
          },
          username: 'cashier',
        },
      ],
    });
  });

  test('200: ws 1 sends the job to the printer, with a URL it can fetch', async () => {
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
      pdf: `http://localhost:3000/w/night/tickets/pdf/ticket/${code}?no-margin=1&key=${documentKey(sim.world, code)}`,
      print_type: 'receipt',
      reprint: null,
      reprint_reason: null,
      dining_only: false,
    });
    expect((await sim.simulator.fetch(new Request(sent!.pdf))).status).toBe(200);
  });

  test('200, 422: informs the user of the result; a failed job is not a print', async () => {
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

  test('200: requires a reason for a reprint, which history and list keep', async () => {
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

  test('422: records no print when the printer is offline', async () => {
    const { sim, till } = await openTill();
    const code = await sell(till);
    const refusal = await till.refused('printTicket', { params: { code }, body: { ...RECEIPT, ws: 1 } });
    expect(refusal.body.message).toBe('Selected receipt printer is offline. Please select other printer..');
    expect(sim.world.tables.tickets.one('code', code)?.printHistory).toEqual([]);
  });

  test('422: refuses a printer of the wrong type, without recording a print', async () => {
    const { sim, till } = await openTill();
    const printer = joinPrinter(sim, 'W1', 1, 'wristband');
    const code = await sell(till);
    const body = { ...RECEIPT, printer_id: 'W1', ws: 1 } as const;
    expect(await till.refused('printTicket', { params: { code }, body })).toMatchObject({
      status: 422,
      code: 'peer_printer_wrong_type',
      body: { field: 'printer_id' },
    });
    expect(printer.types()).not.toContain('print');
    expect(sim.world.tables.tickets.one('code', code)?.printHistory).toEqual([]);
    expect(sim.world.tables.printJobs.size).toBe(0);
  });

  test('200: prints dishes only if the caller says so, or else if the ticket is dining only', async () => {
    const { sim, till } = await openTill();
    const printer = joinPrinter(sim);
    const code = await sell(till);
    for (const told of [true, false, undefined]) {
      const body = { ...RECEIPT, ws: 1, dining_only: told, reprint_reason: 'Torn' } as const;
      await till.call('printTicket', { params: { code }, body });
      expect(printer.messages.at(-1)).toMatchObject({ type: 'print', dining_only: told ?? false });
    }
  });

  test.each([
    ['ticket_agent', BATCH_SALE, {}, 1, 10],
    ['ticket_agent', BATCH_SALE, { print_from: 3, print_to: 0 }, 3, 10],
    ['wristband', BANDS_SALE, { print_from: 2, print_to: 2 }, 2, 2],
    ['wristband', BANDS_SALE, { print_to: 6 }, 1, 6],
  ] as const)(
    '200: %s %#: the printer gets the range, and so does the history',
    async (type, sale, asked, from, to) => {
      const { sim, till } = await openTill({ world: 'night' });
      const printer = joinPrinter(sim, 'P1', 1, type);
      const code = await sellCode(till, sale);
      const body = { printer_id: 'P1', printer_name: 'Printer', type, ws: 1, ...asked } as const;
      const { job_id: job } = await till.call('printTicket', { params: { code }, body });
      const sent = printer.messages.at(-1) as { pdf: string } | undefined;
      expect(sent).toEqual({
        type: 'print',
        job_id: job,
        printer_id: 'P1',
        code,
        pdf:
          `http://localhost:3000/w/night/tickets/pdf/${type}/${code}?print_from=${from}&print_to=${to}&key=${documentKey(sim.world, code)}` +
          (type === 'ticket_agent' ? `&job=${job}` : ''),
        print_type: type,
        reprint: null,
        reprint_reason: null,
        print_from: from,
        print_to: to,
      });
      const document = await sim.simulator.fetch(new Request(sent!.pdf));
      expect([document.status, document.headers.get('x-total')]).toEqual([200, String(to - from + 1)]);
      const { ticket } = await till.call('getTicket', { params: { ticket_code: code } });
      expect(ticket.print_history).toMatchObject([
        { data: { type, print_from: from, print_to: to, state: 'waiting', reprint_reason: null } },
      ]);
      expect(sim.world.tables.audit.all().at(-1)?.action).toBe(
        `Printed ${type === 'wristband' ? 'wristbands' : 'agent tickets'} ${from} to ${to} of ${code}`,
      );
    },
  );

  test.each([
    ['print_from', { print_from: 7 }],
    ['print_to', { print_to: 7 }],
    ['print_from', { print_from: 3, print_to: 2 }],
  ])('422: requires a range from 1 to the passengers: %s of %o', async (field, asked) => {
    const { till } = await openTill();
    const code = await sellCode(till, BANDS_SALE);
    expect(await till.refused('printTicket', { params: { code }, body: { ...BANDS, ...asked } })).toMatchObject({
      code: 'print_range_invalid',
      body: { field, message: 'Please enter a range from 1 to 6' },
    });
  });

  test.each([
    ['receipts', { type: 'receipt' }, false],
    ['a band that was printed', { print_from: 3, print_to: 3 }, true],
    ['bands of which one was printed', { print_from: 1, print_to: 2 }, true],
    ['bands to the end', { print_from: 3, print_to: 0 }, true],
    ['the bands before', { print_from: 1, print_to: 1 }, false],
    ['the bands behind', { print_from: 5, print_to: 0 }, false],
  ])('200, 422: detects whether %s is a reprint after bands two to four', async (_, asked, again) => {
    const { till } = await openTill();
    const code = await sellCode(till, BANDS_SALE);
    await till.call('printTicket', { params: { code }, body: { ...BANDS, print_from: 2, print_to: 4 } });
    const call = { params: { code }, body: { ...BANDS, ...asked } } as const;
    if (again) expect((await till.refused('printTicket', call as never)).code).toBe('reprint_reason_required');
    const body = { ...call.body, reprint_reason: 'The strap tore', reprint: 1 };
    await till.call('printTicket', { ...call, body } as never);
    const { ticket } = await till.call('getTicket', { params: { ticket_code: code } });
    expect(ticket.print_history.at(-1)?.data.reprint_reason).toBe(again ? 'The strap tore' : null);
  });

  test('200: asks the helper for its own page in a test print', async () => {
    const { sim, till } = await openTill();
    const printer = joinPrinter(sim);
    const { job_id: job } = await till.call('testPrint', { query: { printer_id: 'R1' } });
    expect(printer.messages.at(-1)).toMatchObject({ type: 'print', job_id: job, code: null, pdf: null });
  });
});

describe('printTicket: a key of the caller', () => {
  const body = { ...RECEIPT, ws: 0, job_key: 'attempt-1' } as const;
  const historyOf = (sim: TestSimulator, code: string) => sim.world.tables.tickets.one('code', code)?.printHistory;

  test.each([0, 1] as const)('200: ws %s: concurrent and later calls print once', async (ws) => {
    const { sim, till } = await openTill();
    const printer = joinPrinter(sim);
    const code = await sell(till);
    const call = (): Promise<unknown> => till.call('printTicket', { params: { code }, body: { ...body, ws } });
    const answers = [...(await Promise.all([call(), call(), call()])), await call()];
    expect(new Set(answers.map((answer) => JSON.stringify(answer))).size).toBe(1);
    expect(historyOf(sim, code)).toHaveLength(1);
    expect(printer.types().filter((type) => type === 'print')).toHaveLength(ws);
    expect(
      sim.world.tables.audit.all().filter(({ action }) => action.includes(code) && /print/i.test(action)),
    ).toHaveLength(1);
  });

  test('200, 422: is per user: the same key of another user is another print', async () => {
    const { sim, till } = await openTill();
    const code = await sell(till);
    const first = await till.call('printTicket', { params: { code }, body });
    const manager = await sim.as('manager');
    expect((await manager.refused('printTicket', { params: { code }, body })).code).toBe('reprint_reason_required');
    const other = await manager.call('printTicket', { params: { code }, body: { ...body, reprint_reason: 'Lost' } });
    expect(other.job_id).not.toBe(first.job_id);
  });

  test('200, 409, 422: can be reused after a refusal, but not after a cancelation', async () => {
    const { sim, till } = await openTill();
    const code = await sell(till);
    await till.refused('printTicket', { params: { code }, body: { ...body, ws: 1 } });
    const { job_id: job } = await till.call('printTicket', { params: { code }, body });
    await till.call('cancelPrintJob', { params: { job_id: job ?? '' } });
    expect(await till.refused('printTicket', { params: { code }, body })).toMatchObject({
      status: 409,
      code: 'printer_job_canceled',
    });
    expect(historyOf(sim, code)).toEqual([]);
  });

  test('200, 422: is dropped after an hour', async () => {
    const { sim, till } = await openTill();
    const code = await sell(till);
    const { job_id: job } = await till.call('printTicket', { params: { code }, body });
    sim.clock.pass(3_599_999);
    expect((await till.call('printTicket', { params: { code }, body })).job_id).toBe(job);
    sim.clock.pass(1);
    expect((await till.refused('printTicket', { params: { code }, body })).code).toBe('reprint_reason_required');
  });
});

describe('downloadReceipt', () => {
  test('200: are identical for helper, buyer and staff, every time', async () => {
    const { sim, till } = await openTill();
    const code = await sell(till);
    const noMargin = { 'no-margin': '1' } as const;
    const first = await sim.call('downloadPrintableTicket', keyed(sim, code, noMargin));
    sim.clock.pass(3_600_000);
    expect(await sim.call('downloadReceipt', keyed(sim, code, noMargin))).toEqual(first);
    expect(await till.call('viewReceipt', { params: { code }, query: noMargin })).toEqual(first);
    const margin = await sim.call('downloadReceipt', keyed(sim, code));
    expect(margin).toEqual(await till.call('viewReceipt', { params: { code } }));
    expect(margin).not.toEqual(first);
  });

  test('200, 401: open in a window with the token in the URL', async () => {
    const { sim, till } = await openTill();
    const code = await sell(till);
    const answer = await sim.fetch(`/api/tickets/pdf/receipt/${code}?token=${till.token}`);
    expect(answer.status).toBe(200);
    expect(answer.headers.get('content-type')).toBe('application/pdf');
    expect((await sim.fetch(`/api/tickets/${code}?token=${till.token}`)).status).toBe(401);
  });

  test('200: exist for every paid ticket of the seed', async () => {
    const { sim } = await openTill();
    const tickets = sim.world.tables.tickets
      .all()
      .filter(({ balance, refund, cancel }) => balance.isPaid && refund?.doneAt == null && cancel?.doneAt == null);
    const kinds = new Map(
      tickets.map((ticket) => [
        `${ticket.packageId} ${ticket.platform} ${ticket.payment.method} ${ticket.foods.length}`,
        ticket,
      ]),
    );
    for (const { code } of kinds.values()) await sim.call('downloadReceipt', keyed(sim, code));
    expect(kinds.size).toBeGreaterThan(20);
  });
});
