import { OPERATIONS, type OperationEntry, type OperationId } from '@muara/contract/operations';
import { describe, expect, test } from 'vitest';
import { createTestSimulator, type TestCaller, type TestSimulator } from '../../testing/index.ts';
import { foodForm, packageForm, uploaded } from '../../testing/samples/packages.ts';
import { newAgent, newBoatOperator, newTourGuide, PDF } from '../../testing/samples/partners.ts';
import { PNG } from '../../testing/samples/people.ts';

type TableName =
  | 'users'
  | 'tourGuides'
  | 'boatOperators'
  | 'popups'
  | 'jetties'
  | 'holidays'
  | 'pages'
  | 'packages'
  | 'foods';

interface EditCase {
  table: TableName;
  /** Which records of the table the operation edits. */
  where?: (record: { role?: string; deletedAt?: number | null }) => boolean;
  /** One field, as sent. */
  send: Record<string, unknown>;
  /** The same field, as stored. */
  stored: Record<string, unknown>;
  /** A record with as many fields filled as the seed has. */
  id: number;
}

const isStaff = ({ role }: { role?: string }) => !['Agent', 'Customer', 'Tour Guide'].includes(role ?? '');

const EDITS: Record<string, EditCase> = {
  editUser: {
    table: 'users',
    where: isStaff,
    id: 5,
    send: { contact: '0111111111' },
    stored: { contact: '0111111111' },
  },
  editAgent: {
    table: 'users',
    where: ({ role }) => role === 'Agent',
    id: 9,
    send: { address: '1 Jalan Baru' },
    stored: { agent: expect.objectContaining({ address: '1 Jalan Baru', docs: { ssm: 'ssm.pdf', kpl: 'kpl.pdf' } }) },
  },
  editTourGuide: { table: 'tourGuides', id: 2, send: { motacs: 'KPL999' }, stored: { motacs: 'KPL999' } },
  editBoatOperator: { table: 'boatOperators', id: 2, send: { name: 'Bot Baharu' }, stored: { name: 'Bot Baharu' } },
  editPopup: { table: 'popups', id: 1, send: { name: 'New words' }, stored: { name: 'New words' } },
  editJetty: { table: 'jetties', id: 3, send: { name: 'Linggi' }, stored: { name: 'Linggi' } },
  editHoliday: { table: 'holidays', id: 2, send: { details: 'Dredging' }, stored: { details: 'Dredging' } },
  editPage: { table: 'pages', id: 1, send: { content: '<p>New.</p>' }, stored: { content: '<p>New.</p>' } },
  editPackage: { table: 'packages', id: 1, send: { max_passenger: 77 }, stored: { maxPassenger: 77 } },
  editFood: { table: 'foods', id: 1, send: { description: 'Hot.' }, stored: { description: 'Hot.' } },
};

const PARTIAL = (Object.keys(OPERATIONS) as OperationId[]).filter((id) => (OPERATIONS[id] as OperationEntry).partial);

type Row = Record<string, unknown> & { id: number };
const listRows = (sim: TestSimulator, { table, where }: EditCase): Row[] =>
  (sim.world.tables[table].all() as unknown as Row[]).filter(
    (row) => row['deletedAt'] == null && (where?.(row as never) ?? true),
  );
const rowOf = (sim: TestSimulator, { table }: EditCase, id: number): Row => sim.world.tables[table].must(id);
const edit = (caller: TestCaller, id: string, body: object) =>
  caller.call(id as 'editPackage', { body: body as { id: number } });

/** Returns a record without the marks of its last change. */
function content({ updatedAt: _at, updatedBy: _by, ...rest }: Row): Record<string, unknown> {
  return rest;
}

describe('an edit changes only the fields that are sent', () => {
  test('the contract marks every edit of the catalogue and of users as partial', () => {
    const edits = (Object.keys(OPERATIONS) as OperationId[]).filter(
      (id) => OPERATIONS[id].path.endsWith('/edit') && id !== 'saveBooking',
    );
    expect([...PARTIAL].sort()).toEqual([...edits].sort());
    const unnamed = edits.filter((id) => !(id in EDITS)).map((id) => `${id}: name its table and one field in EDITS`);
    expect(unnamed).toEqual([]);
    expect(Object.keys(EDITS).filter((id) => !edits.includes(id as OperationId))).toEqual([]);
  });

  describe.each(PARTIAL.filter((id) => id in EDITS))('%s', (id) => {
    const plan = EDITS[id] as EditCase;

    test('with only the id leaves every record of the seed unchanged', async () => {
      const sim = createTestSimulator();
      const caller = await sim.as('superuser');
      for (const row of listRows(sim, plan)) {
        await edit(caller, id, { id: row.id });
        expect(content(rowOf(sim, plan, row.id)), `${id} ${row.id}`).toEqual(content(row));
      }
    });

    test('with one field changes only that field', async () => {
      const sim = createTestSimulator();
      const caller = await sim.as('superuser');
      const before = rowOf(sim, plan, plan.id);
      await edit(caller, id, { id: plan.id, ...plan.send });
      expect(content(rowOf(sim, plan, plan.id))).toEqual({ ...content(before), ...plan.stored });
    });
  });
});

