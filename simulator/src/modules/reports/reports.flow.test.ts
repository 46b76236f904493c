import { type FilterName, REPORTS } from '@muara/contract/reports';
import type { OperationMap } from '@muara/contract/types';
import { readXlsx } from 'hucre/xlsx';
import { beforeAll, describe, expect, test } from 'vitest';
import { createTestSimulator, type TestCaller, type TestSimulator } from '../../../testing/index.ts';
import { counterSale, openTill, TODAY } from '../../../testing/stages/sales.ts';
import { readPageRows } from '../../../testing/page-rows.ts';

/** The report types of each role (001 §6). */
const ALL = REPORTS.map(({ type }) => type);
const TYPES_OF: Record<string, readonly string[]> = {
  manager: ALL,
  superuser: ALL,
  admin: ALL,
  accountant: ALL,
  cashier: ['closing_account', 'cash_movement', 'reprint', 'void_note'],
  csa: ['trip', 'boat_operator', 'void_note'],
  supervisor: ['trip', 'boat_operator', 'void_note'],
  marketing: ['marketing', 'financial', 'agent', 'agent_redeemed', 'customer'],
};

/** Filters that satisfy every type. */
const COMPLETE = {
  staff_id: '5',
  jetty_id: '1',
  trip_type: 'Daily',
  month: TODAY.slice(0, 7),
  departure_date: TODAY,
};

/** Returns filters for an account that sees only its own reports. */
function completeFor(account: string): Record<string, string> {
  const { staff_id: staffId, ...others } = COMPLETE;
  return account === 'cashier' || account === 'csa' ? others : { ...others, staff_id: staffId };
}

async function getStatus(caller: TestCaller, type: string, query: Record<string, string>): Promise<number> {
  const search = new URLSearchParams(query).toString();
  const answer = await caller.fetch(`/api/reports/${type}?${search}`);
  await answer.text();
  return answer.status;
}

describe('access to reports', () => {
  let sim: TestSimulator;
  beforeAll(() => {
    sim = createTestSimulator();
  });

  test('offers fourteen types, to each role its own', () => {
    expect(ALL.toSorted()).toEqual(
      [
        'agent',
        'agent_redeemed',
        'boat_operator',
        'booking',
        'cash_movement',
        'closing_account',
        'customer',
        'daily_redemption',
        'financial',
        'marketing',
        'reprint',
        'sales',
        'trip',
        'void_note',
      ].toSorted(),
    );
  });

  describe.each(Object.entries(TYPES_OF))('%s', (account, types) => {
    test('offers the types of the role in a fixed order', async () => {
      const options = await (await sim.as(account)).call('getReportOptions');
      expect(options.types.map(({ type }) => type).toSorted()).toEqual([...types].toSorted());
    });

    test.each(ALL)('asks for %s', async (type) => {
      const caller = await sim.as(account);
      expect(await getStatus(caller, type, completeFor(account))).toBe(types.includes(type) ? 200 : 403);
    });
  });

  test.each(['agent', 'tourguide', 'customer'])('refuses %s, who is not staff', async (account) => {
    expect(await getStatus(await sim.as(account), 'sales', {})).toBe(403);
  });

  test('offers none to a role that may only view reports', async () => {
    const own = createTestSimulator();
    own.world.tables.users.update(4, { policies: { Report: ['View'] } });
    const accountant = await own.as('accountant');
    expect((await accountant.refused('getReportOptions')).code).toBe('permission_denied');
    expect(await getStatus(accountant, 'sales', {})).toBe(403);
  });
});

/** A value of each filter that exists in the test world. */
const VALUES: Record<string, string> = {
  purchased_date: `2026-03-01,${TODAY}`,
  departure_date: TODAY,
  month: TODAY.slice(0, 7),
  staff_id: '5',
  counter: 'Counter 1',
  shift: 'Shift 1 - Pagi',
  agent_id: '9',
  group_type: 'Agent',
  group_type_value: 'Straits Holidays',
  package_id: '1',
  addon_id: '1',
  jetty_id: '1',
  payment_method: 'Cash',
  platform: 'counter',
  status: 'paid',
  boat_type: 'normal',
  time: '09:00AM-06:00PM',
  state: 'Melaka',
  country: 'Malaysia',
};

