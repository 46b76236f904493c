import { describe, expect, test } from 'vitest';
import { stage, type Stage } from './stage.ts';

interface Sent {
  status: number;
  body: { code?: string; token?: string; total?: number; name?: string };
}

async function get({ sim }: Stage, path: string, token?: string): Promise<Sent> {
  const init = token === undefined ? {} : { headers: { authorization: `Bearer ${token}` } };
  const response = await sim.fetch(path, init);
  return { status: response.status, body: (await response.json()) as Sent['body'] };
}

const HOLIDAY = { details: 'Maintenance', start: '2026-09-01', end: '2026-09-02' };

function addHoliday({ sim }: Stage, token: string, body: object = HOLIDAY): Promise<Response> {
  return sim.fetch('/api/holiday/add', {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
    body: JSON.stringify(body),
  });
}

describe('a fault after the commit', () => {
  test('keeps what the call wrote, and loses only its answer', async () => {
    const there = await stage();
    const { sim, world } = there;
    const { token } = await world.as('manager');
    const before = sim.world.tables.holidays.size;
    await world.fault({ operationId: 'addHoliday', after: 'commit', drop: true, times: 1 });
    await expect(addHoliday(there, token)).rejects.toThrow('dropped');
    expect(sim.world.tables.holidays.size).toBe(before + 1);
    const { data } = await world.journal({ operationId: 'addHoliday' });
    expect(data).toMatchObject([{ status: 0, faultId: 1, lost: true, answer: { total: before + 1 } }]);
    expect((await addHoliday(there, token)).status).toBe(200);
  });

  test('waits for a call that commits: a refused one passes, and is not counted', async () => {
    const there = await stage();
    const { world } = there;
    const { token } = await world.as('manager');
    const { id } = await world.fault({ operationId: 'addHoliday', after: 'commit', status: 504, times: 1 });
    expect((await addHoliday(there, token, { ...HOLIDAY, end: '2026-08-01' })).status).toBe(422);
    const params = { name: 'qa', id };
    expect(await world.control.getFault({ params })).toMatchObject({ seen: 1, struck: 0, spent: false });
    expect((await addHoliday(there, token)).status).toBe(504);
    expect(await world.control.getFault({ params })).toMatchObject({ seen: 2, struck: 1, spent: true });
  });
});

describe('conditions', () => {
  test('of a role strike that role only', async () => {
    const there = await stage();
    const { world } = there;
    const [cashier, manager] = [await world.as('cashier'), await world.as('manager')];
    await world.fault({ operationId: 'authenticate', when: { role: 'Cashier' }, code: 'unavailable' });
    expect((await get(there, '/api/authenticate', cashier.token)).body.code).toBe('unavailable');
    expect((await get(there, '/api/authenticate', manager.token)).status).toBe(200);
    expect((await get(there, '/api/authenticate')).status).toBe(401);
  });

  test('of a field look into body and query, and of a path at its beginning', async () => {
    const there = await stage();
    const { world } = there;
    const { token } = await world.as('manager');
    await world.fault({ operationId: 'addHoliday', when: { field: 'details', equals: 'Flood' }, code: 'unavailable' });
    await world.fault({ operationId: 'listHolidays', when: { field: 'search' }, status: 503 });
    await world.fault({ operationId: '*', when: { path: '/api/pack' }, status: 502 });
    expect((await addHoliday(there, token)).status).toBe(200);
    expect((await addHoliday(there, token, { ...HOLIDAY, details: 'Flood' })).status).toBe(503);
    expect((await get(there, '/api/holiday?search=a', token)).status).toBe(503);
    expect((await get(there, '/api/holiday?page=0', token)).status).toBe(200);
    expect((await get(there, '/api/packages', token)).status).toBe(502);
  });
});

test('a fault strikes as often as it says, returns a body of one’s own, and is removed alone', async () => {
  const there = await stage();
  const { world } = there;
  await world.fault({ operationId: 'login', times: 2, body: { name: 'not ours' }, status: 201 });
  const { id } = await world.fault({ operationId: 'getSalePackages', code: 'unavailable' });
  const shop = (): Promise<Sent> => get(there, '/tickets/packages');
  expect((await shop()).status).toBe(503);
  const params = { name: 'qa', id };
  await world.control.removeFault({ params });
  expect((await shop()).status).toBe(200);
  await expect(world.control.removeFault({ params })).rejects.toMatchObject({ status: 404, code: 'fault_not_found' });
  const logIn = async (): Promise<[number, unknown]> => {
    const init = { method: 'POST', headers: { 'content-type': 'application/json' }, body: '{}' };
    const response = await there.sim.fetch('/api/login', init);
    return [response.status, await response.json()];
  };
  expect(await logIn()).toEqual([201, { name: 'not ours' }]);
  expect(await logIn()).toEqual([201, { name: 'not ours' }]);
  expect((await logIn())[0]).toBe(422);
  const { data } = await world.control.listFaults({ params: { name: 'qa' } });
  expect(data).toMatchObject([{ operationId: 'login', seen: 3, struck: 2, spent: true }]);
});

test.each(['lossy-wifi', 'provider-down', 'half-dead-printer'])(
  'the preset %s is a group of ordinary faults',
  async (preset) => {
    const { world } = await stage();
    const params = { name: 'qa' };
    const { data: presets } = await world.control.listFaultPresets();
    const { total } = await world.control.orderPreset({ params: { ...params, preset } });
    const { data } = await world.control.listFaults({ params });
    expect(total).toBe(presets.find(({ name }) => name === preset)?.orders.length);
    expect(new Set(data.map((fault) => fault.preset))).toEqual(new Set([preset]));
    await world.clearFaults();
    expect((await world.control.listFaults({ params })).total).toBe(0);
  },
);

test('a fault with conditions survives a snapshot', async () => {
  const { world, other } = await stage();
  await world.fault({ operationId: 'login', when: { field: 'email', equals: 'a@b.my' }, after: 'commit', drop: true });
  await other('copy').create({ from: 'qa' });
  const { data } = await world.control.listFaults({ params: { name: 'copy' } });
  expect(data).toMatchObject([{ when: { field: 'email', equals: 'a@b.my' }, after: 'commit' }]);
});
