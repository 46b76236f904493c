import type { ControlOperationMap, NearMiss, WaitResult } from '@muara/contract/control';
import type { JournalEntry } from '../kernel/journal.ts';
import type { ControlContext } from './action.ts';
import { hasStatus, presentEntry } from './journal.ts';
import { presentFrame, presentPaper } from './realtime.ts';
import { presentOutboxMail } from './present-outbox-mail.ts';

type Query = ControlOperationMap['waitFor']['query'];
type Condition = Exclude<keyof Query, 'kind' | 'since' | 'timeout_ms'>;

/** Something that a wait may be for. */
export interface Candidate {
  kind: NearMiss['kind'];
  id: number;
  /** It in one line. */
  what: string;
  /** What each condition is compared with; a condition that it has not is not met. */
  facts: Partial<Record<Condition, unknown>>;
  result(): Omit<WaitResult, 'waited_ms'>;
}

/** Returns what has happened in the world after `since`, of the kind that is waited for. */
export function listCandidates({ kind = 'call', since = 0 }: Query, ctx: ControlContext): Candidate[] {
  switch (kind) {
    case 'call':
      return ctx
        .room()
        .journal.entries(since)
        .map((entry) => callCandidate(entry, ctx));
    case 'mail':
      return ctx.domain
        .outbox(ctx.world())
        .filter(({ id }) => id > since)
        .map((mail) => ({
          kind,
          id: mail.id,
          what: `“${mail.subject}” to ${mail.to.join(', ')}`,
          facts: { to: mail.to, text: `${mail.subject}\n${mail.text}`, code: mail.ticket_code },
          result: () => ({ kind, id: mail.id, mail: presentOutboxMail(mail) }),
        }));
    case 'frame':
      return ctx
        .room()
        .frames.list(since)
        .map((frame) => {
          const { id, direction, type, userId } = frame;
          const facts = { direction, type, userId, text: JSON.stringify(frame.message ?? null) };
          return {
            kind,
            id,
            what: `${direction} ${type}`,
            facts,
            result: () => ({ kind, id, frame: presentFrame(frame) }),
          };
        });
    case 'paper':
      return ctx
        .room()
        .papers.list()
        .filter(({ id }) => id > since)
        .map((paper) => {
          const { id, printer_id, state, code, job_id } = paper;
          const facts = { printer_id, state, code, text: JSON.stringify(paper.message) };
          return {
            kind,
            id,
            what: `${job_id} ${state}`,
            facts,
            result: () => ({ kind, id, paper: presentPaper(paper) }),
          };
        });
  }
}

function callCandidate(entry: JournalEntry, ctx: ControlContext): Candidate {
  const { id, operationId, method, path, status, userId, code, events } = entry;
  return {
    kind: 'call',
    id,
    what: `${method} ${path} → ${status}${code === null ? '' : ` ${code}`}`,
    facts: {
      operationId,
      method,
      path,
      status,
      userId,
      code,
      event: events,
      text: `${JSON.stringify(entry.body) ?? ''}\n${JSON.stringify(entry.answer) ?? ''}`,
    },
    result: () => ({ kind: 'call', id, call: presentEntry(entry, ctx.world()) }),
  };
}

/** Returns the conditions that a candidate does not meet. */
export function judge(query: Query, { facts }: Candidate): NearMiss['wrong'] {
  const { kind: _kind, since: _since, timeout_ms: _timeout, ...conditions } = query;
  return Object.entries(conditions).flatMap(([name, expected]) => {
    const actual = facts[name as Condition];
    if (expected === undefined || meets(name as Condition, expected, actual)) return [];
    return [{ field: name, expected, actual: name === 'text' ? null : (actual ?? null) }];
  });
}

function meets(name: Condition, expected: unknown, actual: unknown): boolean {
  if (name === 'status') return typeof actual === 'number' && hasStatus({ status: actual }, Number(expected));
  if (name === 'path') return String(actual).startsWith(String(expected));
  if (name === 'text') return String(actual).includes(String(expected));
  return Array.isArray(actual) ? actual.includes(expected) : actual === expected;
}
