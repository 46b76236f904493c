import { createTestSimulator, type TestCaller, type TestSimulator } from '@muara/simulator/testing';
import { beforeAll, describe, expect, test } from 'vitest';
import { keyed } from '../../simulator/testing/samples/documents.ts';
import { BANDS_SALE, getBatch, sellCode } from '../../simulator/testing/samples/printing.ts';
import { approved } from '../../simulator/testing/stages/bookings.ts';
import { readPdfPages, scanPdfPages } from '../support/read-pdf.ts';

interface Stage {
  sim: TestSimulator;
  till: TestCaller;
  /** A receipt, a batch of agent tickets, wristbands and a booking. */
  codes: { receipt: string; batch: string; bands: string; booking: string };
}

async function stage(training: boolean): Promise<Stage> {
  const sim = createTestSimulator({ tickets: 0 });
  sim.simulator.worlds.create('default', { tickets: 0, training });
  const till = await sim.as('cashier');
  await till.call('startShift', { body: { cash_in: 200, jetty_id: 1, station: 'Counter 1' } });
  const manager = await sim.as('manager');
  const { code: booking } = await approved(sim, manager);
  return {
    sim,
    till,
    codes: {
      receipt: await sellCode(till),
      batch: await getBatch(sim, manager, 2),
      bands: await sellCode(till, BANDS_SALE),
      booking,
    },
  };
}

/** Every kind of paper. */
const PAPERS: Record<string, (stage: Stage) => Promise<Uint8Array>> = {
  receipt: ({ sim, codes }) => sim.call('downloadReceipt', keyed(sim, codes.receipt)),
  'agent ticket': ({ sim, codes }) => sim.call('downloadAgentTickets', keyed(sim, codes.batch)),
  wristband: ({ sim, codes }) => sim.call('downloadWristbands', keyed(sim, codes.bands)),
  'slip of a shift': ({ till }) => till.call('downloadSlip', { params: { type: 'start', user_id: 5 } }),
};

describe.each([
  ['a training world', true],
  ['any other world', false],
])('%s', (_name, training) => {
  let here: Stage;
  beforeAll(async () => void (here = await stage(training)));

  test.each(Object.keys(PAPERS))('%s: every page', async (kind) => {
    const pages = await scanPdfPages(await PAPERS[kind]!(here));
    expect(pages.length).toBeGreaterThan(0);
    for (const { text, qr } of pages) {
      expect(text.includes('TRAINING')).toBe(training);
      // The mark leaves the code readable.
      if (kind !== 'slip of a shift') expect(qr).not.toBeNull();
    }
  });

  test('a report and the sheet of a booking', async () => {
    const manager = await here.sim.as('manager');
    const report = await manager.call('getReport', { params: { type: 'booking' }, query: {} });
    const sheet = await manager.call('printBooking', { params: { code: here.codes.booking } });
    const pages = await readPdfPages(sheet);
    expect(new TextDecoder().decode(report).includes('TRAINING')).toBe(training);
    expect(pages.map(({ text }) => text.includes('TRAINING'))).toEqual(pages.map(() => training));
  });
});
