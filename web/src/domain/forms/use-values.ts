import { useForm as useMantineForm, type UseFormReturnType } from '@mantine/form';
import { useCallback, useLayoutEffect, useRef } from 'react';
import { afterMouseUp } from '@/lib/input-timing.ts';
import { type FieldErrors, problemTexts, recheckErrors } from '@/domain/errors/field-errors.ts';
import type { FieldProblem } from '@muara/contract/rules/forms/field-problem';
import { useKeptValues, useRestoredValues } from './use-kept-values.ts';

export interface FormValues<Values extends object> {
  /** Mantine's form, which stores values and errors. */
  form: UseFormReturnType<Values>;
  getValues(): Values;
  setValues(patch: Partial<Values>): void;
  validateField(name: string): void;
}

interface ValuesOptions<Values extends object> {
  initialValues: Values;
  check(values: Values): FieldProblem[];
  onValuesChange?(values: Values): void;
}

/**
 * Returns the values and the errors of a form.
 * A visible error is checked again with each change; others wait until their field is left. Typed values survive a
 * reload. `getValues`, `setValues` and `validateField` never change.
 */
export function useValues<Values extends object>({
  initialValues,
  check,
  onValuesChange,
}: ValuesOptions<Values>): FormValues<Values> {
  const { initial, restored } = useRestoredValues(initialValues);
  const errorsOf = useStableCallback((values: Values): Record<string, string> => problemTexts(check(values)));
  const form = useMantineForm<Values>({
    initialValues: restored,
    clearInputErrorOnChange: false,
    validate: errorsOf,
  });
  useKeptValues(form.values, initial);
  return {
    form,
    getValues: useStableCallback(() => form.getValues()),
    setValues: useStableCallback((patch: Partial<Values>) => {
      const previous = form.getValues();
      form.setValues(patch);
      const values = form.getValues();
      form.setErrors((shown) => recheckErrors(shown as FieldErrors, { previous, values, errorsOf }));
      onValuesChange?.(values);
    }),
    // A press elsewhere leaves the field too, and may fill it: an error that moves the page has its click miss.
    validateField: useStableCallback((name: string) =>
      afterMouseUp(() => {
        const text = errorsOf(form.getValues())[name];
        if (text !== undefined) form.setErrors((shown) => ({ ...shown, [name]: text }));
      }),
    ),
  };
}

/** Returns a function that never changes and runs the latest `callback`; for events, not rendering. */
function useStableCallback<Args extends unknown[], Result>(
  callback: (...args: Args) => Result,
): (...args: Args) => Result {
  const latest = useRef(callback);
  useLayoutEffect(() => {
    latest.current = callback;
  });
  return useCallback((...args: Args) => latest.current(...args), []);
}
