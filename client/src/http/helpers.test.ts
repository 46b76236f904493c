import { describe, expect, test } from 'vitest';
import type { Actor } from '@muara/contract/rules';
import { can } from './can.ts';
import { encodeForm } from './encode-form.ts';

describe('encodeForm', () => {
  test('lists repeat, objects are JSON, nothing is left out as text', () => {
    const form = encodeForm(
      {
        name: 'Aisyah',
        active: true,
        id: 5,
        ids: [1, 2],
        policies: { Users: [] },
        rows: [{ a: 1 }],
        none: null,
        missing: undefined,
      },
      false,
    );
    expect(form).toBeInstanceOf(URLSearchParams);
    expect([...form]).toEqual([
      ['name', 'Aisyah'],
      ['active', 'true'],
      ['id', '5'],
      ['ids', '1'],
      ['ids', '2'],
      ['policies', '{"Users":[]}'],
      ['rows', '[{"a":1}]'],
    ]);
  });

  test('a file makes it multipart', () => {
    const form = encodeForm({ document: new Blob(['x']), name: 'a' }, false);
    expect(form).toBeInstanceOf(FormData);
    expect(form.get('document')).toBeInstanceOf(Blob);
    expect(encodeForm({ name: 'a' }, true)).toBeInstanceOf(FormData);
  });
});

describe('can', () => {
  const cashier: Actor = {
    role: 'Cashier',
    super_user: false,
    isSkaloot: false,
    policies: {
      Tickets: [
        { name: 'View', active: true },
        { name: 'Update', active: false },
      ],
    },
  };

  test.each([
    ['login', null, true],
    ['getDashboard', null, false],
    ['getDashboard', cashier, true],
    ['listTickets', cashier, true],
    ['getTicket', cashier, false],
    ['getTicket', { ...cashier, role: 'Manager' }, true],
    ['listTickets', { ...cashier, role: 'Agent' }, false],
  ] as const)('%s', (operation, session, expected) => {
    expect(can(session, operation)).toBe(expected);
  });
});
