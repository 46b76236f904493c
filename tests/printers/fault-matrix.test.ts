import type { PrintQueue, PrintWay } from '@muara/client/printing';
import { PRINTER_TYPES, type PrinterType } from '@muara/contract/constants';
import type { PrinterSwitches, PrintJobOutcome } from '@muara/contract/types';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { PrintStage, until } from './print-stage.ts';

interface Fault {
  switches: Partial<PrinterSwitches>;
  /** How the first try ends, and how many papers there are then. */
  ends: PrintJobOutcome;
  papers: 0 | 1;
}

const FAULTS: Record<string, Fault> = {
  'is off': { switches: { offline: true }, ends: 'failed', papers: 0 },
  'has its cable out': { switches: { connected: false }, ends: 'failed', papers: 0 },
  'has no paper': { switches: { paper: false }, ends: 'failed', papers: 0 },
  'is slow': { switches: { delay_ms: 25_000 }, ends: 'printed', papers: 1 },
  'dies before the paper is out': { switches: { dies: 'before_paper' }, ends: 'unknown', papers: 0 },
  'dies when the paper is out': { switches: { dies: 'after_paper' }, ends: 'unknown', papers: 1 },
  'says everything twice': { switches: { duplicates: true }, ends: 'printed', papers: 1 },
};

const CELLS = PRINTER_TYPES.flatMap((type) =>
  (['local', 'server'] as const).flatMap((way) =>
    Object.entries(FAULTS).map(([name, fault]) => ({ type, way, name, fault })),
  ),
);

let stage: PrintStage;
let queue: PrintQueue;
beforeAll(async () => {
  stage = await PrintStage.open();
});
afterAll(() => stage.close());
afterEach(() => queue.stop());

/** A fresh ticket and its first print on a printer with a fault, followed to its end. */
async function print(type: PrinterType, way: PrintWay) {
  queue = stage.queue(way);
  const { id: ticket, code } = await stage.sell();
  const range = type === 'receipt' ? {} : { range: { from: 1, to: 0 } };
  const id = queue.add({ kind: 'ticket', type, code, ...range }, stage.choice(type));
  const job = await queue.ended(id);
  const papers = async () => (await stage.papers(type, code)).length;
  const states = async () => (await stage.history(ticket, type)).map(({ state }) => state);
  return { id, job, code, papers, states };
}

describe.each(CELLS)('$type, $way way, a printer that $name', ({ type, way, fault }) => {
  test(`ends ${fault.ends} with ${fault.papers}, and one paper in the end`, async () => {
    await stage.switch(type, fault.switches);
    const { id, job, papers, states } = await print(type, way);
    expect([job.state, job.failure?.message]).toEqual([
      fault.ends,
      fault.ends === 'printed' ? undefined : expect.any(String),
    ]);
    // A helper that died is back automatically.
    if (fault.switches.dies) await until(() => stage.printers.info(type).then(Boolean), `${type} is back`);
    expect(await papers()).toBe(fault.papers);
    expect(await states()).toEqual(fault.ends === 'failed' ? [] : [expect.any(String)]);

    await stage.switch(type);
    await queue.refresh();
    expect(queue.job(id)?.state).toBe(fault.ends);
    if (fault.papers === 1) queue.confirmPrinted(id);
    else queue.retry(id, fault.ends === 'unknown' ? { reason: 'Nothing came out' } : {});

    expect((await queue.ended(id)).state).toBe('printed');
    expect(await papers()).toBe(1);
    const reasons = fault.ends === 'unknown' && fault.papers === 0 ? 2 : 1;
    expect(await states()).toHaveLength(reasons);
  });
});
