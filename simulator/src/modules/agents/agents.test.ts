import { describe, expect, test } from 'vitest';
import { createTestSimulator, type TestSimulator } from '../../../testing/index.ts';
import { agentForm, newAgent } from '../../../testing/samples/partners.ts';
import { agentSale, counterSale, joinChannel, openTill } from '../../../testing/stages/sales.ts';

const AGENT = 9;
const SORT_KEYS = [
  'company_name',
  'name',
  'contact',
  'total_ticket',
  'total_ticket_sold',
  'total_ticket_used',
  'total_ticket_voided',
  'total_ticket_expired',
  'active',
] as const;
const newestAuditEntry = (sim: TestSimulator) => sim.world.tables.audit.cursor('newest').page(0, 1)[0];
const listAgents = (sim: TestSimulator) =>
  sim.world.tables.users.all().filter(({ role, deletedAt }) => role === 'Agent' && deletedAt === null);
const signIn = { email: 'agent@muara.test', password: 'muara123' };

/** A paid, open batch of ten adults, sold to the agent at a counter. */
const batchSale = () =>
  counterSale({ agent_id: AGENT, total_adult: 10, total_child: 0, amount: 300, cash_in: 270, cash_out: 0 });

/** Counts by reading each sub-ticket. */
function counted(sim: TestSimulator, agentId: number) {
  const parts = sim.world.tables.tickets
    .by('agent', agentId)
    .flatMap(({ id }) => sim.world.tables.subTickets.by('ticket', id));
  const kept = parts.filter(({ canceledAt }) => canceledAt === null);
  const unused = kept.filter(({ validatedAt }) => validatedAt === null);
  const sold = unused.filter((part) => part.sold || part.userId !== null);
  return {
    total_ticket: parts.length,
    total_ticket_sold: sold.length,
    total_ticket_used: kept.length - unused.length,
    total_ticket_voided: parts.length - kept.length,
    total_ticket_expired: unused.filter((part) => part.expired && !sold.includes(part)).length,
  };
}

