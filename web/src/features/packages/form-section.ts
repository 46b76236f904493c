import { memo, type ReactNode } from 'react';
import type { FieldErrors } from '@/domain/errors/field-errors.ts';
import type { PackageDraft } from './package-draft.ts';

/** What a section of the package form is given: the fields that it names. The functions stay the same while the form is open. */
export interface SectionProps<Name extends keyof PackageDraft> {
  draft: Pick<PackageDraft, Name>;
  errors: FieldErrors;
  set(patch: Partial<PackageDraft>): void;
  /** Called when the user leaves a field. */
  leave(field: string): void;
}

/**
 * Returns a section that renders again only when one of its fields, their errors or its other props have changed, so that
 * a form of hundreds of fields keeps up with typing. A section can read the fields that it names and no others.
 */
export function section<Name extends keyof PackageDraft & string, Props extends SectionProps<Name>>(
  fields: readonly Name[],
  Section: (props: Props) => ReactNode,
) {
  return memo(
    Section,
    (before, after) =>
      fields.every((field) => before.draft[field] === after.draft[field]) &&
      hasSameErrors(before.errors, after.errors, fields) &&
      (Object.keys(after) as (keyof Props)[]).every(
        (name) => name === 'draft' || name === 'errors' || before[name] === after[name],
      ),
  );
}

/** Returns whether the errors of some fields, and of the rows below them, are the same. */
export function hasSameErrors(before: FieldErrors, after: FieldErrors, fields: readonly string[]): boolean {
  if (before === after) return true;
  return [...Object.keys(before), ...Object.keys(after)].every(
    (name) => before[name] === after[name] || !fields.some((field) => isOf(field, name)),
  );
}

/** Returns whether an error belongs to a field or to a row below it. */
export function isOf(field: string, name: string): boolean {
  return name === field || name.startsWith(`${field}.`);
}
