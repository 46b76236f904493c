import { describe, expect, test } from 'vitest';
import { counterSale, openTill } from '../../../testing/stages/sales.ts';
import { buildSlip } from './slip.ts';

const POS = { headers: { 'x-pos': '1' } };
const HOUR_MS = 3_600_000;

describe('reopenShift', () => {
  test('200: lets a manager reopen a shift closed today; it continues, and the next close counts again', async () => {
    const { sim, till } = await openTill();
    await till.call('generateTicket', { body: counterSale() });
    await till.call('closeShift', { body: { total_cash: 270 } });
    await (await sim.as('manager')).call('reopenShift', { body: { user_id: 5 } });
    expect(await till.call('getSalePackages', POS)).toMatchObject({
      shift_closed: false,
      start_shift: false,
      pos: { station: 'Counter 1', jetty_id: 1 },
    });
    sim.clock.pass(HOUR_MS);
    await till.call('generateTicket', { body: counterSale() });
    await till.call('closeShift', { body: { total_cash: 350 } });
    const shift = sim.world.tables.shifts.by('user', 5).at(-1)!;
    expect(buildSlip(sim.world, shift, 'close')).toMatchObject({
      float: 20_000,
      expected: 35_000,
      counted: 35_000,
      tickets: 2,
    });
    expect(sim.world.tables.audit.all().filter(({ action }) => action.startsWith('Reopened'))).toMatchObject([
      { username: 'manager', action: 'Reopened the shift of cashier at Counter 1' },
    ]);
  });

  test('422: refuses a shift of another day', async () => {
    const { sim, till } = await openTill();
    await till.call('closeShift', { body: { total_cash: 200 } });
    sim.clock.pass(24 * HOUR_MS);
    const refused = await (await sim.as('manager')).refused('reopenShift', { body: { user_id: 5 } });
    expect(refused.code).toBe('shift_not_closed');
  });

  test.each(['admin', 'cashier', 'supervisor'])('403: refuses %s', async (account) => {
    const { sim, till } = await openTill();
    await till.call('closeShift', { body: { total_cash: 200 } });
    const caller = await sim.as(account);
    expect((await caller.refused('reopenShift', { body: { user_id: 5 } })).code).toBe('permission_denied');
    expect(sim.world.tables.shifts.by('openUser', 5)).toEqual([]);
  });

  test('200, 422: has no effect on a second close or start', async () => {
    const { sim, till } = await openTill();
    expect(await till.refused('startShift', { body: { cash_in: 9, jetty_id: 1, station: 'Counter 2' } })).toMatchObject(
      { status: 422, code: 'shift_already_open' },
    );
    await till.call('closeShift', { body: { total_cash: 200 } });
    const closed = sim.world.tables.shifts.by('user', 5).at(-1);
    sim.clock.pass(HOUR_MS);
    expect(await till.refused('closeShift', { body: { total_cash: 1 } })).toMatchObject({ code: 'shift_not_open' });
    expect(sim.world.tables.shifts.by('user', 5).at(-1)).toBe(closed);
  });

  test.each([
    ['over', 200.4, 40],
    ['short', 199.5, -50],
  ])('200: shows the difference on the slip of a drawer that is %s', async (_name, counted, difference) => {
    const { sim, till } = await openTill();
    await till.call('closeShift', { body: { total_cash: counted } });
    const slip = buildSlip(sim.world, sim.world.tables.shifts.by('user', 5).at(-1)!, 'close');
    expect((slip.counted ?? 0) - (slip.expected ?? 0)).toBe(difference);
  });
});
