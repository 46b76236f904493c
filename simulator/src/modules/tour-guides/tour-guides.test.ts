import { describe, expect, test } from 'vitest';
import { createTestSimulator, type TestSimulator } from '../../../testing/index.ts';
import { newTourGuide } from '../../../testing/samples/partners.ts';
import { joinChannel, openTill } from '../../../testing/stages/sales.ts';

const newestAuditEntry = (sim: TestSimulator) => sim.world.tables.audit.cursor('newest').page(0, 1)[0];
const getAccount = (sim: TestSimulator, id: number) =>
  sim.world.tables.users.must(sim.world.tables.tourGuides.must(id).userId ?? 0);

/** The demo guide's form with changes. */
const guideForm = (part: object = {}) => ({
  id: 1,
  ...newTourGuide({ name: 'Mohd Zaki Ibrahim', email: 'tourguide@muara.test', ...part }),
});

describe('listTourGuides', () => {
  test('200: lists guides, newest first, with their number of tickets', async () => {
    const sim = createTestSimulator();
    const { data, total } = await (await sim.as('manager')).call('listTourGuides');
    expect(data.map(({ id }) => id)).toEqual([8, 7, 6, 5, 4, 3, 2, 1]);
    expect(total).toBe(8);
    for (const { id, total_ticket } of data) {
      const tickets = sim.world.tables.tickets.all().filter(({ tourguideId }) => tourguideId === id);
      expect(total_ticket).toBe(tickets.length);
    }
    expect(data.some(({ total_ticket }) => total_ticket > 0)).toBe(true);
  });

  test('200: searches name, company, email, phone and MOTAC number; an id returns that guide', async () => {
    const sim = createTestSimulator();
    const manager = await sim.as('manager');
    const guide = sim.world.tables.tourGuides.must(3);
    for (const search of [guide.name, guide.companyName, guide.email.toUpperCase(), guide.contact, guide.motacs])
      expect((await manager.call('listTourGuides', { query: { search } })).data.map(({ id }) => id)).toContain(3);
    expect(await manager.call('listTourGuides', { query: { search: 'zzz' } })).toEqual({ data: [], total: 0 });
    expect((await manager.call('listTourGuides', { query: { id: 3 } })).data.map(({ id }) => id)).toEqual([3]);
    expect((await manager.call('listTourGuides', { query: { id: 99 } })).total).toBe(0);
    expect(await manager.call('listTourGuides', { query: { page: 1 } })).toEqual({ data: [], total: 8 });
  });
});

describe('addTourGuide', () => {
  test('200: adds the guide with an account that Forgot Password activates', async () => {
    const sim = createTestSimulator();
    const manager = await sim.as('manager');
    const { data, total } = await manager.call('addTourGuide', {
      body: newTourGuide({ name: ' Lina Wong ', ic: ' ' }),
    });
    expect(total).toBe(9);
    expect(data[0]).toMatchObject({ name: 'Lina Wong', ic: null, motacs: 'KPL12345', active: true, total_ticket: 0 });
    const account = getAccount(sim, data[0]?.id ?? 0);
    expect(account).toMatchObject({ role: 'Tour Guide', username: 'lina@muara.test', passwordHash: null });
    await sim.call('forgotPassword', { body: { email: 'lina@muara.test' } });
    const mail = sim.world.tables.outbox.all().at(-1)?.text ?? '';
    const token = decodeURIComponent(/[?&]token=([^\s&]+)/.exec(mail)?.[1] ?? '');
    await sim.call('resetPassword', { body: { token, password: 'muara456' } });
    const { user } = await sim.call('login', { body: { email: 'lina@muara.test', password: 'muara456' } });
    expect(user.role).toBe('Tour Guide');
  });

  test('422: names every invalid field in one refusal', async () => {
    const manager = await createTestSimulator().as('manager');
    const { body } = await manager.refused('addTourGuide', {
      body: newTourGuide({ motacs: '', state: 'Atlantis', email: 'customer@muara.test', end_date: null }),
    });
    expect(body.errors?.map(({ field }) => field)).toEqual(['state', 'motacs', 'end_date', 'email']);
  });

  test('200: audits the entered values', async () => {
    const sim = createTestSimulator();
    await (await sim.as('manager')).call('addTourGuide', { body: newTourGuide() });
    expect(newestAuditEntry(sim)).toMatchObject({ module: 'Tour Guide', action: 'Added tour guide Lina Wong' });
    expect(newestAuditEntry(sim)?.changes).toContainEqual({ field: 'motacs', before: null, after: 'KPL12345' });
  });
});

