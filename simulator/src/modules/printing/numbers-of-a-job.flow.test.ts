import { describe, expect, test } from 'vitest';
import type { TestCaller, TestSimulator } from '../../../testing/index.ts';
import { BATCH_SALE, getBatch, sellCode } from '../../../testing/samples/printing.ts';
import { openTill } from '../../../testing/stages/sales.ts';
import { buildAgentBatch } from './build-agent-batch.ts';
import { HELPER } from '../../../testing/samples/documents.ts';

const TICKETS = { printer_id: 'T1', printer_name: 'Ticket printer', type: 'ticket_agent', ws: 0 } as const;

interface Stage {
  sim: TestSimulator;
  till: TestCaller;
  code: string;
  job: string;
  voidPlaces(...places: number[]): void;
  /** The positions of a part's tickets in the numbering of the job. */
  fetchPart(query: object): Promise<Response>;
}

async function record(till: TestCaller, code: string): Promise<string> {
  return (await till.call('printTicket', { params: { code }, body: TICKETS })).job_id ?? '';
}

async function stage(total: number): Promise<Stage> {
  const { sim, till } = await openTill();
  const code = await getBatch(sim, till, total);
  const job = await record(till, code);
  const { tickets, subTickets } = sim.world.tables;
  const parts = subTickets.by('ticket', tickets.one('code', code)!.id);
  return {
    sim,
    till,
    code,
    job,
    voidPlaces: (...places) => {
      for (const place of places) subTickets.update(parts[place - 1]!.id, { canceledAt: 1 });
    },
    fetchPart: (query) =>
      sim.fetch(
        `/tickets/pdf/ticket_agent/${code}?${new URLSearchParams(Object.entries(query).map(([name, value]) => [name, String(value)]))}`,
        { headers: HELPER },
      ),
  };
}

const headers = (answer: Response): (string | null)[] =>
  ['x-total', 'x-page-size', 'x-pages'].map((name) => answer.headers.get(name));

describe('the numbers of a print job', () => {
  test('are fixed when it is recorded: a void between two parts does not change or refuse any', async () => {
    const { job, fetchPart, voidPlaces } = await stage(25);
    const range = { print_from: 1, print_to: 25, job };
    expect(headers(await fetchPart({ ...range, page: 1 }))).toEqual(['25', '10', '3']);
    voidPlaces(3, 12);
    for (const page of [2, 3]) expect(headers(await fetchPart({ ...range, page }))).toEqual(['25', '10', '3']);
    const now = await fetchPart({ print_from: 1, print_to: 25, page: 3 });
    expect(await now.json()).toMatchObject({ code: 'print_range_invalid' });
  });

  test('skip tickets void or expired before, and keep the position of those voided since', async () => {
    const { sim, till } = await openTill();
    const code = await sellCode(till, BATCH_SALE);
    const { tickets, subTickets, printJobs } = sim.world.tables;
    const batch = tickets.one('code', code)!;
    const [first, second, third, ...others] = subTickets.by('ticket', batch.id);
    subTickets.update(first!.id, { canceledAt: 1 });
    subTickets.update(second!.id, { expired: true });
    const job = await record(till, code);
    subTickets.update(third!.id, { canceledAt: 1 });
    // An expired ticket can become valid again: the print has no number for it.
    subTickets.update(second!.id, { expired: false });
    const { uncounted } = printJobs.one('jobId', job)!;
    const shown = buildAgentBatch(sim.world, batch, uncounted).tickets.map((ticket) => ticket?.code ?? null);
    expect(shown).toEqual([null, ...others.map((part) => part.code)]);
    const now = buildAgentBatch(sim.world, batch).tickets.map((ticket) => ticket?.code);
    expect(now).toEqual([second!.code, ...others.map((part) => part.code)]);
  });

  test('a fully voided part is a page that says so; an empty range is refused', async () => {
    const { job, fetchPart, voidPlaces } = await stage(21);
    voidPlaces(21);
    const last = await fetchPart({ print_from: 1, print_to: 21, page: 3, job });
    expect([last.status, last.headers.get('content-type')]).toEqual([200, 'application/pdf']);
    const alone = await fetchPart({ print_from: 21, print_to: 21, job });
    expect([alone.status, await alone.json()]).toMatchObject([422, { code: 'agent_tickets_none' }]);
  });

  test('require a job of the same purchase, for an hour', async () => {
    const { sim, till, job, fetchPart } = await stage(12);
    const { job_id: other } = await till.call('printTicket', {
      params: { code: await sellCode(till) },
      body: { printer_id: 'R1', type: 'receipt', ws: 0 },
    });
    for (const wrong of [other, 'job-none-1']) {
      const answer = await fetchPart({ job: wrong });
      expect([answer.status, await answer.json()]).toMatchObject([404, { code: 'print_job_not_found' }]);
    }
    sim.clock.pass(3_599_999);
    expect((await fetchPart({ job })).status).toBe(200);
    sim.clock.pass(1);
    expect((await fetchPart({ job })).status).toBe(404);
  });
});
