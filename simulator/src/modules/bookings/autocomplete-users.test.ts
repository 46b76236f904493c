import { describe, expect, test } from 'vitest';
import { createTestSimulator, type TestSimulator } from '../../../testing/index.ts';
import type { UserRecord } from '../../world/records.ts';
import { book } from '../../../testing/stages/bookings.ts';

function customer(sim: TestSimulator, part: Partial<UserRecord>): UserRecord {
  const [some] = sim.world.tables.users.by('role', 'Customer');
  const { id: _, ...account } = some as UserRecord;
  const email = `${part.name?.toLowerCase().replaceAll(' ', '.')}@mail.test`;
  return sim.world.tables.users.insert({ ...account, email, username: email, companyName: null, ...part });
}

describe('autocompleteUsers', () => {
  test('200: ranks prefix matches first, then words, then parts; ten at most', async () => {
    const sim = createTestSimulator();
    for (const name of ['Xanthe Lim', 'Boxan Ali', 'Abu Xanadu', 'xan']) customer(sim, { name });
    const staff = await sim.as('manager');
    const find = async (search: string) =>
      (await staff.call('autocompleteUsers', { params: { field: 'name' }, query: { search } })).users;
    expect((await find(' XAN ')).map(({ name }) => name)).toEqual(['xan', 'Xanthe Lim', 'Abu Xanadu', 'Boxan Ali']);
    for (let number = 0; number < 12; number++) customer(sim, { name: `Xander ${String(number).padStart(2, '0')}` });
    const many = await find('xan');
    expect(many).toHaveLength(10);
    expect(many[0]?.name).toBe('xan');
    expect(many.every(({ name }) => name.toLowerCase().startsWith('xan'))).toBe(true);
    expect(await find('')).toEqual([]);
    expect(await find('nobody is called that')).toEqual([]);
  });

  test('200: covers every field of active customers, agents and tour guides', async () => {
    const sim = createTestSimulator();
    const staff = await sim.as('manager');
    const { users, tourGuides } = sim.world.tables;
    const agent = users.must(9);
    const guide = tourGuides.must(1);
    const find = async (field: 'name' | 'company_name' | 'email' | 'contact', search: string) =>
      (await staff.call('autocompleteUsers', { params: { field }, query: { search } })).users;
    expect(await find('email', agent.email)).toMatchObject([
      { id: 9, role: 'Agent', group_type: 'Agent', address: agent.agent?.address, state: agent.agent?.state },
    ]);
    expect(await find('company_name', agent.companyName ?? '')).toMatchObject([{ id: 9 }]);
    const guides = await find('name', guide.name);
    expect(guides).toContainEqual(
      expect.objectContaining({ id: 1, role: 'Tour Guide', group_type: 'Tour Guide', address: guide.address }),
    );
    users.update(9, { active: false });
    tourGuides.update(1, { active: false });
    expect(await find('email', agent.email)).toEqual([]);
    expect((await find('name', guide.name)).some(({ id, role }) => id === 1 && role === 'Tour Guide')).toBe(false);
    const gone = customer(sim, { name: 'Gone Away' });
    expect(await find('name', 'gone away')).toHaveLength(1);
    users.update(gone.id, { deletedAt: sim.clock.now() });
    expect(await find('name', 'gone away')).toEqual([]);
  });

  test('200: fills gaps of an account from the last booking under its email', async () => {
    const sim = createTestSimulator();
    const staff = await sim.as('manager');
    const { id } = customer(sim, { name: 'Salmah', email: 'salmah@school.test', username: 'salmah@school.test' });
    const first = async () =>
      (await staff.call('autocompleteUsers', { params: { field: 'email' }, query: { search: 'salmah@' } })).users[0];
    expect(await first()).toMatchObject({ id, address: null, state: null, group_type: null, emails: [] });
    await book(sim, staff, { emails: ['office@school.test'] });
    expect(await first()).toMatchObject({
      id,
      role: 'Customer',
      address: 'Jalan Bukit Beruang, Melaka',
      state: 'Melaka',
      country: null,
      group_type: 'Primary School',
      emails: ['office@school.test'],
    });
  });

  test('200: finds added, renamed and removed accounts immediately', async () => {
    const sim = createTestSimulator();
    const staff = await sim.as('manager');
    const names = async (search: string) =>
      (await staff.call('autocompleteUsers', { params: { field: 'name' }, query: { search } })).users.map(
        ({ name }) => name,
      );
    expect(await names('xanthe')).toEqual([]);
    const { id } = customer(sim, { name: 'Xanthe Lim' });
    expect(await names('xanthe')).toEqual(['Xanthe Lim']);
    sim.world.tables.users.update(id, { name: 'Xanthe Tan' });
    expect(await names('xanthe')).toEqual(['Xanthe Tan']);
    sim.world.tables.users.update(id, { active: false });
    expect(await names('xanthe')).toEqual([]);
  });
});
