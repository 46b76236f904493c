import { ERRORS, type ErrorCode } from '@muara/contract/errors';

/** One wrong field of a request, as it stands in the wire's `errors` list. */
export interface FieldError {
  field: string;
  code: string;
  message: string;
}

export interface RefusalOptions {
  /** The field that the refusal is about, in the wire's own name. */
  field?: string;
  /** What fills the braces of the catalogue's message: `Counter is in use by {name}`. */
  params?: Readonly<Record<string, string>>;
  /** Replaces the catalogue's message. */
  message?: string;
  errors?: readonly FieldError[];
  /** Seconds for the Retry-After header. */
  retryAfter?: number;
  /** Replaces the catalogue's status: for ordered faults alone. */
  status?: number;
  /** Keeps what the handler wrote before refusing (a counted failed try); otherwise a refused call changes nothing. */
  keepChanges?: boolean;
}

/**
 * The simulator's one error type: a code of the contract's catalogue. The kernel alone turns it
 * into a status and a body; a handler that throws anything else has a bug and answers 500.
 */
export class Refusal extends Error {
  override readonly name = 'Refusal';
  readonly code: ErrorCode;
  readonly options: RefusalOptions;

  constructor(code: ErrorCode, options: RefusalOptions = {}) {
    super(options.message ?? code);
    this.code = code;
    this.options = options;
  }
}

/** Throws the refusal that a rule answered; a passing verdict passes. */
export function demand(
  verdict: { ok: true } | { ok: false; code: ErrorCode; field?: string; params?: Readonly<Record<string, string>> },
): asserts verdict is { ok: true } {
  if (verdict.ok) return;
  const { code, field, params } = verdict;
  throw new Refusal(code, { field, params });
}

/**
 * Throws one refusal for all fields that are wrong; none pass. A single problem gives its own code, several the code
 * `validation_failed`; either way `errors` names each one, and `field` and message are the first's.
 */
export function refuseFields(problems: readonly { field: string; code: ErrorCode }[]): void {
  const [first] = problems;
  if (!first) return;
  const errors = problems.map(({ field, code }) => ({ field, code, message: ERRORS[code].message }));
  const code = problems.length === 1 ? first.code : 'validation_failed';
  throw new Refusal(code, { field: first.field, message: ERRORS[first.code].message, errors });
}
