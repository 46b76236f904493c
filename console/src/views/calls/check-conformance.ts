import type { JournalEntry } from '@muara/contract/control';
import { OPERATION_META } from '@muara/contract/operation-meta';
import type { OperationId } from '@muara/contract/operations';
import { validators } from '@muara/contract/validators';

/** Whether a recorded call keeps the contract; `null` where that cannot be told. */
interface Verdict {
  keeps: boolean | null;
  /** One line each. */
  lines: string[];
}

interface Validator {
  safeParse(value: unknown): {
    success: boolean;
    error?: { issues: readonly { path: readonly PropertyKey[]; message: string }[] };
  };
}

/** What the journal shows in the place of a secret, a file or the end of a long text. */
const REPLACED = /^\[(?:hidden|bytes)\]$|… \(\d+ letters\)$|=\[hidden\]/;

/** Checks a recorded call against the contract: its status, its code and its answer. */
export function checkConformance(entry: JournalEntry): Verdict {
  const { operationId, status, code, faultId, lost, answer } = entry;
  if (operationId === null) return { keeps: false, lines: ['No operation of the contract has this address.'] };
  if (faultId !== null && !lost) return { keeps: null, lines: ['A fault made this answer.'] };
  const meta = OPERATION_META[operationId as OperationId];
  if (status >= 400) {
    const isListed = code !== null && (meta.errors as readonly string[]).includes(code);
    return isListed
      ? { keeps: true, lines: [`${operationId} lists the code ${code}.`] }
      : { keeps: false, lines: [`${operationId} does not list the code ${code ?? 'of this answer'}.`] };
  }
  if (answer === undefined) return { keeps: null, lines: ['The answer is empty, or was dropped to save memory.'] };
  if (typeof answer === 'string' && REPLACED.test(answer)) return { keeps: true, lines: [`A file, status ${status}.`] };
  const { answer: validator }: { answer?: Validator } = validators[operationId as OperationId];
  const problems = validator ? listProblems(validator, answer) : [];
  if (problems.length > 0) return { keeps: false, lines: problems };
  return { keeps: true, lines: [`The answer has the shape of ${operationId}, status ${status}.`] };
}

/** Returns a line for each problem, except where the journal shows something else than was sent. */
function listProblems(validator: Validator, value: unknown): string[] {
  const { error } = validator.safeParse(value);
  return (error?.issues ?? [])
    .filter(({ path }) => !REPLACED.test(String(valueAt(value, path))))
    .map(({ path, message }) => `${path.map(String).join('.') || 'The answer'}: ${message}`);
}

function valueAt(value: unknown, path: readonly PropertyKey[]): unknown {
  let at = value;
  for (const key of path) at = typeof at === 'object' && at !== null ? Reflect.get(at, key) : undefined;
  return at;
}
