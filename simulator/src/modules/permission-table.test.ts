import { OPERATIONS, type OperationEntry, type OperationId } from '@muara/contract/operations';
import { permissionTable, rules, type RecordKind, type RoleColumn } from '@muara/contract/rules';
import { describe, expect, test } from 'vitest';
import { createTestSimulator, type TestCaller, type TestSimulator } from '../../testing/index.ts';
import { settingsForm } from '../../testing/samples/people.ts';
import { SAMPLES } from '../../testing/samples/index.ts';

const CUSTOM = 'Deckhand';
const CUSTOM_RIGHTS = {
  Tickets: ['View', 'Scan'],
  Users: ['View', 'Update'],
  Audit: ['View'],
  // Uploads for these require Create for a new record and Update for an existing one.
  Agents: ['View', 'Create'],
  Popup: ['View', 'Create'],
  Packages: ['View', 'Update'],
  'Dining Menu': ['View', 'Create'],
  Booking: ['View', 'Update'],
};

/**
 * The demo account of each column.
 * The custom role is given to the CSA, whose own column uses another account.
 */
const ACCOUNTS: Record<string, [account: string, id: number]> = {
  'Super User': ['superuser', 1],
  Manager: ['manager', 2],
  Admin: ['admin', 3],
  Accountant: ['accountant', 4],
  Cashier: ['cashier', 5],
  CSA: ['csa', 6],
  Supervisor: ['supervisor', 7],
  Marketing: ['marketing', 8],
  Agent: ['agent', 9],
  'Tour Guide': ['tourguide', 10],
  Customer: ['customer', 11],
  'Developer (isSkaloot)': ['skaloot', 12],
  [CUSTOM]: ['cashier2', 13],
};

/** Inputs about the caller, where permission depends on whose record it is. */
const OWN: Partial<Record<OperationId, (id: number) => object>> = {
  printSlip: (id) => ({ body: { printer_id: 'R1', user_id: id, type: 'start' } }),
  downloadSlip: (id) => ({ params: { type: 'start', user_id: id } }),
  editUser: (id) => ({ body: { id, contact: '0111222333' } }),
  // No report type is available to all roles; Marketing is the only one without void notes.
  getReport: (id) => getReport(id),
  getReportData: (id) => getReport(id),
  getReportVersion: (id) => getReport(id),
  uploadUserPicture: (id) => ({ body: { img: '', user_id: id } }),
};

function getReport(id: number): object {
  return id === 8
    ? { params: { type: 'marketing' } }
    : { params: { type: 'void_note' }, query: { staff_id: String(id) } };
}

/** Returns the sample of an operation that requires different permissions for new and existing records. */
function findInput(id: OperationId, record: RecordKind | undefined): object {
  const operation: OperationEntry = OPERATIONS[id];
  const sample = { ...SAMPLES[id] } as Record<string, object>;
  if (!record || operation.record === undefined) return sample;
  const { in: place, name } = operation.record;
  if (record === 'new' && id === 'saveBooking') return { ...sample, body: { ...sample['body'], id: null } };
  return { ...sample, [place]: { ...sample[place], [name]: record === 'new' ? 0 : 1 } };
}

function openWorld(): TestSimulator {
  const sim = createTestSimulator();
  sim.world.tables.settings.update(1, { customRoles: [{ name: CUSTOM, policies: CUSTOM_RIGHTS }] });
  sim.world.tables.users.update(13, { role: CUSTOM, policies: CUSTOM_RIGHTS });
  return sim;
}

async function listColumns(): Promise<RoleColumn[]> {
  const { policies } = await (await openWorld().as('manager')).call('getSetting');
  return policies.roles;
}

const table = permissionTable(await listColumns());
const operations = table.rows.filter(({ kind }) => kind === 'operation');

/** Returns status and code of a call; a file or empty response has no code. */
async function outcome(caller: TestCaller, id: OperationId, input: object): Promise<{ status: number; code?: string }> {
  try {
    await caller.call(id, input);
    return { status: 200 };
  } catch (error) {
    const { status, code } = error as { status: number; code: string };
    return { status, code };
  }
}

test('has a row for each operation and screen of the contract, and a column for each role and the developer flag', () => {
  expect([...new Set(operations.map(({ name }) => name))]).toEqual(Object.keys(OPERATIONS));
  expect(table.columns.toSorted()).toEqual(Object.keys(ACCOUNTS).toSorted());
  expect(table.rows.some(({ kind }) => kind === 'screen')).toBe(true);
});

describe.each(table.columns.map((role, place) => [role, place] as const))('%s', (role, place) => {
  const [account, userId] = ACCOUNTS[role] as [string, number];

  test.each(
    operations.map(
      ({ name, cells, record }) => [name as OperationId, cells[place] ? 'may' : 'may not', record] as const,
    ),
  )('%s: %s %s', async (id, verdict, record) => {
    const caller = await openWorld().as(account);
    const { status, code } = await outcome(caller, id, { ...findInput(id, record), ...OWN[id]?.(userId) });
    if (verdict === 'may not') expect({ status, code }).toEqual({ status: 403, code: 'permission_denied' });
    else {
      expect(code ?? 'passed').not.toMatch(/^(?:permission_denied|session_required|session_expired)$/);
      expect(status).not.toBe(500);
    }
  });
});

test.each(operations.map(({ name }) => name as OperationId))(
  '%s without a session is public, or refused',
  async (id) => {
    const { code } = await outcome(createTestSimulator(), id, SAMPLES[id]);
    const isPublic = rules.isAllowed(null, OPERATIONS[id]).ok;
    expect(code === 'session_required').toBe(!isPublic);
  },
);

test('is identical as a file, one line per row', () => {
  const [head, ...lines] = rules.permissionTableCsv(table).trimEnd().split('\r\n');
  expect(head?.split(',')).toEqual(['Kind', 'Name', 'Label', ...table.columns]);
  expect(lines).toHaveLength(table.rows.length);
  const line = lines.find((text) => text.startsWith('operation,saveAppVersion,')) ?? '';
  expect(line.split(',').filter((cell) => cell === 'Yes')).toHaveLength(1);
});

test('includes permissions that the settings give to a role', async () => {
  const manager = await openWorld().as('manager');
  const setting = await manager.call('saveSetting', {
    body: settingsForm({
      roles: [...settingsForm().roles, { name: CUSTOM, policies: { Tickets: [{ name: 'View', active: true }] } }],
    }),
  });
  const { columns, rows } = permissionTable(setting.policies.roles);
  const row = rows.find(({ name }) => name === 'listUsers');
  expect(row?.cells[columns.indexOf(CUSTOM)]).toBe(false);
});
