import { decodeFields } from '@muara/contract/decode';
import type { OperationMeta } from '@muara/contract/operation-meta';
import { describeIssue, type Issue } from './describe-issue.ts';
import { Refusal } from './refusal.ts';

/** What the kernel uses of a generated validator. */
export interface Validator<T = unknown> {
  safeParse(
    value: unknown,
  ): { success: true; data: T } | { success: false; error: { readonly issues: readonly Issue[] } };
}

const NOTHING: Readonly<Record<string, unknown>> = Object.freeze({});

/** Returns the query string decoded by the operation's table; unlisted parameters are dropped. */
export function readQuery(meta: OperationMeta, search: string): Record<string, unknown> {
  if (search === '') return NOTHING;
  const { query: table } = meta.decode;
  const fields = Object.entries(decodeFields(table, new URLSearchParams(search)));
  return Object.fromEntries(fields.filter(([name]) => Object.hasOwn(table, name)));
}

/** Returns the decoded path parameters. */
export function readParams(meta: OperationMeta, params: Record<string, string>): Record<string, unknown> {
  for (const _ in params) return decodeFields(meta.decode.params, Object.entries(params));
  return NOTHING;
}

/** Returns the validated value. @throws Refusal validation_failed with every invalid field */
export function accept<T>(validator: Validator<T>, value: unknown): T {
  const result = validator.safeParse(value);
  if (result.success) return result.data;
  const errors = result.error.issues.map((issue) => describeIssue(issue, value));
  const [first] = errors;
  throw new Refusal('validation_failed', { field: first?.field, sentence: first?.code, errors });
}

/**
 * Returns the first problem of a value in one line: `data.0.code: expected string`; undefined when it
 * is valid.
 */
export function firstProblem(validator: Validator, value: unknown): string | undefined {
  const result = validator.safeParse(value);
  if (result.success) return undefined;
  const [issue] = result.error.issues;
  return `${issue?.path.map(String).join('.') || 'the answer'}: ${issue?.message ?? 'is wrong'}`;
}
