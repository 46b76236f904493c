import { type Dispatch, type SetStateAction, useEffect, useEffectEvent, useState } from 'react';
import type { Revision } from '@muara/contract/types';
import { errorText, isStale } from '../errors/errors.ts';
import { followRevision } from './follow-revision.ts';
import { checkboxProps, inputProps } from './field-props.ts';
import type { FieldErrors } from '@/domain/errors/field-errors.ts';
import { isSame, keepTyped } from './form-values.ts';
import type { Form, FormOptions, StoredRecord } from './form.ts';
import { useSubmit } from './use-submit.ts';
import { type FormValues, useValues } from './use-values.ts';

/**
 * A form, built on Mantine's, with drafts, conflicts and one save at a time.
 * Errors show when a field is left or the form is submitted, and disappear once corrected. Typed values survive a
 * reload. If someone else saved first, the user chooses a version. `getValues`, `setValues` and `validateField` never
 * change.
 */
export function useForm<Values extends object, Row extends StoredRecord = StoredRecord>(
  options: FormOptions<Values, Row>,
): Form<Values, Row> {
  const [saved, setSaved] = useState(() => savedState(options));
  const fields = useValues({ ...options, check: (values) => options.check(values, saved.record) });
  const { form, getValues, setValues, validateField } = fields;
  const { save, ...record } = useRecord(options, fields, [saved, setSaved]);
  const submitting = useSubmit(form, save, options.hasSummary === true);
  const state = { values: form.values, errors: form.errors as FieldErrors, getValues, setValues, validateField };
  return {
    ...state,
    ...record,
    ...submitting,
    record: saved.record,
    savedValues: saved.values,
    isSubmitting: form.submitting,
    getInputProps: (name) => inputProps(state, name),
    getCheckboxProps: (name) => checkboxProps(state, name),
  };
}

interface SavedState<Values, Row> {
  record: Row | null;
  values: Values;
  /** The revision that an edit sends along. */
  updatedAt: string | null;
}

function savedState<Values extends object, Row extends StoredRecord>(
  options: FormOptions<Values, Row>,
): SavedState<Values, Row> {
  const { initialValues, savedValues = initialValues, record = null } = options;
  return { record, values: savedValues, updatedAt: record?.updated_at ?? null };
}

/** The saved side of a form: what it was filled from, and what saves and other people make of that. */
function useRecord<Values extends object, Row extends StoredRecord>(
  options: FormOptions<Values, Row>,
  { form, getValues, setValues }: FormValues<Values>,
  [saved, setSaved]: [SavedState<Values, Row>, Dispatch<SetStateAction<SavedState<Values, Row>>>],
) {
  const { record = null, valuesOf } = options;
  const [conflict, setConflict] = useState<string | null>(null);
  const [isSaved, setIsSaved] = useState(false);
  const isDirty = (options.isChanged ?? isDifferent)(form.values, saved.values, saved.record);

  const start = (state: SavedState<Values, Row>, values: Values) => {
    setSaved(state);
    setConflict(null);
    setValues(values);
    form.clearErrors();
  };
  const load = (row: Row, shown?: Values) => {
    const values = valuesOf?.(row) ?? saved.values;
    start({ record: row, values, updatedAt: row.updated_at ?? null }, shown ?? values);
  };
  const follow = useEffectEvent((row: Row) => {
    if (valuesOf && !isDirty && !form.submitting && (row.updated_at ?? null) !== saved.updatedAt) load(row);
  });
  useEffect(() => {
    if (record) follow(record);
  }, [record]);

  async function save(values: Values, isOverwriting: boolean): Promise<void> {
    const seen = isOverwriting || saved.record === null ? {} : { updated_at: saved.updatedAt ?? '' };
    try {
      const stored = await options.save(values, seen, saved.record);
      if (!stored || !valuesOf) return setIsSaved(true);
      const { valuesAfterSave } = options;
      const typed = getValues();
      load(stored, valuesAfterSave?.(values, typed, stored) ?? keepTyped(values, typed, valuesOf(stored)));
    } catch (error) {
      if (!isStale(error)) throw error;
      if (options.onConflict) await options.onConflict(errorText(error), { record: saved.record, getValues, load });
      else setConflict(errorText(error));
    }
  }
  return {
    save,
    isDirty,
    isSaved,
    conflict,
    load,
    discard: () => start(saved, saved.values),
    acceptSaved(patch: Partial<Values>, revision: Revision = {}) {
      setSaved((state) => ({
        ...state,
        values: { ...state.values, ...patch },
        updatedAt: followRevision(state.updatedAt, revision),
      }));
    },
  };
}

const isDifferent = <Values extends object>(values: Values, saved: Values): boolean => !isSame(values, saved);
