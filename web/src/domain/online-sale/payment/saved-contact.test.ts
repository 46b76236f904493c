import { beforeEach, expect, test, vi } from 'vitest';
import { savedContact } from './saved-contact.ts';

const REACH = { name: 'Nur Aina', email: 'nur.aina@mail.test', contact: '+60123456789' };
const MASKED = { UserName: 'N** A***', UserEmail: 'n***@m***.test', UserContact: '**********89', Amount: '75.00' };
const payment = { ipay88_payment_url: 'https://pay.test/entry', ipay88_payload: MASKED };

beforeEach(() => {
  const kept = new Map<string, string>();
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
    removeItem: (key: string) => void kept.delete(key),
  });
});

test('the tab that ordered pays again under what its buyer has typed', () => {
  savedContact.keep({ code: 'MRCX7K2M9QP', ...REACH });
  expect(savedContact.fill('MRCX7K2M9QP', payment)).toEqual({
    ...payment,
    ipay88_payload: { UserName: REACH.name, UserEmail: REACH.email, UserContact: REACH.contact, Amount: '75.00' },
  });
});

test('another ticket, a tab that knows nothing, and one that has forgotten leave the form as it came', () => {
  expect(savedContact.fill('MRCX7K2M9QP', payment)).toBe(payment);
  savedContact.keep({ code: 'MRCX7K2M9QP', ...REACH });
  expect(savedContact.fill('MRCAAAAAAAA', payment)).toBe(payment);
  savedContact.drop();
  expect(savedContact.fill('MRCX7K2M9QP', payment)).toBe(payment);
});

test('what the server did not mask stays its own', () => {
  savedContact.keep({ code: 'MRCX7K2M9QP', ...REACH });
  const open = { ...payment, ipay88_payload: { ...MASKED, UserEmail: 'new@mail.test', UserName: '' } };
  expect(savedContact.fill('MRCX7K2M9QP', open).ipay88_payload).toMatchObject({
    UserEmail: 'new@mail.test',
    UserName: '',
    UserContact: REACH.contact,
  });
});

test.each(['', 'null', '7', '{', '[]', '{"code":"MRCX7K2M9QP","email":7}'])(
  'storage that reads %j is no reach',
  (text) => {
    sessionStorage.setItem('muara.unpaid-reach', text);
    expect(savedContact.fill('MRCX7K2M9QP', payment).ipay88_payload).toEqual(MASKED);
  },
);

test('costs nothing when storage is blocked', () => {
  const blocked = () => {
    throw new Error('blocked');
  };
  vi.stubGlobal('sessionStorage', { getItem: blocked, setItem: blocked, removeItem: blocked });
  expect(() => {
    savedContact.keep({ code: 'MRCX7K2M9QP', ...REACH });
    savedContact.drop();
  }).not.toThrow();
  expect(savedContact.fill('MRCX7K2M9QP', payment)).toBe(payment);
});
