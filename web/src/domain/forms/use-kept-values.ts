import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { changesToKeep, changesToRestore, keptForms } from '@/lib/kept-forms.ts';
import { keptFormsMessages as text } from '@/lib/kept-forms.messages.ts';
import { toast } from '@/lib/toast.ts';

interface RestoredValues<Values> {
  /** The initial values of the form. */
  initial: Values;
  /** The initial values, and over them what was typed before the reload. */
  restored: Values;
}

/**
 * Returns a form's initial values after a reload by the app, and announces the restored input.
 * A form is known by its address and the names of its fields.
 */
export function useRestoredValues<Values extends object>(initialValues: Values): RestoredValues<Values> {
  const [{ initial, changes }] = useState(() => ({
    initial: initialValues,
    changes: changesToRestore(keptForms.find(nameOf(initialValues)), initialValues),
  }));
  useEffect(() => {
    if (changes !== null) showRestored();
  }, [changes]);
  return { initial, restored: { ...initial, ...changes } };
}

/** Keeps what was typed over a reload that the app makes itself. */
export function useKeptValues<Values extends object>(values: Values, initial: Values): void {
  useKeptValue(nameOf(initial), () => changesToKeep(values, initial));
}

/** Keeps what `read` returns across a reload under a name; a kept value is dropped once it shows. */
export function useKeptValue(name: string, read: () => unknown): void {
  const latest = useRef(read);
  useLayoutEffect(() => {
    latest.current = read;
  });
  useEffect(() => {
    keptForms.taken(name);
    return keptForms.register(name, () => latest.current());
  }, [name]);
}

/** Shows once that what was typed is back, however many forms it came to. */
export function showRestored(): void {
  if (!toast.all().some((shown) => shown.text === text.back)) toast.info(text.back);
}

const nameOf = (initial: object): string => `form:${Object.keys(initial).sort().join(' ')}`;
