import { useRef, useState } from 'react';
import type { FieldProblem } from '@muara/contract/rules';
import { errorText } from '@/domain/errors/errors.ts';
import { isStale } from '@/domain/errors/stale.ts';
import { type Form, useForm } from '@/domain/forms/use-form.ts';

interface RecordFormOptions<Values extends object> {
  initialValues: Values;
  check(values: Values): FieldProblem[];
  /**
   * Sends the record and says so.
   *
   * @param over whether to save over what somebody else has saved in the meantime: without what the form was filled from
   */
  save(values: Values, over: boolean): Promise<void>;
  hasSummary?: boolean;
}

export interface RecordFormState<Values extends object> extends Form<Values> {
  isSaved: boolean;
  /** Somebody else has saved first: the server's words. */
  conflict: string | null;
  /** The next save is meant to save over theirs. */
  overwrite(): void;
}

/** The form of a record that others may be changing too. */
export function useRecordForm<Values extends object>(options: RecordFormOptions<Values>): RecordFormState<Values> {
  const { save, ...rest } = options;
  const [conflict, setConflict] = useState<string | null>(null);
  const [isSaved, setSaved] = useState(false);
  const over = useRef(false);
  const form = useForm<Values>({
    ...rest,
    save: async (values) => {
      try {
        await save(values, over.current);
        setSaved(true);
      } catch (error) {
        if (!isStale(error)) throw error;
        setConflict(errorText(error));
      } finally {
        over.current = false;
      }
    },
  });
  return {
    ...form,
    isSaved,
    conflict,
    overwrite: () => {
      over.current = true;
    },
  };
}
