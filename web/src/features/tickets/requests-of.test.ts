import type { TicketListRow } from '@muara/contract/types';
import { describe, expect, it } from 'vitest';
import { batchRequestsOf, requestsOf } from './requests-of.ts';

const NONE = { request_refund_at: null, refunded_at: null, request_canceled_at: null, canceled_at: null };
const AT = '2026-03-10T12:00:00+08:00';
const rowWith = (part: Partial<TicketListRow>) => ({ ...NONE, sub_state: null, ...part }) as TicketListRow;
const badges = ({ pendingRefund, pendingVoid }: ReturnType<typeof requestsOf>) =>
  [pendingRefund ? 'refund' : null, pendingVoid ? 'void' : null].filter(Boolean);

describe('the badges of open requests', () => {
  it.each<[string, Partial<TicketListRow>, string[]]>([
    ['none', {}, []],
    ['a refund', { request_refund_at: AT }, ['refund']],
    ['a refund that was decided', { request_refund_at: AT, refunded_at: AT }, []],
    ['a void', { request_canceled_at: AT }, ['void']],
    ['a void that was decided', { request_canceled_at: AT, canceled_at: AT }, []],
  ])('of a purchase: %s', (_name, part, wanted) => {
    expect(badges(requestsOf(rowWith(part)))).toEqual(wanted);
  });

  const refund = { request_refund_at: AT, frozen_by: 'refund_requested' } as const;
  const cancel = { frozen_by: 'void_requested' } as const;
  it.each<[string, Partial<TicketListRow>, string[]]>([
    ['none', { sub_state: 'Available', frozen_by: null }, []],
    ['a refund of its batch', { sub_state: 'Sold', ...refund }, ['refund']],
    ['a void of its batch', { sub_state: 'Available', ...cancel }, ['void']],
    ['a void of its batch, once it is sold', { sub_state: 'Sold', ...cancel }, ['void']],
    ['a void of its batch, once it is used', { sub_state: 'Used', ...cancel }, []],
    ['a void of its batch, once it is voided', { sub_state: 'Voided', ...cancel }, []],
    ['its own void, which its state names already', { sub_state: 'Pending Void', request_canceled_at: AT }, []],
    ['its own void and that of its batch', { sub_state: 'Pending Void', ...cancel }, []],
  ])('of one ticket of a batch: %s', (_name, part, wanted) => {
    expect(badges(batchRequestsOf(rowWith(part)))).toEqual(wanted);
  });
});
