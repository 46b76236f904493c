import { describe, expect, test } from 'vitest';
import { ControlCallError } from '@muara/client/control';
import { AT, stage, type Stage } from './stage.ts';
import { tellStory } from './story.ts';

/** Tokens, keys and ids of print jobs, and the name of the world in links. */
const DRAWN = /[a-z0-9-]{1,64}\.[0-9a-f]{48}|\b[0-9a-f]{16,}\b|\bjob-[0-9a-z]{5}-\d+|\/w\/[a-z0-9-]+\//g;

/** Every answer of a story, without what a world draws for itself. */
async function answersOf({ sim, world }: Stage): Promise<string[]> {
  await tellStory(sim);
  return sim.simulator.worlds
    .room(world.name)
    .journal.entries()
    .map(({ method, path, status, answer }) =>
      `${method} ${path} ${status} ${JSON.stringify(answer) ?? ''}`.replaceAll(DRAWN, '*'),
    );
}

describe('the same seed, date and calls', () => {
  test('give the same answers to the byte, in any world and on any day of the host', async () => {
    const answers = await answersOf(await stage('qa', AT));
    expect(answers.length).toBeGreaterThan(8);
    expect(await answersOf(await stage('another-name', '2031-12-31T23:59:30+08:00'))).toEqual(answers);
  });

  test('do not with another seed', async () => {
    const answers = await answersOf(await stage('qa', AT));
    const other = await stage('qa', AT);
    await other.world.create({ at: AT, seed: 4, tickets: 12 });
    expect(await answersOf(other)).not.toEqual(answers);
  });
});

describe('a replay', () => {
  test('sends every call again in a fresh world, and every answer is the same', async () => {
    const { sim, world } = await stage();
    await tellStory(sim);
    const report = await world.replay('again');
    expect(report.different).toEqual([]);
    expect(report).toMatchObject({ sent: 9, same: 9, skipped: [], world: { name: 'again', seed: 3, at: AT } });
    expect((await world.diff('again')).tables).toEqual({});
  });

  test('continues a session that was opened beside the calls, and leaves struck calls out', async () => {
    const { sim, world } = await stage();
    const { token } = await world.as('manager');
    const get = (path: string): Promise<Response> => sim.fetch(path, { headers: { authorization: `Bearer ${token}` } });
    await get('/api/packages');
    await world.fault({ operationId: 'listFoods', code: 'unavailable', times: 1 });
    await get('/api/foods');
    await get('/api/foods');
    const report = await world.replay();
    expect(report).toMatchObject({ sent: 2, same: 2, skipped: [{ id: 2, operationId: 'listFoods' }] });
  });

  test('names the answer that a change of the world makes different', async () => {
    const { sim, world, other } = await stage();
    const before = await sim.as('manager');
    await before.call('listPackages', { query: {} });
    await world.replay('same');
    const room = sim.simulator.worlds.room('qa');
    room.world.tables.packages.update(1, { name: 'Renamed before the story was told' });
    const manager = await sim.as('manager');
    await manager.call('listPackages', { query: {} });
    const { different } = await other('qa').replay('changed');
    expect(different).toMatchObject([
      { id: 4, operationId: 'listPackages', replayed: expect.not.stringContaining('Renamed') },
    ]);
  });
});

describe('a copy of a world', () => {
  test('has its data, clock and faults, and goes on alone', async () => {
    const { sim, world, other } = await stage();
    await tellStory(sim);
    await world.fault({ operationId: 'login', nth: 3, drop: true });
    const copy = other('copy');
    expect(await copy.create({ from: 'qa' })).toMatchObject({ seed: 3, calls: 0, faults: 1, clock: 'frozen' });
    expect(await world.diff('copy')).toMatchObject({ same: true, total: 0 });
    await copy.as('manager');
    sim.simulator.worlds.get('copy').tables.packages.update(1, { name: 'Sunset cruise' });
    const { tables, records } = await world.diff('copy');
    expect(tables).toMatchObject({ packages: 1 });
    expect(records.find(({ table }) => table === 'packages')).toMatchObject({
      id: 1,
      kind: 'changed',
      fields: [{ field: 'name', there: 'Sunset cruise' }],
    });
  });

  test('moves to another instant, and returns there on reset', async () => {
    const { world, other } = await stage();
    await world.advance('PT1H');
    const later = other('later');
    expect(await later.create({ from: 'qa', at: '2026-03-11T09:00:00+08:00' })).toMatchObject({
      now: '2026-03-11T09:00:00+08:00',
    });
    await later.advance('P1D');
    expect(await later.reset()).toMatchObject({ now: '2026-03-11T09:00:00+08:00' });
  });

  test('comes from a snapshot too, and a broken one changes nothing', async () => {
    const { world, other } = await stage();
    const snapshot = await world.control.getSnapshot({ params: { name: 'qa' } });
    expect(await other('copy').create({ from: snapshot })).toMatchObject({ seed: 3, tickets: 12 });
    const broken = { ...snapshot, format: 1 };
    const refused = await other('copy')
      .create({ from: broken })
      .catch((error: unknown) => error);
    expect(refused).toMatchObject({ status: 422, code: 'invalid', field: 'format' });
  });
});

describe('a world that somebody deletes in mid-run', () => {
  test('is refused in one line by the control plane, and its tokens by the API', async () => {
    const { sim, world } = await stage();
    const { token } = await world.as('cashier');
    await world.remove();
    const refused: unknown = await world.advance('PT1M').catch((error: unknown) => error);
    expect(refused).toBeInstanceOf(ControlCallError);
    expect(refused).toMatchObject({
      status: 404,
      code: 'world_not_found',
      message: expect.stringContaining('PUT /__sim/worlds/qa'),
    });
    const response = await sim.fetch('/api/authenticate', { headers: { authorization: `Bearer ${token}` } });
    expect([response.status, await response.json()]).toEqual([401, expect.objectContaining({ code: 'world_reset' })]);
  });

  test('ends the calls that wait for it', async () => {
    const { world } = await stage();
    const waiting = world.waitForMail({ to: 'nobody@mail.test' }).catch((error: unknown) => error);
    await Promise.resolve();
    await world.remove();
    expect(await waiting).toMatchObject({ status: 404, code: 'world_not_found' });
  });
});

test('a persona has a session like a sign-in, and no call in the journal', async () => {
  const { sim, world } = await stage();
  const signedIn = await sim.fetch('/api/login', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email: 'cashier@muara.test', password: 'muara123', platform: 'web_app' }),
  });
  const { token: _token, ...session } = (await signedIn.json()) as { token: string };
  const { token, ...opened } = await world.as('cashier');
  expect(opened).toEqual(session);
  expect((await world.journal()).written).toBe(1);
  const me = await sim.fetch('/api/authenticate', { headers: { authorization: `Bearer ${token}` } });
  expect(me.status).toBe(200);
  const { data } = await world.control.listPersonas({ params: { name: 'qa' } });
  expect(data.find(({ account }) => account === 'inactive')).toMatchObject({ can_sign_in: false });
  expect(data.length).toBeGreaterThanOrEqual(12);
});
