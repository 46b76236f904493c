import type { FieldErrors } from '@/domain/errors/field-errors.ts';
import type { PackageDraft } from './package-draft.ts';

/** What every section of the package form is given. The functions stay the same while the form is open. */
export interface SectionProps {
  draft: PackageDraft;
  errors: FieldErrors;
  set(patch: Partial<PackageDraft>): void;
  /** Somebody has left a field. */
  leave(field: string): void;
}

/**
 * Has a section rendered anew only when one of its own fields, their errors or its other props have changed: a form of
 * hundreds of fields follows the typing that way.
 */
export function ofFields<Props extends SectionProps>(...fields: (keyof PackageDraft)[]) {
  return (before: Props, after: Props): boolean =>
    fields.every((field) => before.draft[field] === after.draft[field]) &&
    hasSameErrors(before.errors, after.errors, fields) &&
    (Object.keys(after) as (keyof Props)[]).every(
      (name) => name === 'draft' || name === 'errors' || before[name] === after[name],
    );
}

/** Whether the errors of some fields are the same, those of the rows below them included. */
export function hasSameErrors(before: FieldErrors, after: FieldErrors, fields: readonly string[]): boolean {
  if (before === after) return true;
  return [...Object.keys(before), ...Object.keys(after)].every(
    (name) => before[name] === after[name] || !fields.some((field) => isOf(field, name)),
  );
}

/** Whether an error belongs to a field or to a row below it. */
export function isOf(field: string, name: string): boolean {
  return name === field || name.startsWith(`${field}.`);
}
