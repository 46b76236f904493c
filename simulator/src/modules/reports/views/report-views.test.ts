import { toLocalDate } from '@muara/contract/rules';
import type { ReportDocument } from '@muara/contract/types';
import { readXlsx } from 'hucre/xlsx';
import { describe, expect, test } from 'vitest';
import { createTestSimulator, type TestCaller, type TestSimulator } from '../../../../testing/index.ts';
import { REDEEMED } from '../../../../testing/samples/report-views.ts';
import { boardOverMidnight, NEXT_DAY, NIGHT } from '../../../../testing/stages/trips.ts';

const ALL = { params: { agent_id: 'all' } };

/** Reads every page of a list. */
async function readAll<T>(read: (page: number) => Promise<{ data: T[]; total: number }>): Promise<T[]> {
  const rows: T[] = [];
  for (let page = 0; ; page++) {
    const { data, total } = await read(page);
    rows.push(...data);
    if (data.length < 20) {
      expect(total).toBe(rows.length);
      return rows;
    }
  }
}

const agentTickets = (who: TestCaller, query: object = {}, agentId = 'all') =>
  readAll((page) => who.call('listAgentTickets', { params: { agent_id: agentId }, query: { ...query, page } }));

const report = async (who: TestCaller, type: string, query: Record<string, string>, table: string) => {
  const document: ReportDocument = await who.call('getReportData', { params: { type }, query });
  return document.tables.find(({ name }) => name === table)!;
};

/** The batch with the most tickets that were handed out. */
const usedBatch = ({ world }: TestSimulator) => {
  const { tickets, subTickets } = world.tables;
  const used = (id: number): number => subTickets.by('ticket', id).filter((part) => part.validatedAt !== null).length;
  return tickets
    .all()
    .filter(({ agentId }) => agentId !== null)
    .sort((a, b) => used(b.id) - used(a.id))[0]!;
};

/** Lets a batch expire today, and advances to a minute past midnight. */
function expire({ world, clock }: TestSimulator, batchId: number): void {
  const { tickets, subTickets } = world.tables;
  const expiredAt = Date.parse('2026-03-10T23:59:59+08:00');
  tickets.update(batchId, { expiredAt });
  for (const { id } of subTickets.by('ticket', batchId)) subTickets.update(id, { expiredAt });
  clock.pass(Date.parse('2026-03-11T00:01:00+08:00') - clock.now());
}