describe('listAgents', () => {
  test('200: lists only agents, newest first, with counts by ticket state and without passwords', async () => {
    const sim = createTestSimulator();
    const { data, total } = await (await sim.as('manager')).call('listAgents');
    expect(total).toBe(listAgents(sim).length);
    expect(data.map(({ id }) => id)).toEqual(
      listAgents(sim)
        .map(({ id }) => id)
        .toReversed(),
    );
    for (const agent of data) expect(agent).toMatchObject(counted(sim, agent.id));
    expect(data.some(({ total_ticket_used }) => total_ticket_used > 0)).toBe(true);
    expect(JSON.stringify(data)).not.toMatch(/password|\$/i);
  });

  test('200: returns the top three by tickets, ties by name', async () => {
    const sim = createTestSimulator();
    const { data, top3 } = await (await sim.as('manager')).call('listAgents');
    const ranked = data.toSorted((a, b) => b.total_ticket - a.total_ticket || (a.name < b.name ? -1 : 1));
    expect(top3.map(({ id }) => id)).toEqual(ranked.slice(0, 3).map(({ id }) => id));
    expect(top3[0]?.total_ticket).toBeGreaterThan(0);
    const empty = createTestSimulator({ tickets: 0 });
    const names = (await (await empty.as('manager')).call('listAgents')).top3.map(({ name }) => name);
    expect(names).toEqual(
      listAgents(empty)
        .map(({ name }) => name)
        .sort((a, b) => (a.toLowerCase() < b.toLowerCase() ? -1 : 1))
        .slice(0, 3),
    );
  });

  test('200: updates the figures after a sale, a use, a void and the expiry of a batch', async () => {
    const { sim, till } = await openTill();
    const manager = await sim.as('manager');
    const read = async () => (await manager.call('listAgents', { query: { id: AGENT } })).data[0];
    const before = await read();
    const { ticket } = await till.call('generateTicket', { body: batchSale() });
    expect((await read())?.total_ticket).toBe((before?.total_ticket ?? 0) + 10);
    const { subTickets } = sim.world.tables;
    const [one, two, three, four] = subTickets.by('ticket', ticket?.id ?? 0);
    subTickets.update(one?.id ?? 0, { sold: true });
    subTickets.update(two?.id ?? 0, { validatedAt: 1 });
    subTickets.update(three?.id ?? 0, { canceledAt: 1 });
    subTickets.update(four?.id ?? 0, { expired: true });
    expect(await read()).toMatchObject(counted(sim, AGENT));
    const sorted = await manager.call('listAgents', { query: { sort_by: 'total_ticket_used', sort: 'desc' } });
    expect(sorted.data.find(({ id }) => id === AGENT)).toMatchObject(counted(sim, AGENT));
    subTickets.update(four?.id ?? 0, { validatedAt: 1, expired: false });
    const [busiest] = (await manager.call('listAgents', { query: { sort_by: 'total_ticket_used', sort: 'desc' } }))
      .data;
    expect(busiest?.total_ticket_used).toBe(
      Math.max(...listAgents(sim).map(({ id }) => counted(sim, id).total_ticket_used)),
    );
    subTickets.update(four?.id ?? 0, { validatedAt: null, expired: true });
    expect((await read())?.total_ticket_expired).toBe((before?.total_ticket_expired ?? 0) + 1);
  });

  test.each(SORT_KEYS)('200: sorts by %s in both directions, each agent once', async (sort_by) => {
    const sim = createTestSimulator();
    const manager = await sim.as('manager');
    const rows = async (sort: 'asc' | 'desc') =>
      (await manager.call('listAgents', { query: { sort_by, sort } })).data.map((row) => ({
        id: row.id,
        value: typeof row[sort_by] === 'string' ? row[sort_by].toLowerCase() : row[sort_by],
      }));
    const rising = await rows('asc');
    expect(rising).toEqual(rising.toSorted((a, b) => (a.value < b.value ? -1 : a.value > b.value ? 1 : a.id - b.id)));
    expect(new Set(rising.map(({ id }) => id)).size).toBe(listAgents(sim).length);
    expect(await rows('desc')).toEqual(rising.toReversed());
  });

  test('200: searches name, company, email and phone in any case, also in a sorted list', async () => {
    const sim = createTestSimulator();
    const manager = await sim.as('manager');
    const { name, companyName, email, contact } = sim.world.tables.users.must(AGENT);
    for (const text of [name, companyName ?? '', email, contact]) {
      for (const sort_by of [undefined, 'total_ticket', 'company_name'] as const) {
        const query = { search: ` ${text.toUpperCase()} `, ...(sort_by && { sort_by, sort: 'desc' as const }) };
        expect((await manager.call('listAgents', { query })).data.map(({ id }) => id)).toContain(AGENT);
      }
    }
    expect(await manager.call('listAgents', { query: { search: 'zzz' } })).toMatchObject({ data: [], total: 0 });
  });

  test('200: returns only the agent with a given id, or none', async () => {
    const manager = await createTestSimulator().as('manager');
    const total = async (id: number, page = 0) => {
      const answer = await manager.call('listAgents', { query: { id, page } });
      return [answer.total, answer.data.length];
    };
    expect(await total(AGENT)).toEqual([1, 1]);
    expect(await total(AGENT, 1)).toEqual([1, 0]);
    expect(await total(5)).toEqual([0, 0]);
    expect(await total(999)).toEqual([0, 0]);
  });

  test('200: returns twenty per page, and nothing past the end', async () => {
    const sim = createTestSimulator();
    const manager = await sim.as('manager');
    for (let number = 0; number < 12; number++)
      await manager.call('addAgent', { body: newAgent({ email: `agent.${number}@mail.test` }) });
    const pages = await Promise.all([0, 1, 2].map((page) => manager.call('listAgents', { query: { page } })));
    const total = listAgents(sim).length;
    expect(pages.map(({ data }) => data.length)).toEqual([20, total - 20, 0]);
    expect(pages.map((page) => page.total)).toEqual([total, total, total]);
    expect(new Set(pages.flatMap(({ data }) => data.map(({ id }) => id))).size).toBe(total);
  });
});

