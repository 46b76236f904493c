import { OPERATION_IDS, OPERATIONS, type OperationEntry, type OperationId } from '@muara/contract/operations';
import { describe, expect, test } from 'vitest';
import { createTestSimulator, type TestCaller, type TestSimulator } from '../../testing/index.ts';
import { findBodySchema, flattenSchema } from '../../testing/contract-document.ts';
import { SAMPLES } from '../../testing/samples/index.ts';
import { foodForm, packageForm, uploaded } from '../../testing/samples/packages.ts';
import { newAgent, newBoatOperator, newTourGuide, PDF } from '../../testing/samples/partners.ts';
import { PNG } from '../../testing/samples/people.ts';

type TableName = keyof TestSimulator['world']['tables'];

interface EditCase {
  /** The table of the records; by default named like the operation. */
  table?: TableName;
  /** Which records of the table the operation edits. */
  where?: (record: { role?: string }) => boolean;
  /** One field, as sent and as stored; by default the first text of the example that the record lacks. */
  send?: Record<string, unknown>;
  stored?: Record<string, unknown>;
}

const isStaff = ({ role }: { role?: string }) => !['Agent', 'Customer', 'Tour Guide'].includes(role ?? '');

/** Edits of records that share a table, or of which the example does not show a change. */
const EDITS: Partial<Record<OperationId, EditCase>> = {
  editUser: { where: isStaff },
  editAgent: {
    table: 'users',
    where: ({ role }) => role === 'Agent',
    send: { address: '1 Jalan Baru' },
    stored: { agent: expect.objectContaining({ address: '1 Jalan Baru', docs: { ssm: 'ssm.pdf', kpl: 'kpl.pdf' } }) },
  },
  editPackage: { send: { max_passenger: 77 }, stored: { maxPassenger: 77 } },
  // Their examples are the records of a new world.
  editFood: { send: { description: 'Hot.' }, stored: { description: 'Hot.' } },
  editHoliday: { send: { details: 'Dredging' }, stored: { details: 'Dredging' } },
  editJetty: { send: { name: 'Linggi' }, stored: { name: 'Linggi' } },
};

const PARTIAL = OPERATION_IDS.filter((id) => (OPERATIONS[id] as OperationEntry).partial);

type Row = Record<string, unknown> & { id: number };

/** Returns the table of an operation: `editTourGuide` edits `tourGuides`, `editJetty` edits `jetties`. */
function findTable(id: OperationId): TableName {
  const name = id.slice('edit'.length).replace(/(?<=[^aeiou])y$/, 'ie');
  return EDITS[id]?.table ?? (`${name[0]!.toLowerCase()}${name.slice(1)}s` as TableName);
}

function listRows(sim: TestSimulator, id: OperationId): Row[] {
  const rows = sim.world.tables[findTable(id)].all() as unknown as Row[];
  return rows.filter((row) => row['deletedAt'] == null && (EDITS[id]?.where?.(row as never) ?? true));
}

function getRow(sim: TestSimulator, id: OperationId, rowId: number): Row {
  const row = listRows(sim, id).find((one) => one.id === rowId);
  if (!row) throw new Error(`${id}: ${findTable(id)} has no record ${rowId}, which the example in the contract edits`);
  return row;
}

/** Returns one field of an edit's example with another value than the record has. */
function findChange(id: OperationId, row: Row): { send: object; stored: object } {
  const { send, stored } = EDITS[id] ?? {};
  if (send && stored) return { send, stored };
  const texts = Object.entries(SAMPLES[id].body ?? {}).filter(([, value]) => typeof value === 'string');
  const [name, value] = texts.find(([field, text]) => typeof row[field] === 'string' && row[field] !== text) ?? [];
  if (name === undefined)
    throw new Error(`${id}: its example changes no text of record ${row.id}; name a field in EDITS`);
  return { send: { [name]: value }, stored: { [name]: value } };
}

const edit = (caller: TestCaller, id: string, body: object) =>
  caller.call(id as 'editPackage', { body: body as { id: number } });

/** Returns a record without the marks of its last change. */
function content({ updatedAt: _at, updatedBy: _by, ...rest }: Row): Record<string, unknown> {
  return rest;
}

describe('an edit changes only the fields that are sent', () => {
  test('the contract marks every edit of the catalogue and of users as partial', () => {
    const edits = OPERATION_IDS.filter((id) => OPERATIONS[id].path.endsWith('/edit') && id !== 'saveBooking');
    expect([...PARTIAL].sort()).toEqual([...edits].sort());
    expect(Object.keys(EDITS).filter((id) => !edits.includes(id as OperationId))).toEqual([]);
  });

  describe.each(PARTIAL)('%s', (id) => {
    test('with only the id leaves every record of the seed unchanged', async () => {
      const sim = createTestSimulator();
      const caller = await sim.as('superuser');
      const rows = listRows(sim, id);
      expect(rows).not.toEqual([]);
      for (const row of rows) {
        await edit(caller, id, { id: row.id });
        expect(content(getRow(sim, id, row.id)), `${id} ${row.id}`).toEqual(content(row));
      }
    });

    test('with one field changes only that field', async () => {
      const sim = createTestSimulator();
      const caller = await sim.as('superuser');
      const before = getRow(sim, id, (SAMPLES[id].body as { id: number }).id);
      const { send, stored } = findChange(id, before);
      await edit(caller, id, { id: before.id, ...send });
      expect(content(getRow(sim, id, before.id))).toEqual({ ...content(before), ...stored });
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
  test('ADDS has every operation of the contract that adds a record with `active`', () => {
    const takeActive = OPERATION_IDS.filter((id) => id.startsWith('add')).filter(
      (id) => 'active' in (flattenSchema(findBodySchema(id) ?? {}).properties ?? {}),
    );
    expect(ADDS.map(([id]) => id).toSorted()).toEqual(takeActive.toSorted());
  });

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
