import { describe, expect, test } from 'vitest';
import { decodeFields } from '@muara/contract/decode';
import { OPERATION_META } from '@muara/contract/operation-meta';
import { OPERATIONS } from '@muara/contract/operations';
import type { Actor } from '@muara/contract/rules/permissions/shapes';
import { can } from './can.ts';
import { encodeForm } from './encode-form.ts';

describe('encodeForm', () => {
  test('repeats lists, writes objects as JSON, and omits undefined', () => {
    const form = encodeForm({
      name: 'Aisyah',
      active: true,
      id: 5,
      ids: [1, 2],
      policies: { Users: [] },
      rows: [{ a: 1 }],
      none: null,
      missing: undefined,
    });
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

  test('writes lists as the contract says, so that they read back unchanged', () => {
    const body = {
      imgs: ['a.jpg', 'b.png'],
      food_ids: [1, 2],
      platforms: ['counter'],
      jetty_ids: [3],
      promotions: { free_tickets: [{ buy: 10, free: 1 }] },
      agent_discount_adults: [{ min: 0, max: 9, discount: 2.5, type: 'RM' }],
    };
    const form = encodeForm(body, { lists: OPERATIONS.addPackage.form }) as URLSearchParams;
    expect([...form.keys()]).toEqual([
      'imgs',
      'food_ids[]',
      'food_ids[]',
      'platforms[]',
      'jetty_ids[]',
      'promotions',
      'agent_discount_adults',
    ]);
    expect(form.get('imgs')).toBe('["a.jpg","b.png"]');
    expect(decodeFields(OPERATION_META.addPackage.decode.body, form)).toEqual(body);
  });

  test('writes slots of a jetty in indexed fields', () => {
    const body = {
      id: 3,
      name: 'Linggi',
      slots: [
        { from: '09:00', to: '10:00' },
        { from: '10:00', to: '11:00' },
      ],
    };
    const form = encodeForm(body, { lists: OPERATIONS.editJetty.form }) as URLSearchParams;
    expect([...form].slice(2, 4)).toEqual([
      ['slots[0][from]', '09:00'],
      ['slots[0][to]', '10:00'],
    ]);
    expect(decodeFields(OPERATION_META.editJetty.decode.body, form)).toEqual(body);
  });

  test('sends cleared fields of a partial body', () => {
    const body = { id: 1, food_ids: null, promotions: null, platforms: [], imgs: [], jetty_ids: [3], vvip_price: null };
    const { form: lists, partial } = OPERATIONS.editPackage;
    const form = encodeForm({ ...body, name: undefined }, { lists, isPartial: partial }) as URLSearchParams;
    expect(form.get('platforms')).toBe('[]');
    expect(decodeFields(OPERATION_META.editPackage.decode.body, form)).toEqual(body);
    const slots = encodeForm({ id: 3, slots: [] }, { lists: OPERATIONS.editJetty.form, isPartial: true });
    expect(decodeFields(OPERATION_META.editJetty.decode.body, slots as URLSearchParams)).toEqual({ id: 3, slots: [] });
  });

  test('uses multipart for a file', () => {
    const form = encodeForm({ document: new Blob(['x']), name: 'a' });
    expect(form).toBeInstanceOf(FormData);
    expect(form.get('document')).toBeInstanceOf(Blob);
    expect(encodeForm({ name: 'a' }, { isMultipart: true })).toBeInstanceOf(FormData);
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
