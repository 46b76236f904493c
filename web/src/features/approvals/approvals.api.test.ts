import type { MuaraClient } from '@muara/client/http';
import type { Approval } from '@muara/contract/types';
import { QueryClient } from '@tanstack/react-query';
import { expect, test, vi } from 'vitest';
import { sendDecision } from './approvals.api.ts';

const APPROVAL = { kind: 'refund', id: 7, type: null } as unknown as Approval;
const AREAS = ['approvals', 'tickets', 'bookings', 'dashboard'] as const;

/** Screens that were loaded before the decision. */
function loaded(): QueryClient {
  const queries = new QueryClient();
  for (const area of AREAS) queries.setQueryData([area, 'list'], {});
  return queries;
}

const stale = (queries: QueryClient) => AREAS.filter((area) => queries.getQueryState([area, 'list'])?.isInvalidated);

test.each(['approve', 'reject'] as const)(
  'after %s the approvals and all that they move are fetched again',
  async (choice) => {
    const call = { approveRefund: vi.fn(async () => ({})), rejectRefund: vi.fn(async () => ({})) };
    const queries = loaded();
    await sendDecision({ call } as unknown as MuaraClient, queries, APPROVAL, choice);
    expect(call[choice === 'approve' ? 'approveRefund' : 'rejectRefund']).toHaveBeenCalledWith({ params: { id: 7 } });
    expect(stale(queries)).toEqual(AREAS);
  },
);

test.each([
  ['ticket_agent', 'ticket_agent'],
  ['exhibition', 'exhibition'],
  [null, 'normal'],
])('a void of type %s is decided as %s', async (type, sent) => {
  const call = { approveVoid: vi.fn(async () => ({})), rejectVoid: vi.fn(async () => ({})) };
  for (const choice of ['approve', 'reject'] as const)
    // oxlint-disable-next-line no-await-in-loop -- one after the other, as people decide
    await sendDecision(
      { call } as unknown as MuaraClient,
      loaded(),
      { ...APPROVAL, kind: 'void', type } as Approval,
      choice,
    );
  for (const decide of Object.values(call))
    expect(decide).toHaveBeenCalledExactlyOnceWith({ body: { id: 7, type: sent } });
});

test('a decision that is refused fetches them again as well', async () => {
  const call = { approveRefund: vi.fn(async () => Promise.reject(new Error('decided meanwhile'))) };
  const queries = loaded();
  const sent = sendDecision({ call } as unknown as MuaraClient, queries, APPROVAL, 'approve');
  await expect(sent).rejects.toThrow('decided meanwhile');
  expect(stale(queries)).toEqual(AREAS);
});
