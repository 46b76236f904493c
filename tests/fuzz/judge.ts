import { ERRORS, type ErrorCode } from '@muara/contract/errors';
import { ERRORS_MS } from '@muara/contract/errors-ms';
import { OPERATION_META } from '@muara/contract/operation-meta';
import { checkAnswer, findOperation, type Match } from '../support/contract-validator.ts';
import type { FuzzCall } from './call.ts';

/** A line of the world's journal. */
interface Line {
  operationId: string | null;
  status: number;
  address: string;
}

/** What came back for a call, and what the world's journal says of it. */
export interface Outcome {
  status: number;
  contentType: string;
  body: string;
  /** What the journal has more than before. */
  lines: readonly Line[];
  /** False when no answer came, however much time passed. */
  answered: boolean;
  /** What the simulator complained of during the call. */
  warnings: readonly string[];
}

/** Something that must never happen. */
export interface Problem {
  /** Findings of one kind at one operation are one finding. */
  kind: string;
  detail: string;
}

/** Returns everything about an outcome that the contract does not allow. */
export function judge(call: FuzzCall, outcome: Outcome): Problem[] {
  const { status, contentType, body, answered } = outcome;
  if (!answered) return [{ kind: 'hang', detail: 'no answer came' }];
  const match = matchOf(call);
  const problems: Problem[] = [];
  if (status >= 500)
    problems.push({ kind: `status ${status}`, detail: `${body.slice(0, 200)} ${outcome.warnings.at(-1) ?? ''}` });
  if (match) problems.push(...againstContract(call, match, outcome), ...againstJournal(match, outcome));
  else if (status !== 404 || codeOf(body) !== 'not_found')
    problems.push({ kind: 'unknown address', detail: `${status} ${contentType} ${body.slice(0, 200)}` });
  return problems;
}

/** Returns the code of a refusal; undefined when the body is something else. */
export function codeOf(body: string): string | undefined {
  try {
    return (JSON.parse(body) as { code?: string } | null)?.code;
  } catch {
    return undefined;
  }
}

/** Returns the operation that the published contract has at the address, as a browser would write it. */
function matchOf({ method, target }: FuzzCall): Match | undefined {
  const { pathname } = new URL(target, 'http://localhost:3000');
  return findOperation(method, pathname);
}

function againstContract({ method }: FuzzCall, match: Match, { status, contentType, body }: Outcome): Problem[] {
  const problems: Problem[] = [];
  try {
    for (const detail of checkAnswer(method, match, status, contentType, body))
      problems.push({ kind: 'contract', detail });
  } catch (error) {
    problems.push({ kind: 'not JSON', detail: `${String(error)}: ${body.slice(0, 100)}` });
  }
  if (status < 400 || !contentType.startsWith('application/json')) return problems;
  const code = codeOf(body) ?? '';
  const documented: readonly string[] = OPERATION_META[match.operationId as keyof typeof OPERATION_META].errors;
  if (!documented.includes(code)) problems.push({ kind: `code ${code}`, detail: `${code} is not among the x-errors` });
  const { message } = JSON.parse(body) as { message?: string };
  if (!isSentence(message)) problems.push({ kind: 'message', detail: `'${message}' is no sentence of the catalogue` });
  return problems;
}

/** The payment provider calls too when time passes; what is left must be the call, and only it. */
function againstJournal(match: Match, { status, lines }: Outcome): Problem[] {
  const own = lines.filter(({ address }) => address !== 'payment-provider');
  const [line] = own;
  if (own.length === 1 && line?.operationId === match.operationId && line.status === status) return [];
  const written = own.map((entry) => `${entry.operationId} ${entry.status}`).join(', ') || 'nothing';
  return [{ kind: 'journal', detail: `notes ${written} instead of ${match.operationId} ${status}` }];
}

const SENTENCES = [...Object.values(ERRORS).map(({ message }) => message), ...Object.values(ERRORS_MS)].map(patternOf);

/**
 * Returns a pattern for a sentence whose parts are filled in, with any text but a part that is not:
 * names may have braces.
 */
function patternOf(sentence: string): RegExp {
  const escaped = sentence.replaceAll(/[.*+?^$()|[\]\\]/g, String.raw`\$&`);
  return new RegExp(`^${escaped.replaceAll(/\{\w+\}/g, String.raw`(?:(?!\{\w+\})[^])+`)}$`, 'u');
}

function isSentence(message: string | undefined): boolean {
  return message !== undefined && SENTENCES.some((sentence) => sentence.test(message));
}

/** Codes that are answered before a handler sees the call. */
const EARLY: ReadonlySet<string> = new Set<ErrorCode>([
  'malformed_request',
  'session_required',
  'session_expired',
  'contract_inactive',
  'account_inactive',
  'permission_denied',
  'not_found',
  'app_version_too_old',
  'validation_failed',
  'too_many_requests',
]);

/** Whether a handler saw the call: it succeeded, or a rule refused it. */
export function reachedHandler({ status, body }: Outcome): boolean {
  return status < 300 || (status < 500 && !EARLY.has(codeOf(body) ?? 'not_found'));
}