describe('listAgentTickets', () => {
  test('200: has the rows and figures of the agent report, latest purchase first', async () => {
    const sim = createTestSimulator();
    const marketing = await sim.as('marketing');
    const rows = await agentTickets(marketing);
    const { rows: reported } = await report(marketing, 'agent', {}, 'batches');
    const key = (row: Record<string, unknown>): string => JSON.stringify(Object.values(row));
    const viewed = rows.map((row) => ({
      agent: row.agent_name,
      code: row.code,
      _id: row._id,
      purchased_at: row.purchased_at,
      package: row.package.name,
      bought: row.total_ticket,
      sold: row.total_ticket_sold,
      used: row.total_ticket_used,
      voided: row.total_ticket_voided,
      expired: row.total_ticket_expired,
      left: row.total_ticket_available,
      amount: row.amount,
      refunded: row.refunded_amount,
      method: row.payment_method,
      expires_at: row.expired_at,
    }));
    expect(viewed.map(key).sort()).toEqual(reported.map(key).sort());
    expect(rows.length).toBeGreaterThan(20);
    const moments = rows.map(({ purchased_at: at }) => at);
    expect(moments).toEqual([...moments].sort().reverse());
  });

  test('200: accepts 0 for All Agents, one agent, and each filter', async () => {
    const sim = createTestSimulator();
    const marketing = await sim.as('marketing');
    const all = await agentTickets(marketing);
    expect(await agentTickets(marketing, {}, '0')).toEqual(all);
    const own = await agentTickets(marketing, {}, '9');
    expect(own).toEqual(all.filter(({ agent_id: id }) => id === 9));
    expect(own.length).toBeGreaterThan(0);
    expect(await agentTickets(marketing, { platform: 'counter' })).toEqual(
      all.filter(({ platform }) => platform === 'counter'),
    );
    expect(await agentTickets(marketing, { package_id: '2', platform: 'all' })).toEqual(
      all.filter(({ package: { name } }) => name === sim.world.tables.packages.must(2).name),
    );
    const range = { purchased_date: '2026-02-01,2026-02-14' };
    const inRange = all.filter(({ purchased_at: at }) => at >= '2026-02-01' && at < '2026-02-15');
    expect(inRange.length).toBeGreaterThan(0);
    expect(await agentTickets(marketing, range)).toEqual(inRange);
    const [first] = all;
    for (const search of [first!.code.toLowerCase(), first!._id])
      expect(await agentTickets(marketing, { search })).toEqual([first]);
    expect(await agentTickets(marketing, { search: first!.agent_name.slice(0, 6) })).toContainEqual(first);
    expect(await agentTickets(marketing, { search: 'nobody at all' })).toEqual([]);
  });

  test('200: exports a workbook of the filtered rows, with a token in the URL', async () => {
    const sim = createTestSimulator();
    const marketing = await sim.as('marketing');
    const rows = await agentTickets(marketing, { search: 'heritage' }, '9');
    const path = `/api/agents/tickets/9?search=heritage&download=1&token=${marketing.token}`;
    const response = await sim.fetch(path);
    expect(response.headers.get('content-type')).toContain('spreadsheetml.sheet');
    expect(response.headers.get('content-disposition')).toContain('agent-2026-03-10.xlsx');
    const { sheets } = await readXlsx(new Uint8Array(await response.arrayBuffer()));
    const [head, ...lines] = sheets[0]!.rows;
    const column = head!.indexOf('Ticket');
    expect(lines.slice(0, -1).map((line) => line[column])).toEqual(rows.map(({ code }) => code).reverse());
    expect((await sim.fetch(path.replace(/&token=.*/, ''))).status).toBe(401);
  });

  test('200: counts a batch as expired from midnight, before the nightly sweep', async () => {
    const sim = createTestSimulator();
    const batch = usedBatch(sim);
    const read = async () => (await agentTickets(await sim.as('marketing'), { search: batch.code }))[0]!;
    const before = await read();
    expect(before.total_ticket_available).toBeGreaterThan(0);
    expire(sim, batch.id);
    expect(await read()).toMatchObject({
      total_ticket_available: 0,
      total_ticket_expired: before.total_ticket_expired + before.total_ticket_available,
    });
  });

  test.each<[view: string, read: (who: TestCaller, code: string) => Promise<unknown>, left: unknown]>([
    [
      'the report of agents',
      async (who, code) =>
        (await report(who, 'agent', {}, 'batches')).rows.find((row) => row['code'] === code)?.['left'],
      0,
    ],
    [
      'the tickets of a batch',
      async (who, code) => (await who.call('getAgentTicketDetail', { params: { code } })).total_ticket_available,
      0,
    ],
    [
      'the workbook',
      async (who, code) => {
        const response = await who.fetch('/api/agents/tickets/all?download=1');
        const { sheets } = await readXlsx(new Uint8Array(await response.arrayBuffer()));
        const [head, ...lines] = sheets[0]!.rows;
        return lines.find((line) => line[head!.indexOf('Ticket')] === code)?.[head!.indexOf('Left')];
      },
      0,
    ],
  ])('%s counts it as expired too when read first', async (_view, read, left) => {
    const sim = createTestSimulator();
    const batch = usedBatch(sim);
    expire(sim, batch.id);
    expect(await read(await sim.as('marketing'), batch.code)).toBe(left);
  });

  test('200: keeps the name of a removed agent', async () => {
    const sim = createTestSimulator();
    const manager = await sim.as('manager');
    const before = await agentTickets(manager, {}, '9');
    await manager.call('deleteAgent', { params: { id: 9 } });
    expect(await agentTickets(manager, {}, '9')).toEqual(before);
  });
});

