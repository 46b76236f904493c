import type { FieldProblem } from '@muara/contract/rules';
import { useEffect, useLayoutEffect, useRef, useState, type FormEvent } from 'react';
import { afterPress } from '@/lib/after-press.ts';
import { reportError } from '@/domain/errors/errors.ts';
import { type FieldErrors, problemTexts, refusedFields } from './form-errors.ts';
import { useKeptForm } from './use-kept-form.ts';

interface FormOptions<Values extends object> {
  initialValues: Values;
  /** What is wrong, in the order of the form; the server asks the same rules. */
  check(values: Values): FieldProblem[];
  /** Runs once all is right. What it throws lands on the fields that it names, else in a toast. */
  save(values: Values): Promise<void>;
  /** An error summary above the form takes the focus after a refusal, not the first field at fault. */
  hasSummary?: boolean;
}

export interface Form<Values extends object> {
  values: Values;
  errors: FieldErrors;
  isSubmitting: boolean;
  /** Whether anything differs from what the form was filled with. */
  isDirty: boolean;
  /** How often the form was refused when it was sent; a key for an error summary. */
  failedSubmits: number;
  setValues(patch: Partial<Values>): void;
  /** Somebody has left a field: says what is wrong with it. */
  validateField(name: keyof Values & string): void;
  /** For the `<form>`, whose controls carry the names of the values. */
  submit(event: FormEvent<HTMLFormElement>): void;
}

/**
 * A form: errors stand at their fields, show when a field is left or the form is sent, and go when they are mended. A
 * refusal keeps what was typed and moves the focus to the first field at fault. While it is being sent nothing is sent again.
 * What stands in it outlives a reload that the app makes by itself.
 */
export function useForm<Values extends object>({
  initialValues: initial,
  check,
  save: send,
  hasSummary: summary = false,
}: FormOptions<Values>): Form<Values> {
  const { filled, values, setValues } = useKeptForm(initial);
  const [errors, setErrors] = useState<FieldErrors>({});
  const [pending, setPending] = useState(false);
  const [refused, setRefused] = useState<{ form: HTMLFormElement; found: FieldErrors } | null>(null);
  const [refusals, setRefusals] = useState(0);
  const sending = useRef(false);
  const latest = useRef({ check, values });
  useLayoutEffect(() => {
    latest.current = { check, values };
  });

  // Once the errors are on screen, the first field at fault in the order of the page takes the focus.
  useEffect(() => {
    if (refused && !summary) focusFirst(refused.form, refused.found);
  }, [refused, summary]);

  const refuse = (form: HTMLFormElement, found: FieldErrors) => {
    setErrors(found);
    setRefused({ form, found });
    setRefusals((count) => count + 1);
  };
  const run = async (form: HTMLFormElement) => {
    const found = problemTexts(check(values));
    if (Object.keys(found).length > 0) return refuse(form, found);
    setPending(true);
    try {
      await send(values);
    } catch (error) {
      const found = refusedFields(error);
      if (found) refuse(form, found);
      if (!found || !hasControl(form, found)) reportError(error);
    }
    setPending(false);
  };
  return {
    values,
    errors,
    isSubmitting: pending,
    isDirty: (Object.keys(values) as (keyof Values)[]).some((name) => !isSame(values[name], filled[name])),
    failedSubmits: refusals,
    setValues(patch) {
      const next = { ...values, ...patch };
      const before = problemTexts(check(values));
      const after = problemTexts(check(next));
      setValues(next);
      setErrors((shown) => mended(shown, (name) => (name in patch || name in before ? after[name] : shown[name])));
    },
    validateField(name) {
      // A press elsewhere leaves the field too, and may fill it: an error in the way would have its click miss.
      afterPress(() => {
        const text = problemTexts(latest.current.check(latest.current.values))[name];
        if (text !== undefined) setErrors((shown) => ({ ...shown, [name]: text }));
      });
    },
    submit(event) {
      event.preventDefault();
      if (sending.current) return;
      sending.current = true;
      void run(event.currentTarget).finally(() => {
        sending.current = false;
      });
    },
  };
}

/** Errors that are shown stay only while they hold; no other is added before its field is left. */
function mended(shown: FieldErrors, textOf: (name: string) => string | undefined): FieldErrors {
  const still = Object.keys(shown).map((name) => [name, textOf(name)] as const);
  return Object.fromEntries(still.filter((entry): entry is readonly [string, string] => entry[1] !== undefined));
}

function focusFirst(form: HTMLFormElement, errors: FieldErrors): void {
  const controls = [...form.elements] as (Element & { name?: string; focus?(): void })[];
  controls.find(({ name }) => name !== undefined && name in errors)?.focus?.();
}

function hasControl(form: HTMLFormElement, errors: FieldErrors): boolean {
  return Object.keys(errors).some((name) => form.elements.namedItem(name));
}

function isSame(one: unknown, other: unknown): boolean {
  return typeof one === 'object' ? JSON.stringify(one) === JSON.stringify(other) : one === other;
}