describe('addAgent', () => {
  test('200: adds an inactive agent on top of the list, trimmed, with the email as username', async () => {
    const sim = createTestSimulator();
    const manager = await sim.as('manager');
    const { data } = await manager.call('addAgent', {
      body: newAgent({ name: '  Siti Mariam ', email: 'Siti@Muara.test' }),
    });
    expect(data[0]).toMatchObject({
      name: 'Siti Mariam',
      email: 'Siti@Muara.test',
      active: 0,
      ic: null,
      total_ticket: 0,
    });
    expect(data[0]?.docs).toEqual({ ssm: null, kpl: null });
    expect(sim.world.tables.users.must(data[0]?.id ?? 0)).toMatchObject({ role: 'Agent', username: 'siti@muara.test' });
    const refusal = await sim.refused('login', { body: { email: 'siti@muara.test', password: 'muara456' } });
    expect(refusal).toMatchObject({ status: 402, code: 'contract_inactive' });
  });

  test('200: accepts a form with documents as JSON', async () => {
    const sim = createTestSimulator();
    const manager = await sim.as('manager');
    const { docs: _, ...fields } = newAgent();
    const form = { ...(fields as Record<string, string>), active: '0', docs: '{"ssm":null,"kpl":null}' };
    const response = await manager.fetch('/api/agents/add', {
      method: 'POST',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      body: new URLSearchParams(form).toString(),
    });
    expect(response.status).toBe(200);
    expect(sim.world.tables.users.one('email', 'siti@muara.test')).toMatchObject({ active: false });
  });

  test('422: names every invalid field in one refusal', async () => {
    const manager = await createTestSimulator().as('manager');
    const { code, body } = await manager.refused('addAgent', {
      body: newAgent({ name: ' ', email: 'MANAGER@muara.test', password: '123', ic: 'x', active: 1 }),
    });
    expect(code).toBe('validation_failed');
    expect(body.errors?.map(({ field }) => field)).toEqual(['name', 'password', 'ic', 'active', 'email']);
  });

  test('200: audits the entered values without the password', async () => {
    const sim = createTestSimulator();
    await (await sim.as('manager')).call('addAgent', { body: newAgent() });
    expect(newestAuditEntry(sim)).toMatchObject({ module: 'Agents', action: 'Added agent Siti Mariam' });
    expect(newestAuditEntry(sim)?.changes).toContainEqual({ field: 'end_date', before: null, after: '2026-12-31' });
    expect(newestAuditEntry(sim)?.changes).toContainEqual({ field: 'password', before: null, after: '[changed]' });
    expect(JSON.stringify(newestAuditEntry(sim))).not.toContain('muara456');
  });
});

describe('editAgent', () => {
  test('200: stores the form, keeps the password when blank, and audits the changes', async () => {
    const sim = createTestSimulator();
    const manager = await sim.as('manager');
    const window = joinChannel(sim, manager);
    const answer = await manager.call('editAgent', { body: agentForm({ address: ' 1 Jalan Baru ', password: '' }) });
    expect(answer).toMatchObject({ id: AGENT, address: '1 Jalan Baru', updated_at: '2026-03-10T10:00:00+08:00' });
    expect(window.messages).toContainEqual(expect.objectContaining({ type: 'catalogue', area: 'agents' }));
    expect(newestAuditEntry(sim)?.changes?.find(({ field }) => field === 'address')).toMatchObject({
      after: '1 Jalan Baru',
    });
    expect(newestAuditEntry(sim)?.changes?.map(({ field }) => field)).not.toContain('password');
    await sim.call('login', { body: signIn });
  });

  test.each([
    ['ended yesterday', { end_date: '2026-03-09' }, 402],
    ['ends today', { end_date: '2026-03-10' }, 200],
    ['begins today', { start_date: '2026-03-10' }, 200],
    ['begins tomorrow', { start_date: '2026-03-11' }, 402],
    ['is switched off', { active: 0 as const }, 402],
  ])('200: applies a contract that %s to sign-in, calls and sales immediately', async (_name, part, status) => {
    const sim = createTestSimulator();
    const [manager, agent, cashier] = [await sim.as('manager'), await sim.as('agent'), await sim.as('cashier')];
    const window = joinChannel(sim, agent);
    await manager.call('editAgent', { body: agentForm(part) });
    expect(window.types().includes('logout')).toBe(status === 402);
    const outcome = (call: Promise<unknown>) => call.then(() => 200).catch((error: { status: number }) => error.status);
    expect(await outcome(sim.call('login', { body: signIn }))).toBe(status);
    expect(await outcome(agent.call('authenticate'))).toBe(status);
    expect(await outcome(agent.call('generateTicket', { body: agentSale() }))).toBe(status);
    await cashier.call('startShift', { body: { cash_in: 200, jetty_id: 1, station: 'Counter 1' } });
    const { agents } = await cashier.call('getSalePackages', { headers: { 'x-pos': '1' } });
    expect(agents.some(({ id }) => id === AGENT)).toBe(status === 200);
  });

  test('200: starts and ends a contract by Kuala Lumpur days', async () => {
    const sim = createTestSimulator({ clock: '2026-03-10T23:59:00+08:00' });
    await (await sim.as('manager')).call('editAgent', { body: agentForm({ end_date: '2026-03-10' }) });
    await sim.call('login', { body: signIn });
    sim.clock.pass(60_000);
    expect((await sim.refused('login', { body: signIn })).status).toBe(402);
  });

  test('200: requires a signed-out agent to sign in again when the contract resumes', async () => {
    const sim = createTestSimulator();
    const [manager, agent] = [await sim.as('manager'), await sim.as('agent')];
    await manager.call('editAgent', { body: agentForm({ active: 0 }) });
    expect(await agent.refused('authenticate')).toMatchObject({ status: 402, code: 'contract_inactive' });
    await manager.call('editAgent', { body: agentForm() });
    expect((await agent.refused('authenticate')).code).toBe('session_expired');
    expect((await sim.as('agent')).token).not.toBe('');
  });

  test('200: keeps issued tickets valid after the contract', async () => {
    const sim = createTestSimulator();
    const [manager, agent] = [await sim.as('manager'), await sim.as('agent')];
    const { ticket } = await agent.call('generateTicket', { body: agentSale() });
    await manager.call('editAgent', { body: agentForm({ end_date: '2026-03-09' }) });
    expect(sim.world.tables.tickets.must(ticket?.id ?? 0)).toMatchObject({ expired: false, cancel: null });
  });

  test('200: signs out on a new password, which works immediately; a new email frees the old one', async () => {
    const sim = createTestSimulator();
    const [manager, agent] = [await sim.as('manager'), await sim.as('agent')];
    await manager.call('editAgent', { body: agentForm({ email: 'tan@muara.test', password: 'muara789' }) });
    expect((await agent.refused('authenticate')).status).toBe(401);
    await sim.call('login', { body: { email: 'TAN@muara.test', password: 'muara789' } });
    expect(newestAuditEntry(sim)).toMatchObject({ action: 'Signed in' });
    const { data } = await manager.call('addAgent', { body: newAgent({ email: 'agent@muara.test' }) });
    const id = data[0]?.id ?? 0;
    await manager.call('editAgent', {
      body: { ...agentForm({ email: 'other@muara.test', active: 0, docs: null }), id },
    });
    expect(sim.world.tables.users.must(id).username).toBe('other@muara.test');
    await manager.call('addAgent', { body: newAgent({ email: 'agent@muara.test' }) });
  });

  test('422: refuses a stale form, and names who saved in the meantime', async () => {
    const sim = createTestSimulator();
    const [manager, admin] = [await sim.as('manager'), await sim.as('admin')];
    const saved = await manager.call('editAgent', { body: agentForm({ updated_at: '' }) });
    const refusal = await admin.refused('editAgent', { body: agentForm({ updated_at: '' }) });
    expect(refusal).toMatchObject({
      code: 'record_changed',
      body: { message: 'Changed by Lim Siew Mei in the meantime' },
    });
    await admin.call('editAgent', { body: agentForm({ updated_at: saved.updated_at }) });
  });

  test('200: announces a profile that the agent changed, and does not overwrite it', async () => {
    const sim = createTestSimulator();
    const [manager, agent] = [await sim.as('manager'), await sim.as('agent')];
    const [before] = (await manager.call('listAgents', { query: { id: AGENT } })).data;
    const window = joinChannel(sim, manager);
    await agent.call('editUser', { body: { id: AGENT, contact: '0111222333' } });
    expect(window.messages).toContainEqual(expect.objectContaining({ type: 'catalogue', area: 'agents' }));
    const [after] = (await manager.call('listAgents', { query: { id: AGENT } })).data;
    expect(after).toMatchObject({ contact: '0111222333' });
    const body = agentForm({ updated_at: before?.updated_at ?? '' });
    expect((await manager.refused('editAgent', { body })).code).toBe('record_changed');
  });
});

