import { type ComponentType, memo, type ReactNode } from 'react';
import type { FieldErrors } from '@/domain/errors/field-errors.ts';
import type { PackageDraft } from './package-draft.ts';

/**
 * The props of a section of the package form: its named fields.
 * The functions stay the same while the form is open.
 */
export interface SectionProps<Name extends keyof PackageDraft> {
  draft: Pick<PackageDraft, Name>;
  errors: FieldErrors;
  set(patch: Partial<PackageDraft>): void;
  /** Called when the user leaves a field. */
  leave(field: string): void;
}

/**
 * Returns a memoized section that renders only when its fields, errors or other props change.
 * This keeps a form of hundreds of fields fast. A section can only read the fields that it names.
 */
export function section<Name extends keyof PackageDraft, Props extends SectionProps<Name>>(
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

/** The fields that sections name. */
export type NamedBy<Section> =
  Section extends ComponentType<infer Props extends { draft: object }> ? keyof Props['draft'] : never;

/** Returns whether the errors of some fields, and of the rows below them, are the same. */
export function hasSameErrors(before: FieldErrors, after: FieldErrors, fields: readonly string[]): boolean {
  if (before === after) return true;
  return [...Object.keys(before), ...Object.keys(after)].every(
    (name) => before[name] === after[name] || !fields.some((field) => isErrorOf(field, name)),
  );
}

/** Returns whether an error belongs to a field or to a row below it. */
export function isErrorOf(field: string, name: string): boolean {
  return name === field || name.startsWith(`${field}.`);
}
