import { describe, expect, test } from 'vitest';
import type { TestSimulator } from '../../../testing/index.ts';
import { getBatch } from '../../../testing/samples/printing.ts';
import { openTill } from '../../../testing/stages/sales.ts';
import { HELPER, keyed } from '../../../testing/samples/documents.ts';

interface Progress {
  total: number;
  page_size: number;
  built: number;
}

/** Lets background work take its next step. */
const turn = (): Promise<void> => new Promise<void>((resolve) => void setImmediate(resolve));

async function stage(total: number): Promise<{ sim: TestSimulator; code: string; ask(): Promise<Progress> }> {
  const { sim, till } = await openTill();
  const code = await getBatch(sim, till, total);
  return { sim, code, ask: () => sim.call('buildAgentTickets', keyed(sim, code, { progress: '1' as const })) };
}

/** Polls until everything is built; returns the progress seen on the way. */
async function watch(ask: () => Promise<Progress>): Promise<number[]> {
  const seen: number[] = [];
  for (;;) {
    const { built, total } = await ask();
    if (built !== seen.at(-1)) seen.push(built);
    if (built === total) return seen;
    await turn();
  }
}

describe('buildAgentTickets', () => {
  test('200: returns when all are ready', async () => {
    const { sim, code } = await stage(12);
    expect(await sim.call('buildAgentTickets', keyed(sim, code))).toEqual({
      success: true,
      total: 12,
      page_size: 10,
      built: 12,
    });
  });

  test('200: with progress it returns immediately and continues, letting other calls run between parts', async () => {
    const { ask } = await stage(35);
    expect(await ask()).toEqual({ success: true, total: 35, page_size: 10, built: 0 });
    const seen = await watch(ask);
    expect(seen.at(-1)).toBe(35);
    const between = seen.filter((built) => built > 0 && built < 35);
    expect(between.length).toBeGreaterThan(0);
    expect(between.filter((built) => ![10, 20, 30].includes(built))).toEqual([]);
  });

  test('200: shares one build per batch, and starts another after a change', async () => {
    const { sim, code, ask } = await stage(21);
    const waiting = sim.call('buildAgentTickets', keyed(sim, code));
    await watch(ask);
    expect((await waiting).built).toBe(21);
    expect((await ask()).built).toBe(21);
    const { tickets, subTickets } = sim.world.tables;
    const [first] = subTickets.by('ticket', tickets.one('code', code)!.id);
    subTickets.update(first!.id, { canceledAt: 1 });
    expect(await ask()).toMatchObject({ total: 20, built: 0 });
    expect((await watch(ask)).at(-1)).toBe(20);
  });

  // The sizes of other batches are in the table of the rule.
  test('200: from a hundred tickets on, a part has fifty', async () => {
    const { ask } = await stage(100);
    expect(await ask()).toEqual({ success: true, total: 100, page_size: 50, built: 0 });
    const seen = await watch(ask);
    expect(seen.filter((built) => ![0, 50, 100].includes(built))).toEqual([]);
  });

  test('404: stops when its world ends', async () => {
    const { sim, code } = await stage(60);
    const waiting = sim.refused('buildAgentTickets', { params: { code }, headers: HELPER });
    await Promise.resolve();
    sim.simulator.worlds.reset('default');
    expect((await waiting).code).toBe('ticket_not_found');
    expect((await sim.refused('buildAgentTickets', { params: { code }, headers: HELPER })).code).toBe(
      'ticket_not_found',
    );
    expect(sim.warnings).toEqual([]);
  });
});
