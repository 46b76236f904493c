import type { ErrorCode } from '@muara/contract/errors';
import type { BusinessEvent } from '../events/business-event.ts';

/** One invalid field of a request, as it appears in the wire's `errors` list. */
export interface FieldError {
  field: string;
  /** Its message in the catalogue is what people read. */
  code: ErrorCode;
  /** For developers: the keyword or rule that the value breaks. */
  rule?: string;
  /** For developers: what was expected. */
  detail?: string;
}

interface RefusalOptions {
  /** The field that the refusal is about, by its wire name. */
  field?: string;
  /** Fills the placeholders of the catalogue's message: `Counter is in use by {name}`. */
  params?: Readonly<Record<string, string>>;
  /** Shows the message of another code: that of the first field when a refusal names several. */
  sentence?: ErrorCode;
  /** Replaces the catalogue's message; for ordered faults only. */
  message?: string;
  errors?: readonly FieldError[];
  /** Seconds for the Retry-After header. */
  retryAfter?: number;
  /** Replaces the catalogue's status; for ordered faults only. */
  status?: number;
  /**
   * Keeps what the handler wrote before refusing (such as a counted attempt); by default a refused call
   * changes nothing.
   */
  keepChanges?: boolean;
  /** What happened before the handler refused; only together with `keepChanges`. */
  events?: readonly BusinessEvent[];
}

/**
 * The simulator's only error type: a code of the contract's catalogue.
 * Only the kernel turns it into a status and body; a handler that throws anything else has a bug and returns 500.
 */
export class Refusal extends Error {
  override readonly name = 'Refusal';
  readonly code: ErrorCode;
  readonly options: RefusalOptions;

  constructor(code: ErrorCode, options: RefusalOptions = {}) {
    super([options.message ?? code, options.errors?.[0]?.detail].filter(Boolean).join(': '));
    this.code = code;
    this.options = options;
  }
}

/** Throws the refusal of a rule; does nothing when the rule passes. */
export function assertAllowed(
  verdict: { ok: true } | { ok: false; code: ErrorCode; field?: string; params?: Readonly<Record<string, string>> },
): asserts verdict is { ok: true } {
  if (verdict.ok) return;
  const { code, field, params } = verdict;
  throw new Refusal(code, { field, params });
}

/**
 * Throws one refusal for all invalid fields; does nothing without any.
 * A single problem gives its own code, several give `validation_failed`; either way `errors` names each one, and
 * `field` and message are those of the first.
 */
export function assertNoFieldErrors(problems: readonly { field: string; code: ErrorCode }[]): void {
  const [first] = problems;
  if (!first) return;
  const code = problems.length === 1 ? first.code : 'validation_failed';
  const errors = problems.map((problem) => ({ field: problem.field, code: problem.code }));
  throw new Refusal(code, { field: first.field, sentence: first.code, errors });
}

/**
 * Returns the refusal of an input with a valid shape and an impossible value.
 * @param detail what a developer needs to know
 */
export function invalidInput(field: string, rule: string, detail: string): Refusal {
  const code = 'value_invalid';
  return new Refusal('validation_failed', { field, sentence: code, errors: [{ field, code, rule, detail }] });
}

/** Returns the refusal of a request that cannot be parsed. */
export function malformedRequest(field: string, rule: string, detail: string): Refusal {
  const code = 'malformed_request';
  return new Refusal(code, { errors: [{ field, code, rule, detail }] });
}