describe('getAgentTicketDetail', () => {
  test('200: returns the tickets of a batch, with the counts of its row', async () => {
    const sim = createTestSimulator();
    const marketing = await sim.as('marketing');
    const batch = usedBatch(sim);
    const detail = await marketing.call('getAgentTicketDetail', { params: { code: batch.code.toLowerCase() } });
    const row = (await agentTickets(marketing, { search: batch.code }))[0]!;
    const { code, total_ticket, total_ticket_sold, total_ticket_used, total_ticket_voided, total_ticket_available } =
      row;
    const counts = { total_ticket, total_ticket_sold, total_ticket_used, total_ticket_voided, total_ticket_available };
    expect(detail).toMatchObject({ code, ...counts, total: total_ticket });
    const parts = await readAll((page) =>
      marketing.call('getAgentTicketDetail', { params: { code: batch.code }, query: { page } }),
    );
    expect(parts.map((part) => part.code)).toEqual(
      sim.world.tables.subTickets.by('ticket', batch.id).map((part) => part.code),
    );
    const used = parts.filter(({ state }) => state === 'Used');
    expect(used).toHaveLength(total_ticket_used);
    expect(used.length).toBeGreaterThan(0);
    const manager = await sim.as('manager');
    for (const { code: own, jetty } of used) {
      expect(jetty).not.toBeNull();
      const { ticket } = await manager.call('getSubTicket', { params: { code: own } });
      const [listed] = (await manager.call('listTickets', { query: { ticket_type: 2, search: own } })).data;
      expect([ticket.jetty, listed!.jetty]).toEqual([jetty, jetty]);
    }
    expect(detail.total_adult).toBe(batch.counts.adult ?? 0);
    expect(detail.total_free).toBe(batch.free);
  });

  test('200: counts each box under the other filters', async () => {
    const sim = createTestSimulator();
    const marketing = await sim.as('marketing');
    const params = { code: usedBatch(sim).code };
    const read = (query: object) => marketing.call('getAgentTicketDetail', { params, query });
    const used = await read({ status: 'Used', category: 'all' });
    expect(used.total).toBe(used.total_ticket_used);
    const adults = await read({ category: 'adult' });
    expect(adults.total).toBe(adults.total_adult);
    const both = await read({ status: 'Used', category: 'adult' });
    expect(both.total).toBe(used.total_adult);
    expect(both.total).toBe(adults.total_ticket_used);
    expect(both.total).toBeGreaterThan(0);
    expect(both.data.every(({ category, state }) => category === 'adult' && state === 'Used')).toBe(true);
    expect((await read({ search: '-0003' })).data.map(({ code }) => code)).toEqual([`${params.code}-0003`]);
  });
});

describe('listAgentRedemptions and listRedemptions', () => {
  const redemptions = (who: TestCaller, query: object = {}) =>
    readAll((page) => who.call('listRedemptions', { query: { departure_date: REDEEMED, ...query, page } }));
  const ofAgents = (who: TestCaller, query: object = {}) =>
    readAll((page) => who.call('listAgentRedemptions', { query: { departure_date: REDEEMED, ...query, page } }));

  test('200: have the rows of their reports, latest first', async () => {
    const sim = createTestSimulator();
    const manager = await sim.as('manager');
    boardOverMidnight(sim);
    const rows = await redemptions(manager);
    const query = { departure_date: REDEEMED };
    const text = (row: object): string => JSON.stringify(Object.entries(row).sort());
    const { rows: reported } = await report(manager, 'daily_redemption', query, 'redemptions');
    expect(rows.map(text).sort()).toEqual(reported.map(text).sort());
    const moments = rows.map(({ validated_at: at }) => at);
    expect(moments).toEqual([...moments].sort().reverse());
    const { rows: agents } = await report(manager, 'agent_redeemed', query, 'redemptions');
    const viewed = (await ofAgents(manager)).map(({ jetty, ...row }) => ({ ...row, jetty_name: jetty?.name ?? null }));
    expect(viewed.map(text).sort()).toEqual(agents.map(text).sort());
  });

  test('200: agree with each other and with the batches on agents’ tickets', async () => {
    const sim = createTestSimulator();
    const manager = await sim.as('manager');
    const codes = new Set((await redemptions(manager)).map(({ code }) => code));
    const agents = await ofAgents(manager);
    expect(agents.length).toBeGreaterThan(20);
    for (const { code } of agents) expect(codes).toContain(code);
    const used = (await agentTickets(manager)).reduce((sum, row) => sum + row.total_ticket_used, 0);
    expect(agents).toHaveLength(used);
    const own = await ofAgents(manager, { agent_id: '9' });
    const ownUsed = (await agentTickets(manager, {}, '9')).reduce((sum, row) => sum + row.total_ticket_used, 0);
    expect(own).toHaveLength(ownUsed);
  });

  test('200: filter by platform and search', async () => {
    const sim = createTestSimulator();
    const manager = await sim.as('manager');
    const all = await redemptions(manager);
    const kiosk = await redemptions(manager, { platform: 'kiosk' });
    const platformOf = (receiptNo: string): string => sim.world.tables.tickets.one('receiptNo', receiptNo)!.platform;
    expect(kiosk).toEqual(all.filter(({ _id }) => platformOf(_id) === 'kiosk'));
    expect(kiosk.length).toBeGreaterThan(0);
    expect(await redemptions(manager, { search: 'linggi river' })).toEqual(
      all.filter(({ boat_operator_name: name }) => name === 'Linggi River Crews'),
    );
    expect(await redemptions(manager, { search: all[0]!.code })).toEqual([all[0]]);
    const [first] = await ofAgents(manager);
    expect(await ofAgents(manager, { search: first!.code, platform: 'all' })).toEqual([first]);
  });

  test('200: list a purchase that boards in parts once per day, and count it so', async () => {
    const sim = createTestSimulator();
    const manager = await sim.as('manager');
    const before = (await redemptions(manager, { departure_date: NIGHT })).length;
    const { ticket, trip } = boardOverMidnight(sim);
    expect(await redemptions(manager, { departure_date: NIGHT })).toHaveLength(before + 1);
    const [later, ...others] = await redemptions(manager, { departure_date: NEXT_DAY });
    expect(others).toEqual([]);
    expect(later).toMatchObject({ code: ticket.code, boat_no: trip.boatNo, passengers: ticket.passengers - 2 });
    sim.world.tables.tickets.update(ticket.id, { validatedAt: trip.reservedAt });
    const sameDay = await redemptions(manager, { departure_date: NIGHT });
    expect(sameDay.filter(({ code }) => code === ticket.code)).toHaveLength(2);
    const { total } = await manager.call('listRedemptions', { query: { departure_date: NIGHT, page: 1_000 } });
    expect(total).toBe(sameDay.length);
  });
});

