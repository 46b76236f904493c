import { BODY_MAX_BYTES } from '@muara/contract/constants';
import { ERRORS } from '@muara/contract/errors';
import { OPERATION_META, type OperationMeta } from '@muara/contract/operation-meta';
import { OPERATIONS, type OperationId } from '@muara/contract/operations';
import { describe, expect, test } from 'vitest';
import { createTestSimulator, type TestSimulator } from '../../testing/index.ts';
import type { Form } from '../../testing/samples/cases.ts';
import { COUNTER_FORMS } from '../../testing/samples/counter.ts';
import { HOUSE_FORMS } from '../../testing/samples/facilities.ts';
import { DECISIONS_FORMS } from '../../testing/samples/decisions.ts';
import { FILE_FORMS } from '../../testing/samples/ticket-file.ts';
import { MINE_FORMS } from '../../testing/samples/my-tickets.ts';
import { BOOKINGS_FORMS } from '../../testing/samples/bookings.ts';
import { ONLINE_FORMS } from '../../testing/samples/online.ts';
import { PACKAGES_FORMS } from '../../testing/samples/packages.ts';
import { PARTIES_FORMS } from '../../testing/samples/partners.ts';

/** Forms of shell, people and settings, with a valid body. */
const FORMS: readonly Form[] = [
  ['login', null, { email: 'cashier@muara.test', password: 'muara123' }],
  ['forgotPassword', null, { email: 'cashier@muara.test' }],
  ['resetPassword', null, { token: 'default.abc', password: 'newsecret' }],
  [
    'addUser',
    'manager',
    {
      name: 'Nurul Huda',
      username: 'nurul',
      email: 'nurul@muara.test',
      contact: '0123456789',
      password: 'muara123',
      role: 'Cashier',
      shift: 'Shift 1 - Pagi',
    },
  ],
  [
    'editUser',
    'manager',
    { id: 5, name: 'Aisyah', email: 'cashier@muara.test', contact: '0123456789', role: 'Cashier' },
  ],
  ['uploadUserPicture', 'manager', { img: '', original_name: 'a.png', user_id: 5 }],
  [
    'saveSetting',
    'manager',
    {
      child_min_age: 4,
      adult_min_age: 13,
      senior_min_age: 60,
      super_senior_min_age: 70,
      agents_ticket_expiry_period: 6,
      roles: [],
    },
  ],
  ['setOnline', 'manager', { online: 0 }],
  [
    'saveAppVersion',
    'skaloot',
    {
      android_admin: '1.0.0',
      android_public: '1.0.0',
      android_terminal: '1.0.0',
      android_kiosk: '1.0.0',
      ios_admin: '1.0.0',
      ios_public: '1.0.0',
    },
  ],
  ['reportBug', 'cashier', { report: 'The printer prints twice' }],
  ...PACKAGES_FORMS,
  ...PARTIES_FORMS,
  ...HOUSE_FORMS,
  ...COUNTER_FORMS,
  ...ONLINE_FORMS,
  ...BOOKINGS_FORMS,
  ...MINE_FORMS,
  ...FILE_FORMS,
  ...DECISIONS_FORMS,
];

/** Values that no field of these forms accepts. */
const WRONG_VALUES: readonly [name: string, value: unknown][] = [
  ['an object', { a: 1 }],
  ['a list of lists', [[1]]],
];

/** Nearly as long as the operation accepts: longer texts are refused unread. */
const longText = (id: OperationId): string => {
  const { maxBody = BODY_MAX_BYTES }: OperationMeta = OPERATION_META[id];
  return 'x'.repeat(maxBody - 200_000);
};

/** Invalid bodies. */
const WRONG_BODIES: readonly [name: string, contentType: string | null, body: string][] = [
  ['nothing', null, ''],
  ['an empty JSON body', 'application/json', ''],
  ['null', 'application/json', 'null'],
  ['a list', 'application/json', '[]'],
  ['a text', 'application/json', '"name"'],
  ['a number', 'application/json', '42'],
  ['true', 'application/json', 'true'],
  ['an empty object', 'application/json', '{}'],
  ['half an object', 'application/json', '{"name": "Nurul", "use'],
  ['two objects', 'application/json', '{}{}'],
  ['a comma too many', 'application/json', '{"name": "Nurul",}'],
  ['single quotes', 'application/json', "{'name': 'Nurul'}"],
  ['not a number', 'application/json', '{"id": NaN}'],
  ['XML', 'application/xml', '<user/>'],
  ['plain text', 'text/plain', 'name=Nurul'],
  ['an empty form', 'application/x-www-form-urlencoded', ''],
  ['a form of strangers', 'application/x-www-form-urlencoded', '__proto__=1&constructor=2'],
  ['a form with a broken escape', 'application/x-www-form-urlencoded', '%E0%A4%A=%zz'],
  ['parts without a boundary', 'multipart/form-data', '--x'],
  ['a content type that is none', 'json', '{}'],
];

/** Returns every record of the world. Records are immutable: an identical object was not changed. */
function kept({ world: { tables } }: TestSimulator): unknown[] {
  return Object.values(tables).flatMap((table: { all(): readonly unknown[] }) => table.all());
}

async function findCaller(sim: TestSimulator, account: string | null) {
  return account === null ? sim : sim.as(account);
}

describe.each(FORMS)('%s', (id, account, good) => {
  const { method, path } = OPERATIONS[id];

  async function expectRefused(contentType: string | null, body: string): Promise<{ code: string; field?: string }> {
    const sim = createTestSimulator();
    const caller = await findCaller(sim, account);
    const before = kept(sim);
    const response = await caller.fetch(path, {
      method,
      body,
      headers: contentType === null ? {} : { 'content-type': contentType },
    });
    const answer = (await response.json()) as { code: string; message: string; field?: string };
    expect([400, 422], JSON.stringify(answer)).toContain(response.status);
    expect(Object.keys(ERRORS)).toContain(answer.code);
    expect(answer.message).toMatch(/\S/);
    expect(OPERATION_META[id].errors as readonly string[]).toContain(answer.code);
    const after = kept(sim);
    expect(after.length === before.length && after.every((record, index) => record === before[index])).toBe(true);
    expect(sim.warnings).toEqual([]);
    return answer;
  }

  test.each(WRONG_BODIES)('refuses %s', async (_name, contentType, body) => {
    await expectRefused(contentType, body);
  });

  const fields = Object.keys(good).flatMap((field, place) =>
    // An oversized text is slow to process and the same for all fields.
    [...WRONG_VALUES, ...(place === 0 ? [['a text of the most bytes', longText(id)] as const] : [])].map(
      ([name, value]) => [field, name, value] as const,
    ),
  );
  test.each(fields)('refuses %s as %s, and names the field', async (field, _name, value) => {
    const refusal = await expectRefused('application/json', JSON.stringify({ ...good, [field]: value }));
    // The refusal may name the invalid part of a field.
    if ((OPERATION_META[id].contentTypes as readonly string[]).includes('application/json'))
      expect(refusal.field?.split('.')[0]).toBe(field);
  });
});
