import { TEXT_LIMITS } from '../../generated/constants.ts';
import type { FieldProblem } from './field-problem.ts';
import { isBlank } from './is-blank.ts';

type Texts = Readonly<Record<string, unknown>>;

/**
 * Checks text fields (000 §5): `validation_failed` for a blank required one, else `text_too_long`.
 * A field in both lists is required.
 * Lengths count characters as people see them, so an emoji is one.
 * @internal
 */
export function checkTexts(
  values: Texts,
  required: readonly string[],
  optional: readonly string[] = [],
): FieldProblem[] {
  return [...new Set([...required, ...optional])].flatMap((field): FieldProblem[] => {
    const text = values[field] as string | null | undefined;
    if (isBlank(text)) return required.includes(field) ? [{ field, code: 'validation_failed' }] : [];
    const limit = (TEXT_LIMITS as Readonly<Record<string, number>>)[field];
    return limit !== undefined && [...(text as string).trim()].length > limit ? [{ field, code: 'text_too_long' }] : [];
  });
}