describe('every role, type and filter', () => {
  const sim = createTestSimulator();

  test.each(Object.entries(TYPES_OF))(
    'lets %s read each type by each filter, without extra rows',
    async (account, types) => {
      const caller = await sim.as(account);
      const complete = completeFor(account);
      const rowsOf = async (type: string, query: Record<string, string>): Promise<number> => {
        const { tables } = await caller.call('getReportData', { params: { type }, query });
        return tables[0]?.rows.length ?? 0;
      };
      for (const { type, filters } of REPORTS.filter((report) => types.includes(report.type))) {
        const query = Object.fromEntries(
          Object.entries(complete).filter(([name]) => filters[name as FilterName] === 'required'),
        );
        const whole = await rowsOf(type, query);
        for (const name of Object.keys(filters)) {
          const value = name === 'staff_id' ? complete['staff_id'] : VALUES[name];
          if (value === undefined || name in query) continue;
          expect(await rowsOf(type, { ...query, [name]: value }), `${type} by ${name}`).toBeLessThanOrEqual(whole);
        }
      }
    },
  );

  test.each([
    ['platform', ['web_app', 'mobile_app', 'kiosk', 'terminal', 'counter', 'booking', 'agent_dashboard']],
    ['package_id', sim.world.tables.packages.all().map(({ id }) => String(id))],
    ['status', ['paid', 'refunded', 'voided']],
  ])('sales by %s, value by value, are all sales', async (name, values) => {
    const manager = await sim.as('manager');
    const netOf = async (query: object): Promise<number> => {
      const { tables } = await manager.call('getReportData', { params: { type: 'sales' }, query });
      return Math.round((tables[0]?.totals['net'] ?? 0) * 100);
    };
    const parts = await Promise.all(values.map((value) => netOf({ [name]: value })));
    expect(parts.reduce((sum, part) => sum + part, 0)).toBe(await netOf({}));
    expect(parts.filter((part) => part !== 0).length).toBeGreaterThan(1);
  });
});

describe('the staff filter', () => {
  test('is locked to themselves for cashiers and CSAs', async () => {
    const sim = createTestSimulator();
    for (const account of ['cashier', 'csa']) {
      const caller = await sim.as(account);
      const { user } = await caller.call('authenticate');
      const { types } = await caller.call('getReportOptions');
      const { staffs, locked_staff: locked, all_staffs: all } = types.find(({ type }) => type === 'void_note')!;
      expect({ ids: staffs.map(({ id }) => id), locked, all }).toEqual({ ids: [user.id], locked: true, all: false });
      const report = await caller.call('getReportData', { params: { type: 'void_note' } });
      expect(report.filters).toContainEqual({ name: 'staff_id', label: 'Staff', text: user.name });
    }
  });

  test('offers the roles of the type, removed users included, and All Staffs where allowed', async () => {
    const sim = createTestSimulator();
    sim.world.tables.users.update(13, { deletedAt: sim.world.clock.now() });
    const { types } = await (await sim.as('manager')).call('getReportOptions');
    const roles = (wanted: string): string[] => [
      ...new Set(types.find(({ type }) => type === wanted)!.staffs.map(({ role }) => role)),
    ];
    for (const type of ['financial', 'sales', 'cash_movement', 'reprint', 'closing_account', 'void_note'])
      expect(roles(type)).toEqual(['Cashier']);
    expect(roles('trip').toSorted()).toEqual(['CSA', 'Supervisor']);
    expect(roles('marketing')).toEqual(['Marketing']);
    expect(
      types
        .filter(({ all_staffs: all }) => all)
        .map(({ type }) => type)
        .toSorted(),
    ).toEqual(['financial', 'marketing', 'sales', 'trip'].toSorted());
    const { staffs } = types.find(({ type }) => type === 'sales')!;
    expect(staffs.find(({ id }) => id === 13)).toMatchObject({ removed: true });
  });
});

describe('a cashier with an open shift', () => {
  test('learns why there is no report, and gets it once the shift is closed', async () => {
    const { till } = await openTill();
    expect(await till.call('getReportOptions')).toMatchObject({
      current_shift_status: 'Open',
      blocked: 'Please close your shift first',
    });
    expect((await till.refused('getReportData', { params: { type: 'void_note' } })).code).toBe('report_shift_open');
    await till.call('closeShift', { body: { total_cash: 200 } });
    expect(await till.call('getReportOptions')).toMatchObject({ current_shift_status: 'Closed', blocked: null });
    expect((await till.call('getReportData', { params: { type: 'void_note' } })).type).toBe('void_note');
  });
});