describe('deleteAgent', () => {
  test('200: signs the agent out, removes it from lists and frees its email; tickets keep the name', async () => {
    const sim = createTestSimulator();
    const [manager, agent, cashier] = [await sim.as('manager'), await sim.as('agent'), await sim.as('cashier')];
    const window = joinChannel(sim, agent);
    const { ticket } = await agent.call('generateTicket', { body: agentSale() });
    const total = listAgents(sim).length;
    expect(await manager.call('deleteAgent', { params: { id: AGENT } })).toEqual({ success: true });
    expect(window.types()).toContain('logout');
    expect((await agent.refused('authenticate')).status).toBe(401);
    expect((await sim.refused('login', { body: signIn })).code).toBe('invalid_credentials');
    const list = await manager.call('listAgents');
    expect(list.total).toBe(total - 1);
    expect(list.top3.map(({ id }) => id)).not.toContain(AGENT);
    await cashier.call('startShift', { body: { cash_in: 200, jetty_id: 1, station: 'Counter 1' } });
    const { agents } = await cashier.call('getSalePackages', { headers: { 'x-pos': '1' } });
    expect(agents.map(({ id }) => id)).not.toContain(AGENT);
    const { ticket: old } = await manager.call('getTicket', { params: { ticket_code: ticket?.code ?? '' } });
    expect(old.agent).toMatchObject({ id: AGENT, name: 'Tan Boon Kiat' });
    expect((await manager.refused('deleteAgent', { params: { id: AGENT } })).code).toBe('record_not_found');
    await manager.call('addAgent', { body: newAgent({ email: 'agent@muara.test' }) });
  });
});
