import type { MuaraClient } from '@muara/client/http';
import { expect, test, vi } from 'vitest';
import { refundCommand } from './refund-command.ts';
import { detailMessages as text } from './ticket-detail.messages.ts';

const BODY = { id: 7, acc_no: '1234567890', bank_name: 'Maybank' as const, other_bank: null, refund_note: 'Ill' };

test.each([
  ['staff with both rights', { direct: true, buyer: false }, 'refundTicket', text.refunded],
  ['staff who may only ask', { direct: false, buyer: false }, 'requestRefund', text.refundRequested],
  ['the buyer', { direct: false, buyer: true }, 'requestRefund', text.requestSent],
] as const)('%s: the money moves directly only where it may', async (_who, how, wanted, said) => {
  const call = { refundTicket: vi.fn(async () => ({})), requestRefund: vi.fn(async () => ({})) };
  const command = refundCommand({ call } as unknown as MuaraClient, how, BODY);
  expect([command.operation, command.said]).toEqual([wanted, said]);
  await command.call();
  expect([call.refundTicket, call.requestRefund].map(({ mock }) => mock.calls)).toEqual(
    wanted === 'refundTicket' ? [[[{ body: BODY }]], []] : [[], [[{ body: BODY }]]],
  );
});