describe('editTourGuide', () => {
  test('200: updates the account, and notifies windows that show guides', async () => {
    const sim = createTestSimulator();
    const manager = await sim.as('manager');
    const window = joinChannel(sim, manager);
    const form = guideForm({ name: 'Zaki', email: 'zaki@muara.test', company_name: 'Zaki & Sons' });
    expect(await manager.call('editTourGuide', { body: form })).toMatchObject({ id: 1, name: 'Zaki' });
    expect(getAccount(sim, 1)).toMatchObject({ name: 'Zaki', email: 'zaki@muara.test', companyName: 'Zaki & Sons' });
    await sim.call('login', { body: { email: 'zaki@muara.test', password: 'muara123' } });
    expect(window.messages).toContainEqual(expect.objectContaining({ type: 'catalogue', area: 'tour_guides' }));
    await manager.call('addTourGuide', { body: newTourGuide({ email: 'tourguide@muara.test' }) });
  });

  test('200: opens an account for a guide without one', async () => {
    const sim = createTestSimulator();
    sim.world.tables.tourGuides.update(2, { userId: null, email: 'nobody@muara.test' });
    const body = { id: 2, ...newTourGuide() };
    await (await sim.as('manager')).call('editTourGuide', { body });
    expect(getAccount(sim, 2)).toMatchObject({ email: 'lina@muara.test', role: 'Tour Guide' });
  });

  test.each([
    ['is switched off', { active: false }, false],
    ['ended yesterday', { end_date: '2026-03-09' }, false],
    ['ends today', { end_date: '2026-03-10' }, true],
    ['begins today', { start_date: '2026-03-10' }, true],
    ['begins tomorrow', { start_date: '2026-03-11' }, false],
  ])('200: offers a guide whose dates %s at the till: %o', async (_name, part, chosen) => {
    const { sim, till } = await openTill();
    await (await sim.as('manager')).call('editTourGuide', { body: guideForm(part) });
    const { tourguides } = await till.call('getSalePackages', { headers: { 'x-pos': '1' } });
    expect(tourguides.some(({ id }) => id === 1)).toBe(chosen);
  });

  test('200: signs out a deactivated guide, who cannot sign in', async () => {
    const sim = createTestSimulator();
    const [manager, guide] = [await sim.as('manager'), await sim.as('tourguide')];
    const window = joinChannel(sim, guide);
    await manager.call('editTourGuide', { body: guideForm({ active: false }) });
    expect(window.types()).toContain('logout');
    expect(await guide.refused('authenticate')).toMatchObject({ status: 403, code: 'account_inactive' });
    const body = { email: 'tourguide@muara.test', password: 'muara123' };
    expect((await sim.refused('login', { body })).status).toBe(403);
  });

  test('422: refuses a stale form', async () => {
    const sim = createTestSimulator();
    const manager = await sim.as('manager');
    const { updated_at } = await manager.call('editTourGuide', { body: guideForm({ updated_at: '' }) });
    expect((await manager.refused('editTourGuide', { body: guideForm({ updated_at: '' }) })).code).toBe(
      'record_changed',
    );
    await manager.call('editTourGuide', { body: guideForm({ updated_at }) });
  });
});

describe('deleteTourGuide', () => {
  test('200: signs the guide out and removes the choice everywhere; old tickets keep the name', async () => {
    const { sim, till } = await openTill();
    const [manager, guide] = [await sim.as('manager'), await sim.as('tourguide')];
    const sold = sim.world.tables.tickets.by('tourguide', 1)[0];
    expect(await manager.call('deleteTourGuide', { params: { id: 1 } })).toEqual({ success: true });
    expect((await guide.refused('authenticate')).status).toBe(401);
    expect((await manager.call('listTourGuides')).total).toBe(7);
    expect((await manager.refused('deleteTourGuide', { params: { id: 1 } })).code).toBe('record_not_found');
    const { tourguides } = await till.call('getSalePackages', { headers: { 'x-pos': '1' } });
    expect(tourguides.map(({ id }) => id)).not.toContain(1);
    const { ticket: old } = await manager.call('getTicket', { params: { ticket_code: sold?.code ?? '' } });
    expect(old.tourguide).toMatchObject({ id: 1, name: 'Mohd Zaki Ibrahim' });
    await manager.call('addTourGuide', { body: newTourGuide({ email: 'tourguide@muara.test' }) });
  });
});