describe('filters', () => {
  type Query = OperationMap['getReportData']['query'];
  const manager = createTestSimulator().as('manager');
  const refusedFor = async (type: string, query: Query) =>
    (await manager).refused('getReportData', { params: { type }, query });

  test.each<[string, Query, string, string]>([
    ['closing_account', { jetty_id: '1' }, 'staff_required', 'staff_id'],
    ['closing_account', { staff_id: '5' }, 'jetty_required', 'jetty_id'],
    ['closing_account', { staff_id: 'all', jetty_id: '1' }, 'staff_required', 'staff_id'],
    ['cash_movement', {}, 'staff_required', 'staff_id'],
    ['reprint', {}, 'staff_required', 'staff_id'],
    ['void_note', {}, 'staff_required', 'staff_id'],
    ['trip', { trip_type: 'Daily' }, 'staff_required', 'staff_id'],
    ['trip', { staff_id: 'all' }, 'trip_type_required', 'trip_type'],
    ['boat_operator', {}, 'month_required', 'month'],
    ['agent_redeemed', {}, 'departure_date_required', 'departure_date'],
    ['daily_redemption', {}, 'departure_date_required', 'departure_date'],
    ['sales', { purchased_date: '2026-02-30' }, 'report_filter_invalid', 'purchased_date'],
    ['sales', { purchased_date: '2026-03-10,2026-03-09' }, 'report_filter_invalid', 'purchased_date'],
    ['sales', { purchased_date: '2026-03-01,2026-03-02,2026-03-03' }, 'report_filter_invalid', 'purchased_date'],
    ['sales', { counter: 'Counter 5' }, 'report_filter_invalid', 'counter'],
    ['sales', { platform: 'fax' }, 'report_filter_invalid', 'platform'],
    ['sales', { status: 'pending' }, 'report_filter_invalid', 'status'],
    ['sales', { staff_id: '9' }, 'report_filter_invalid', 'staff_id'],
    ['boat_operator', { month: '2026-13' }, 'report_filter_invalid', 'month'],
    ['boat_operator', { month: '2026-04' }, 'report_month_future', 'month'],
  ])('%s with %j is refused: %s', async (type, query, code, field) => {
    expect(await refusedFor(type, query)).toMatchObject({ status: 422, code, body: { field } });
  });

  test('a missing jetty of a closing report is refused with the text of the documents', async () => {
    expect((await refusedFor('closing_account', { staff_id: '5' })).body.message).toBe('Please select jetty');
  });

  test('one that the type does not use is ignored, even when invalid', async () => {
    const query = { month: 'never', trip_type: 'Weekly', departure_date: '?' };
    expect((await (await manager).call('getReportData', { params: { type: 'sales' }, query })).type).toBe('sales');
  });

  test('accept counters and shifts by name or number, and a single day as a range', async () => {
    const read = async (query: Query) =>
      (await (await manager).call('getReportData', { params: { type: 'sales' }, query })).tables;
    expect(await read({ counter: '1' })).toEqual(await read({ counter: 'Counter 1' }));
    expect(await read({ shift: '1' })).toEqual(await read({ shift: 'Shift 1 - Pagi' }));
    expect(await read({ purchased_date: '2026-03-09' })).toEqual(
      await read({ purchased_date: '2026-03-09,2026-03-09' }),
    );
  });
});

/** Reads `1,234.50`; null for an empty cell. */
function readNumber(text = ''): number | null {
  return text === '' ? null : Number(text.replaceAll(',', ''));
}

