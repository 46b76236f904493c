import type { FieldProblem } from '@muara/contract/rules';
import type { Images } from '@muara/contract/types';
import { useCallback, useLayoutEffect, useRef, useState } from 'react';
import { errorText } from '@/domain/errors/errors.ts';
import { followRevision } from '@/domain/records/follow-revision.ts';
import { isStale } from '@/domain/errors/stale.ts';
import { type Form, useForm } from './use-form.ts';
import { inOrderOf } from '@/domain/files/use-pictures.ts';

/** What the form of a record with pictures holds. */
interface WithPictures {
  imgs: readonly string[];
}
interface Stored {
  updated_at: string | null;
  imgs?: string[];
}

interface PageFormOptions<Draft extends WithPictures, Row extends Stored> {
  /** The record as it is stored; null for a new one. */
  record: Row | null;
  /** What the form is filled with. */
  initialValues: Draft;
  /** What counts as nothing typed; for a copy it is less than what the form is filled with. */
  savedValues: Draft;
  valuesOf(record: Row): Draft;
  check(draft: Draft): FieldProblem[];
  /** Stores a new record, and says so. */
  add(draft: Draft): Promise<void>;
  /** Stores a change, and says so. `seen` belongs into its body: what the form was filled from. */
  edit(draft: Draft, seen: { updated_at?: string }): Promise<Row>;
}

export interface PageFormState<Draft extends WithPictures, Row extends Stored> extends Omit<Form<Draft>, 'leave'> {
  /** The new record is stored. */
  isAdded: boolean;
  /** Somebody else has saved first: the server's words. */
  conflict: string | null;
  validateField(field: string): void;
  /** What the form holds at this moment, for what was begun earlier. */
  getValues(): Draft;
  /** Starts anew from a stored record. */
  load(record: Row): void;
  /** Takes over pictures, which are stored as they come and go; their order stays as it is shown. */
  takePictures(stored: Images): void;
  /** Back to what is stored, or to an empty form. */
  discard(): void;
  /** The next save is meant to go over theirs. */
  overwrite(): void;
}

/**
 * The form of a record on a screen of its own, which stays open after a save. What others save meanwhile shows at once where
 * nothing is typed; what is typed waits for its own save to tell. `set`, `leave` and `now` stay the same while it is open.
 */
export function usePageForm<Draft extends WithPictures, Row extends Stored>(
  options: PageFormOptions<Draft, Row>,
): PageFormState<Draft, Row> {
  const { record, initialValues: initial, savedValues: blank, valuesOf: draftOf, check } = options;
  const [base, setBase] = useState({ draft: blank, updatedAt: record?.updated_at ?? null });
  const [conflict, setConflict] = useState<string | null>(null);
  const [isAdded, setAdded] = useState(false);
  const over = useRef(false);

  const form = useForm<Draft>({
    initialValues: initial,
    check,
    hasSummary: true,
    save: async (draft) => {
      try {
        await save(draft);
      } catch (error) {
        if (!isStale(error)) throw error;
        setConflict(errorText(error));
      }
    },
  });
  const latest = useRef(form);
  useLayoutEffect(() => {
    latest.current = form;
  });
  const isDirty = !isSame(form.values, base.draft);

  async function save(draft: Draft): Promise<void> {
    if (!record) {
      await options.add(draft);
      setAdded(true);
      return;
    }
    // A save over somebody else's names no state that it was filled from. A form cannot send null.
    const seen = over.current ? {} : { updated_at: base.updatedAt ?? '' };
    over.current = false;
    const answer = await options.edit(draft, seen);
    fill(answer, afterSave(draft, latest.current.values, draftOf(answer)));
  }
  function fill(from: Row, draft = draftOf(from)): void {
    setBase({ draft: draftOf(from), updatedAt: from.updated_at });
    setConflict(null);
    form.setValues(draft);
  }
  function takePictures({ imgs, ...revision }: Images, { setValues: set, values } = form): void {
    setBase(({ draft, updatedAt }) => ({
      draft: { ...draft, imgs },
      updatedAt: followRevision(updatedAt, revision),
    }));
    set({ ...values, imgs: inOrderOf(values.imgs, imgs) });
  }

  const [shown, setShown] = useState(record);
  if (record && record !== shown) {
    setShown(record);
    const imgs = record.imgs ?? [];
    if (!isDirty && !form.isSubmitting && record.updated_at !== base.updatedAt) fill(record);
    else if (imgs.join('\n') !== base.draft.imgs.join('\n')) takePictures({ imgs });
  }
  return {
    ...form,
    isDirty: isDirty,
    isAdded,
    conflict,
    setValues: useCallback((patch) => latest.current.setValues(patch), []),
    validateField: useCallback((field) => latest.current.validateField(field as keyof Draft & string), []),
    getValues: useCallback(() => latest.current.values, []),
    load: fill,
    takePictures: (stored) => takePictures(stored, latest.current),
    discard: () => {
      form.setValues(base.draft);
      setConflict(null);
    },
    overwrite: () => {
      over.current = true;
    },
  };
}

/** What a form shows once its save is through: what is stored, and what was typed since it was sent. */
export function afterSave<Draft extends object>(sent: Draft, typed: Draft, stored: Draft): Draft {
  const since = (Object.keys(typed) as (keyof Draft)[]).filter((field) => typed[field] !== sent[field]);
  return { ...stored, ...Object.fromEntries(since.map((field) => [field, typed[field]])) };
}

export function isSame<Draft extends object>(one: Draft, other: Draft): boolean {
  return (Object.keys(one) as (keyof Draft)[]).every(
    (field) => one[field] === other[field] || JSON.stringify(one[field]) === JSON.stringify(other[field]),
  );
}
