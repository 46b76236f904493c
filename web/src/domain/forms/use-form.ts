import { useEffect, useEffectEvent, useState } from 'react';
import type { Revision } from '@muara/contract/types';
import { errorText } from '../errors/errors.ts';
import { isStale } from '../errors/stale.ts';
import { followRevision } from './follow-revision.ts';
import { checkboxProps, inputProps } from './field-props.ts';
import type { FieldErrors } from '@/domain/errors/field-errors.ts';
import { isSame, keepTyped } from './form-values.ts';
import type { Form, FormOptions, StoredRecord } from './form.ts';
import { useSubmit } from './use-submit.ts';
import { type FormValues, useValues } from './use-values.ts';

/**
 * A form, built on Mantine's. Errors show when a field is left or the form is submitted, and disappear once they are
 * corrected. What was typed survives a reload, nothing is saved twice, and a record that somebody else saved first is put
 * to a choice. `getValues`, `setValues` and `validateField` never change.
 */
export function useForm<Values extends object, Row extends StoredRecord = StoredRecord>(
  options: FormOptions<Values, Row>,
): Form<Values, Row> {
  const fields = useValues(options);
  const { form, getValues, setValues, validateField } = fields;
  const { save, saved, ...record } = useRecord(options, fields);
  const submitting = useSubmit(form, save, options.hasSummary === true);
  const state = { values: form.values, errors: form.errors as FieldErrors, getValues, setValues, validateField };
  return {
    ...state,
    ...record,
    ...submitting,
    savedValues: saved.values,
    isSubmitting: form.submitting,
    getInputProps: (name) => inputProps(state, name),
    getCheckboxProps: (name) => checkboxProps(state, name),
  };
}

/** The saved side of a form: the values and the revision that it starts from, and what its saves make of them. */
function useRecord<Values extends object, Row extends StoredRecord>(
  options: FormOptions<Values, Row>,
  { form, getValues, setValues }: FormValues<Values>,
) {
  const { initialValues, savedValues = initialValues, record = null, valuesOf } = options;
  const [saved, setSaved] = useState({ values: savedValues, updatedAt: record?.updated_at ?? null });
  const [conflict, setConflict] = useState<string | null>(null);
  const [isSaved, setIsSaved] = useState(false);
  const isDirty = (options.isChanged ?? isDifferent)(form.values, saved.values);

  const rebase = (values: Values, updatedAt: string | null, shown = values) => {
    setSaved({ values, updatedAt });
    setConflict(null);
    setValues(shown);
    form.clearErrors();
  };
  const load = (row: Row) => {
    if (valuesOf) rebase(valuesOf(row), row.updated_at ?? null);
  };
  const follow = useEffectEvent((row: Row) => {
    if (!isDirty && !form.submitting && (row.updated_at ?? null) !== saved.updatedAt) load(row);
  });
  useEffect(() => {
    if (record) follow(record);
  }, [record]);

  async function save(values: Values, isOverwriting: boolean): Promise<void> {
    const seen = isOverwriting || record === null ? {} : { updated_at: saved.updatedAt ?? '' };
    try {
      const stored = await options.save(values, seen);
      if (!stored || !valuesOf) return setIsSaved(true);
      const next = valuesOf(stored);
      rebase(next, stored.updated_at ?? null, keepTyped(values, getValues(), next));
    } catch (error) {
      if (!isStale(error)) throw error;
      if (options.onConflict) await options.onConflict(errorText(error), values);
      else setConflict(errorText(error));
    }
  }
  return {
    save,
    saved,
    isDirty,
    isSaved,
    conflict,
    rebase,
    discard: () => rebase(saved.values, saved.updatedAt),
    load,
    acceptSaved(patch: Partial<Values>, revision: Revision = {}) {
      setSaved(({ values, updatedAt }) => ({
        values: { ...values, ...patch },
        updatedAt: followRevision(updatedAt, revision),
      }));
    },
  };
}

const isDifferent = <Values extends object>(values: Values, saved: Values): boolean => !isSame(values, saved);