describe('listGroupCompanies', () => {
  test('200: lists each company of a group type once, by name; Individual and Company share one list', async () => {
    const sim = createTestSimulator();
    const marketing = await sim.as('marketing');
    const { tickets } = sim.world.tables;
    const read = async (type: string): Promise<string[]> =>
      (await marketing.call('listGroupCompanies', { params: { type } })).map(({ company_name: name }) => name);
    const expected = (types: readonly string[]): string[] => {
      const buyers = tickets.all().map(({ buyer }) => buyer);
      const names = buyers.filter(({ groupType }) => types.includes(groupType ?? 'Individual'));
      return [...new Set(names.flatMap(({ companyName }) => companyName ?? []))].sort((a, b) =>
        a.toLowerCase() < b.toLowerCase() ? -1 : 1,
      );
    };
    expect(await read('Agent')).toEqual(expected(['Agent']));
    expect(await read('Company')).toEqual(expected(['Individual', 'Company']));
    expect(await read('Individual')).toEqual(await read('Company'));
    const before = await read('All');
    expect(before.length).toBeGreaterThan(0);
    const { buyer, id } = tickets.must(1);
    tickets.update(id, { buyer: { ...buyer, groupType: 'Hotel', companyName: 'Hotel Seri Malaysia' } });
    expect(await read('Hotel')).toContain('Hotel Seri Malaysia');
  });
});

test('filters Individual and Company as one group type, as they are shown', async () => {
  const sim = createTestSimulator();
  const marketing = await sim.as('marketing');
  const { tickets } = sim.world.tables;
  const buyers = tickets
    .all()
    .filter(({ balance, buyer }) => balance.isPaid && (buyer.groupType ?? 'Individual') === 'Individual');
  tickets.update(buyers[0]!.id, { buyer: { ...buyers[0]!.buyer, groupType: 'Company' } });
  const read = (group: string) => report(marketing, 'financial', { group_type: group }, 'days');
  const company = await read('Company');
  expect(company.rows.length).toBeGreaterThan(1);
  expect(await read('Individual')).toEqual(company);
});

describe('listAgentTickets and the other views: access', () => {
  test.each([
    ['marketing', [true, true, false]],
    ['manager', [true, true, true]],
    ['csa', [false, false, false]],
    ['cashier', [false, false, false]],
  ] as const)('%s', async (account, [tickets, agents, daily]) => {
    const sim = createTestSimulator();
    const who = await sim.as(account);
    const batch = usedBatch(sim).code;
    const may = async (call: Promise<unknown>): Promise<boolean> =>
      call.then(
        () => true,
        ({ code }: { code: string }) => {
          expect(code).toBe('permission_denied');
          return false;
        },
      );
    const day = { query: { departure_date: toLocalDate(sim.world.clock.now()) } };
    expect(await may(who.call('listAgentTickets', ALL))).toBe(tickets);
    expect(await may(who.call('getAgentTicketDetail', { params: { code: batch } }))).toBe(tickets);
    expect(await may(who.call('listAgentRedemptions', day))).toBe(agents);
    expect(await may(who.call('listRedemptions', day))).toBe(daily);
  });
});