describe('the formats', () => {
  const stage = createTestSimulator();

  test.each(ALL)('have the same rows of %s in page, CSV, workbook and data', async (type) => {
    const manager = await stage.as('manager');
    const search = new URLSearchParams(COMPLETE).toString();
    const get = (more: string) => manager.fetch(`/api/reports/${type}?${search}${more}`);
    const data = await manager.call('getReportData', { params: { type }, query: COMPLETE });
    for (const { name, columns, rows } of data.tables) {
      const csv = (await (await get(`&format=csv&table=${name}`)).text()).trimEnd().split('\r\n');
      expect(csv[0]).toBe(columns.map(({ label }) => (label.includes(',') ? `"${label}"` : label)).join(','));
      const book = await readXlsx(new Uint8Array(await (await get(`&download=1&table=${name}`)).arrayBuffer()));
      const lines = book.sheets[0]?.rows ?? [];
      // Titles come first, and totals last in a table with rows.
      expect(lines.length - (rows.length > 0 ? 2 : 1), name).toBe(rows.length);
      expect(csv.length - 1, name).toBe(rows.length);
      columns.forEach(({ name: column, kind }, at) => {
        if (kind === 'money' || kind === 'count')
          expect(lines.slice(1, rows.length + 1).map((line) => line[at] ?? null)).toEqual(
            rows.map((row) => row[column]),
          );
      });
    }
    const page = readPageRows(await (await get('')).text());
    const { tables } = REPORTS.find((report) => report.type === type)!;
    for (const { name, title, columns, rows } of data.tables) {
      const shown = columns.filter(({ name: column }) => !tables[name]?.columns[column]?.fileOnly);
      const lines = page.get(title) ?? [];
      expect(lines.length, title).toBe(rows.length);
      shown.forEach(({ name: column, kind }, at) => {
        if (kind !== 'money' && kind !== 'count') return;
        const figures = rows.map((row) => (row[column] === null ? null : Number(row[column])));
        expect(
          lines.map((line) => readNumber(line[at])),
          column,
        ).toEqual(figures);
      });
    }
  });

  test('give a page with its head, without the token, that works without scripts', async () => {
    const manager = await stage.as('manager');
    const answer = await manager.fetch(`/api/reports/sales?purchased_date=2026-03-01,${TODAY}&token=${manager.token}`);
    const page = await answer.text();
    expect(answer.headers.get('content-type')).toBe('text/html');
    expect(answer.headers.get('content-security-policy')).toContain("default-src 'none'");
    for (const text of [
      'Muara River Cruise',
      '1 Mar 2026 – 10 Mar 2026',
      'Generated',
      'Total',
      'href="/d/tickets/0/MRC',
    ])
      expect(page).toContain(text);
    expect(page).not.toContain(manager.token);
  });

  test('give a page in Malay on request, with typed text escaped', async () => {
    const { sim, till } = await openTill();
    const name = '<img src=x onerror=alert(1)>';
    await till.call('generateTicket', { body: counterSale({ company_name: 'Jaya', name: 'Aina' }) });
    const [ticket] = sim.world.tables.tickets.all().slice(-1);
    sim.world.tables.tickets.update(ticket!.id, { buyer: { ...ticket!.buyer, companyName: name } });
    const manager = await sim.as('manager');
    const page = await (await manager.fetch(`/api/reports/marketing?lang=ms&purchased_date=${TODAY}`)).text();
    expect(page).toContain('<html lang="ms">');
    expect(page).toContain('Pemasaran');
    expect(page).toContain('&lt;img src=x onerror=alert(1)&gt;');
    expect(page).not.toContain(name);
  });

  test('link tickets only for those who may open them', async () => {
    const cashier = await stage.as('cashier');
    stage.world.tables.users.update(6, { policies: { Report: ['View', 'Create'] } });
    const csa = await stage.as('csa');
    const link = 'href="/d/tickets/0/';
    const manager = await stage.as('manager');
    expect(await (await manager.fetch('/api/reports/void_note?staff_id=5')).text()).toContain(link);
    expect(await (await cashier.fetch('/api/reports/void_note')).text()).toContain(link);
    expect(await (await csa.fetch('/api/reports/void_note')).text()).not.toContain(link);
  });
});

describe('the version of a report', () => {
  test('changes only with its figures', async () => {
    const { sim, till } = await openTill();
    const manager = await sim.as('manager');
    const versionOf = async (query: object) =>
      (await manager.call('getReportVersion', { params: { type: 'sales' }, query })).version;
    const today = { purchased_date: TODAY };
    const [before, yesterday] = [await versionOf(today), await versionOf({ purchased_date: '2026-03-09' })];
    const page = await (await manager.fetch(`/api/reports/sales?purchased_date=${TODAY}`)).text();
    expect(page).toContain(`data-version="${before}"`);
    await manager.call('getDashboard');
    expect(await versionOf(today)).toBe(before);
    await till.call('generateTicket', { body: counterSale() });
    expect(await versionOf(today)).not.toBe(before);
    expect(await versionOf({ purchased_date: '2026-03-09' })).toBe(yesterday);
  });
});
