import type { Fault, FaultOrder } from '@muara/contract/control';

/** What goes wrong, as a column of the board. */
export type FaultKind = 'refuse' | 'slow' | 'drop' | 'lost' | 'malformed' | 'body';

export const FAULT_KINDS: Record<FaultKind, { title: string; hint: string }> = {
  refuse: { title: 'Refuse', hint: 'Returns a code of the error catalogue' },
  slow: { title: 'Slow', hint: 'Waits three seconds' },
  drop: { title: 'Drop', hint: 'Closes the connection before the call is handled' },
  lost: { title: 'Answer lost', hint: 'Handles the call, then closes the connection' },
  malformed: { title: 'Malformed', hint: 'Returns truncated JSON' },
  body: { title: 'Own body', hint: 'Returns the JSON that you enter' },
};

export const KINDS = Object.keys(FAULT_KINDS) as FaultKind[];

/** The kinds that need nothing besides an operation. */
export type QuickKind = Exclude<FaultKind, 'body'>;
export const QUICK_KINDS = KINDS.filter((kind) => kind !== 'body');

/** Returns the kind of a fault. */
export function kindOf({ drop, after, malformed, code, status, body }: Fault | FaultOrder): FaultKind {
  if (drop) return after === 'commit' ? 'lost' : 'drop';
  if (malformed) return 'malformed';
  if (body !== undefined) return 'body';
  return code !== undefined || status !== undefined ? 'refuse' : 'slow';
}

/** Returns the order that one press on the board makes. */
export function quickOrder(operationId: string, kind: QuickKind): FaultOrder {
  const endings: Record<QuickKind, Partial<FaultOrder>> = {
    refuse: { code: 'internal_error' },
    slow: { delay_ms: 3_000 },
    drop: { drop: true },
    lost: { after: 'commit', drop: true },
    malformed: { malformed: true },
  };
  return { operationId, ...endings[kind] };
}

/** Returns what a fault does and when, in short: `code slot_fully_booked, 2 times, Cashier`. */
export function describeFault(fault: Fault): string {
  const { code, status, delay_ms: delay, nth, rate, times, when, message } = fault;
  return [
    FAULT_KINDS[kindOf(fault)].title,
    code && `code ${code}`,
    status !== undefined && `status ${status}`,
    message && `“${message}”`,
    delay !== undefined && `waits ${delay.toLocaleString('en')} ms`,
    fault.after === 'commit' && !fault.drop && 'after it was handled',
    nth !== undefined && `only call ${nth}`,
    rate !== undefined && `${Math.round(rate * 100)} % of calls`,
    times !== undefined && `at most ${times} times`,
    when?.role && `role ${when.role}`,
    when?.field && `${when.field}${when.equals === undefined ? '' : ` = ${JSON.stringify(when.equals)}`}`,
    when?.path && `path ${when.path}`,
  ]
    .filter(Boolean)
    .join(', ');
}
