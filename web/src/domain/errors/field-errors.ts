import { ApiError } from '@muara/client/http';
import { ERRORS } from '@muara/contract/errors';
import type { FieldProblem } from '@muara/contract/rules/forms/field-problem';
import { codeText } from './errors.ts';

/** What is wrong with a form: the words for each field that is, in the order of the form. */
export type FieldErrors = Readonly<Record<string, string>>;

/** The words for what a check of the contract found; of several problems of a field the first. */
export function problemTexts(problems: readonly FieldProblem[]): FieldErrors {
  return firstOfEach(problems.map(({ field, code }) => ({ field, text: codeText(code, ERRORS[code].message) })));
}

/** The words for each field that the server refused; null when the refusal names none. */
export function refusedFields(error: unknown): FieldErrors | null {
  if (!(error instanceof ApiError)) return null;
  const named = error.errors ?? (error.field ? [{ field: error.field, code: error.code, message: error.message }] : []);
  if (named.length === 0) return null;
  return firstOfEach(named.map(({ field, code, message }) => ({ field, text: codeText(code, message) })));
}

interface Change<Values> {
  previous: Values;
  values: Values;
  errorsOf(values: Values): FieldErrors;
}

/** Returns the errors that still apply after a change; a server error applies until its field changes. */
export function recheckErrors<Values extends object>(
  shown: FieldErrors,
  { previous, values, errorsOf }: Change<Values>,
): FieldErrors {
  if (Object.keys(shown).length === 0) return shown;
  const [before, after] = [errorsOf(previous), errorsOf(values)];
  const isOver = (field: string) => field in before || valueAt(previous, field) !== valueAt(values, field);
  const rechecked = Object.entries(shown).map(([field, text]) => [field, isOver(field) ? after[field] : text] as const);
  return Object.fromEntries(rechecked.filter((entry): entry is [string, string] => entry[1] !== undefined));
}

/** Returns the value that a field's name leads to, such as `emails.0`. */
function valueAt(values: object, field: string): unknown {
  return field
    .split('.')
    .reduce<unknown>((value, part) => (value as Record<string, unknown> | null | undefined)?.[part], values);
}

function firstOfEach(named: readonly { field: string; text: string }[]): FieldErrors {
  const first = new Map<string, string>();
  for (const { field, text } of named) if (!first.has(field)) first.set(field, text);
  return Object.fromEntries(first);
}