describe('a field that an edit sends blank is cleared', () => {
  test('as a form: an empty list, no menu, no promotion', async () => {
    const sim = createTestSimulator();
    const caller = await sim.as('superuser');
    await edit(caller, 'editPackage', { id: 1, food_ids: [1], promotions: { free_tickets: [{ buy: 9, free: 1 }] } });
    expect(sim.world.tables.packages.must(1)).toMatchObject({ foodIds: [1], freeTickets: [{ buy: 9, free: 1 }] });
    const answer = await caller.fetch('/api/packages/edit', {
      method: 'POST',
      body: new URLSearchParams({ id: '1', food_ids: '', promotions: '' }),
    });
    expect(answer.status).toBe(200);
    expect(sim.world.tables.packages.must(1)).toMatchObject({ foodIds: null, freeTickets: [] });
  });

  test('removes a document sent as null in `docs`, which deactivates the agent, and keeps the other', async () => {
    const sim = createTestSimulator();
    const manager = await sim.as('manager');
    const agent = await manager.call('editAgent', { body: { id: 9, docs: { ssm: null } } });
    expect(agent).toMatchObject({ docs: { ssm: null, kpl: 'kpl.pdf' }, active: 0 });
  });

  test('keeps slots of a jetty unless they are sent', async () => {
    const sim = createTestSimulator();
    const manager = await sim.as('manager');
    const before = sim.world.tables.jetties.must(3);
    await manager.call('editJetty', { body: { id: 3, active: 0 } });
    expect(sim.world.tables.jetties.must(3)).toMatchObject({ active: false, slots: before.slots, maxPassenger: 40 });
  });
});

describe('an option of a package changes the options that depend on it', () => {
  test.each([
    ['VVIP clears the wristband and adds the booking platform', 5, { vvip: true }, { wristband: false }, ['booking']],
    ['VVIP off removes the booking platform', 6, { vvip: false }, { vvip: false }, ['!booking']],
    ['an exhibition has its platform only', 1, { exhibition: true }, { platforms: ['exhibition'] }, []],
    ['a wristband clears Minisigua', 4, { wristband: true }, { minisigua: false }, []],
    ['Minisigua clears the wristband', 5, { minisigua: true }, { wristband: false }, []],
  ])('%s', async (_, id, sent, stored, platforms) => {
    const manager = await createTestSimulator().as('manager');
    const answer = await manager.call('editPackage', { body: { id, ...sent } });
    expect(answer).toMatchObject({ ...sent, ...stored });
    for (const platform of platforms)
      if (platform.startsWith('!')) expect(answer.platforms).not.toContain(platform.slice(1));
      else expect(answer.platforms).toContain(platform);
  });
});

/** Bodies without `active`, with only the required fields. */
const ADDS: readonly [id: OperationId, table: TableName, body: (caller: TestCaller) => Promise<object>][] = [
  ['addTourGuide', 'tourGuides', () => required(newTourGuide())],
  ['addBoatOperator', 'boatOperators', () => required(newBoatOperator())],
  ['addPackage', 'packages', async (caller) => required(packageForm({ imgs: [await uploaded(caller)] }))],
  ['addFood', 'foods', () => required(foodForm())],
  ['addJetty', 'jetties', () => required({ name: 'Jeti Baharu' })],
  [
    'addPopup',
    'popups',
    async (caller) => {
      const { img } = await caller.call('uploadPopupImage', { body: { img: PNG } });
      return required({ name: 'Deal', img, start_date: '2026-12-01', end_date: '2026-12-31' });
    },
  ],
  [
    'addAgent',
    'users',
    async (caller) => {
      const { ssm = null } = await caller.call('uploadAgentDoc', { body: { agent_id: 0, doc: PDF, type: 'ssm' } });
      const { kpl = null } = await caller.call('uploadAgentDoc', { body: { agent_id: 0, doc: PDF, type: 'kpl' } });
      return required({ ...newAgent(), docs: { ssm, kpl } });
    },
  ],
  [
    'addUser',
    'users',
    () =>
      required({
        name: 'Nurul Huda',
        username: 'nurul',
        email: 'nurul@muara.test',
        contact: '0123456789',
        password: 'muara123',
        role: 'Admin',
      }),
  ],
];

async function required(body: object): Promise<object> {
  return { ...body, active: undefined };
}

describe('a record added without `active` is active', () => {
  test.each(ADDS)('%s', async (id, table, body) => {
    const sim = createTestSimulator();
    const manager = await sim.as('manager');
    await manager.call(id as 'addJetty', { body: await body(manager) });
    const newest = (sim.world.tables[table].all() as unknown as Row[]).at(-1);
    expect(newest?.['active']).toBe(true);
  });

  test('except an agent without both documents', async () => {
    const sim = createTestSimulator();
    const manager = await sim.as('manager');
    const { data } = await manager.call('addAgent', { body: await required(newAgent()) });
    expect(data[0]).toMatchObject({ name: 'Siti Mariam', active: 0 });
  });
});
