import { APPROVAL_KINDS, type ApprovalKind, PAGE_SIZE } from '@muara/contract/constants';
import type { Approval } from '@muara/contract/types';
import { getActor } from '../../domain/people/index.ts';
import type { Context, Handler } from '../../kernel/handler.ts';
import type { Cursor } from '../../world/list-cursor.ts';
import type { Instant } from '../../world/records.ts';
import { waitingSince } from '../../world/waiting-keys.ts';
import { presentPartVoid, presentSurplus, presentWaiting } from './present-approval.ts';

/** One queue of the inbox, oldest first. */
interface Queue {
  kind: ApprovalKind;
  total: number;
  each(): Iterator<Waiting>;
}

interface Waiting {
  since: Instant;
  present(): Approval;
}

/** The decisions that purchases wait for. */
const PURCHASE_KINDS = ['refund', 'void', 'booking'] as const;

/** Any one of these permissions allows deciding a kind. */
const RIGHTS: Record<ApprovalKind, readonly (readonly [area: string, action: string])[]> = {
  refund: [['Tickets', 'Refund (Approve)']],
  void: [['Tickets', 'Cancel (Approve)']],
  booking: [
    ['Booking', 'Approve'],
    ['Booking', 'Reject'],
  ],
  surplus: [['Tickets', 'Refund (Approve)']],
};

/**
 * Returns a page of the requests that the caller may decide, and the totals by kind.
 * O(items up to the page).
 */
export const listApprovals: Handler<'listApprovals'> = ({ query: { page = 0, kind } }, ctx) => {
  const actor = getActor(ctx.session);
  const mine = APPROVAL_KINDS.filter((of) =>
    RIGHTS[of].some(([area, action]) => ctx.rules.hasPermission(actor, area, action)),
  );
  const queues = listQueues(ctx).filter((queue) => mine.includes(queue.kind));
  const shown = queues.filter((queue) => kind === undefined || queue.kind === kind);
  return {
    data: listPage(shown, page).map(({ present }) => present()),
    total: sum(shown),
    counts: {
      refund: sum(queues.filter((queue) => queue.kind === 'refund')),
      void: sum(queues.filter((queue) => queue.kind === 'void')),
      booking: sum(queues.filter((queue) => queue.kind === 'booking')),
      surplus: sum(queues.filter((queue) => queue.kind === 'surplus')),
    },
  };
};

function listQueues(ctx: Context): Queue[] {
  const { tickets, subTickets, payments } = ctx.world.tables;
  const purchases = PURCHASE_KINDS.map((kind) => {
    const cursor = tickets.cursor('waiting', { key: kind, direction: 'asc' });
    return queue(kind, cursor, waitingSince, (ticket) => presentWaiting(ctx, kind, ticket));
  });
  const parts = subTickets.cursor('waiting', { key: true, direction: 'asc' });
  const since = (part: { requestCanceledAt: Instant | null }): Instant => part.requestCanceledAt ?? 0;
  const surplus = payments.cursor('surplus', { key: true, direction: 'asc' });
  return [
    ...purchases,
    queue('void', parts, since, (part) => presentPartVoid(ctx, part)),
    queue(
      'surplus',
      surplus,
      ({ paidAt }) => paidAt ?? 0,
      (payment) => presentSurplus(ctx, payment),
    ),
  ];
}

function queue<T>(
  kind: ApprovalKind,
  cursor: Cursor<T>,
  since: (record: T) => Instant,
  present: (record: T) => Approval,
): Queue {
  const each = function* (): Iterator<Waiting> {
    for (const record of cursor) yield { since: since(record), present: () => present(record) };
  };
  return { kind, total: cursor.total, each };
}

/** Merges the queues up to the page. */
function listPage(queues: readonly Queue[], page: number): Waiting[] {
  const start = page * PAGE_SIZE;
  const rows: Waiting[] = [];
  if (start >= sum(queues)) return rows;
  const walks = queues.map((of) => of.each());
  const passengers = walks.map((walk) => walk.next());
  for (let place = 0; place < start + PAGE_SIZE; place++) {
    let oldest = -1;
    for (const [index, head] of passengers.entries()) {
      if (head.done) continue;
      const other = passengers[oldest];
      if (!other || other.done || head.value.since < other.value.since) oldest = index;
    }
    const head = passengers[oldest];
    if (!head || head.done) break;
    if (place >= start) rows.push(head.value);
    passengers[oldest] = (walks[oldest] as Iterator<Waiting>).next();
  }
  return rows;
}

function sum(queues: readonly Queue[]): number {
  return queues.reduce((total, of) => total + of.total, 0);
}
