import type { Approval, Ticket } from '@muara/contract/types';
import { describe, expect, it } from 'vitest';
import { confirmText, isOpenVoid } from './confirm-text.ts';

const approval: Approval = {
  kind: 'refund',
  id: 1,
  type: null,
  code: 'MRCX7K2M9QP',
  ticket_code: 'MRCX7K2M9QP',
  vvip: false,
  vvip_charter: false,
  name: 'Aina',
  package: { name: 'Melaka River Day Cruise' },
  depart_date: '2026-12-01',
  slot: null,
  total_passengers: 3,
  amount: 1075,
  payment_method: 'Cash',
  requested_at: '2026-11-21T10:14:00+08:00',
  requested_by: null,
  own: false,
  note: 'We cannot come',
  refund_bank: { bank_name: 'Maybank', acc_no: '1234567890', public_form: false },
  void_outcome: null,
  credit_owed: 0,
  batch: null,
};
const kept = { kept: 1075, handed_back: 0, credit_canceled: 0 };
const open: Approval = {
  ...approval,
  kind: 'void',
  type: 'normal',
  depart_date: null,
  refund_bank: null,
  void_outcome: kept,
};
const batch = { total_ticket: 20, total_ticket_sold: 4, total_ticket_used: 3, total_ticket_voided: 1 } as Ticket;
const ALL = 'This will void the entire tickets under this purchase. Do you still want to continue?';

describe('what is asked before a decision', () => {
  it('a refund names record, money and bank, and warns that it voids the entire purchase', () => {
    const said = confirmText(approval, 'approve', null);
    for (const part of ['MRCX7K2M9QP, Aina', 'RM 1,075.00', 'Maybank 1234567890', 'voids the entire purchase'])
      expect(said).toContain(part);
    expect(confirmText(approval, 'reject', null)).not.toContain('entire');
  });

  it('a void says what becomes of the money, and how it can go back', () => {
    const dated: Approval = { ...open, depart_date: '2026-12-01' };
    expect(confirmText(dated, 'approve', null)).toContain(
      'RM 1,075.00 will not be refunded. To return the money, use Refund.',
    );
    const credit: Approval = { ...dated, void_outcome: { kept: 0, handed_back: 0, credit_canceled: 270 } };
    expect(confirmText(credit, 'approve', null)).toContain(
      'RM 270.00 will no longer be owed under the Credit Facility.',
    );
    expect(confirmText(dated, 'reject', null)).not.toContain('paid back');
  });

  it('the refund of an unsettled credit sale says that no money goes back', () => {
    const said = confirmText({ ...approval, amount: 0, credit_owed: 270, refund_bank: null }, 'approve', null);
    expect(said).toContain('RM 0.00 will be refunded. RM 270.00 will no longer be owed under the Credit Facility.');
  });

  it('an open purchase adds the literal text and the three counts; what is left is neither sold, used nor voided', () => {
    const said = confirmText(open, 'approve', batch);
    expect(said).toContain(ALL);
    expect(said).toContain('12 will be voided. 4 sold and 3 used will not change.');
    expect(confirmText(open, 'approve', null)).toContain(ALL);
    expect(confirmText(open, 'reject', batch)).not.toContain(ALL);
  });

  it.each<[string, Approval, boolean]>([
    ['an open purchase', open, true],
    ['a dated one', { ...open, depart_date: '2026-12-01' }, false],
    ['one ticket of an agent', { ...open, type: 'ticket_agent' }, false],
    ['one ticket of an exhibition', { ...open, type: 'exhibition' }, false],
    ['a refund', { ...open, kind: 'refund' }, false],
  ])('%s: all tickets end with it %s', (_name, one, expected) => expect(isOpenVoid(one)).toBe(expected));

  it('warns approvers that they approve their own request', () => {
    expect(confirmText({ ...approval, own: true }, 'approve', null)).toContain('This is your own request');
    expect(confirmText({ ...approval, own: true }, 'reject', null)).not.toContain('yourself');
  });
});
