import type { FieldProblem } from '@muara/contract/rules/forms/field-problem';
import type { Revision } from '@muara/contract/types';
import type { FormEvent } from 'react';
import type { CheckboxProps, InputProps } from './field-props.ts';
import type { FieldErrors } from '@/domain/errors/field-errors.ts';

export interface StoredRecord {
  updated_at?: string | null;
}

/** Belongs in the body of an edit: the server refuses it when the record was saved after this moment. */
export interface Seen {
  updated_at?: string;
}

export interface FormOptions<Values extends object, Row extends StoredRecord = StoredRecord> {
  initialValues: Values;
  /** The values that count as saved; by default `initialValues`. A copy of a record starts with more. */
  savedValues?: Values;
  /** The record that is changed; null for a new one. */
  record?: Row | null;
  /** For a form that stays open: returns its values for a saved record, by this user or by others. */
  valuesOf?(record: Row): Values;
  /** Returns the problems in the order of the fields, by the rule that the server asks too. */
  check(values: Values, record: Row | null): FieldProblem[];
  /**
   * Sends checked values and shows the success.
   * Errors go to the fields that they name, others to a toast.
   */
  save(values: Values, seen: Seen, record: Row | null): Promise<Row | void>;
  /** Merges what was typed during a save with the stored record; by default field by field. */
  valuesAfterSave?(sent: Values, typed: Values, stored: Row): Values;
  onValuesChange?(values: Values): void;
  /** Replaces the conflict notice when somebody else saved the record first. */
  onConflict?(message: string, form: LoadedForm<Values, Row>): Promise<void>;
  /** An error summary takes the focus after a failed submit, instead of the first field with an error. */
  hasSummary?: boolean;
  /** Whether there is something to save; by default whether any value differs from the saved ones. */
  isChanged?(values: Values, saved: Values, record: Row | null): boolean;
}

/** The part of a form that knows its record. */
interface LoadedForm<Values extends object, Row extends StoredRecord> {
  /** The record that the form was filled from; null for a new one. */
  record: Row | null;
  /** Returns the values as they are now, also to code that started earlier. */
  getValues(): Values;
  /** Starts again from a record, and shows its values or `values`; what was typed is lost. */
  load(record: Row, values?: Values): void;
}

export interface Form<Values extends object, Row extends StoredRecord = StoredRecord> extends LoadedForm<Values, Row> {
  values: Values;
  savedValues: Values;
  errors: FieldErrors;
  /** There is something to save. */
  isDirty: boolean;
  isSubmitting: boolean;
  /** Everything is saved: the screen or the dialog may close. */
  isSaved: boolean;
  /** Number of submits that ended with errors at fields. */
  failedSubmits: number;
  /** The server's message when somebody else saved the record first. */
  conflict: string | null;
  setValues(patch: Partial<Values>): void;
  /** Shows what is wrong with a field that was left. */
  validateField(name: string): void;
  getInputProps<Name extends keyof Values & string>(name: Name): InputProps<Values[Name]>;
  getCheckboxProps(name: keyof Values & string): CheckboxProps;
  /** For the `<form>`, whose controls carry the names of the values. */
  submit(event: FormEvent<HTMLFormElement>): void;
  /** Saves over what somebody else saved. */
  overwrite(): void;
  /** Goes back to the saved values. */
  discard(): void;
  /** Takes over values that were saved on their own, such as pictures. */
  acceptSaved(patch: Partial<Values>, revision?: Revision): void;
}
