import type { UseFormReturnType } from '@mantine/form';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { reportError } from '../errors/errors.ts';
import { type FieldErrors, refusedFields } from '@/domain/errors/field-errors.ts';

interface Submit {
  submit(event: FormEvent<HTMLFormElement>): void;
  /** Submits the form once more, to save over what somebody else saved. */
  overwrite(): void;
  /** Number of submits that ended with errors at fields. */
  failedSubmits: number;
}

/**
 * Submits a form: validates it, saves once at a time and assigns server errors to their fields.
 * After a failed submit, the first invalid field on the page takes the focus; an error summary takes it itself.
 */
export function useSubmit<Values extends object>(
  form: UseFormReturnType<Values>,
  save: (values: Values, isOverwriting: boolean) => Promise<void>,
  hasSummary: boolean,
): Submit {
  const [failed, setFailed] = useState<{ count: number; errors: FieldErrors }>({ count: 0, errors: {} });
  const isRunning = useRef(false);
  const isOverwriting = useRef(false);
  const element = useRef<HTMLFormElement>(null);

  useEffect(() => {
    if (element.current && !hasSummary) focusFirst(element.current, failed.errors);
  }, [failed, hasSummary]);

  const fail = (errors: FieldErrors) => {
    form.setErrors(errors);
    setFailed(({ count }) => ({ count: count + 1, errors }));
  };
  const run = async (values: Values, isOver: boolean) => {
    isRunning.current = true;
    try {
      await save(values, isOver);
    } catch (error) {
      const errors = refusedFields(error);
      if (errors) fail(errors);
      if (!errors || !hasField(element.current, errors)) reportError(error);
    } finally {
      isRunning.current = false;
    }
  };
  return {
    submit(event) {
      event.preventDefault();
      element.current = event.currentTarget;
      if (isRunning.current) return;
      const isOver = isOverwriting.current;
      isOverwriting.current = false;
      form.onSubmit(
        (values) => run(values, isOver),
        (errors) => fail(errors as FieldErrors),
      )();
    },
    overwrite() {
      isOverwriting.current = true;
      element.current?.requestSubmit();
    },
    failedSubmits: failed.count,
  };
}

type Field = Element & { name?: string; focus?(): void };

function focusFirst(form: HTMLFormElement, errors: FieldErrors): void {
  const fields = [...form.elements] as Field[];
  fields.find(({ name }) => name !== undefined && name in errors)?.focus?.();
}

function hasField(form: HTMLFormElement | null, errors: FieldErrors): boolean {
  return Object.keys(errors).some((name) => form?.elements.namedItem(name));
}
