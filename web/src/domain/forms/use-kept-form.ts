import { useEffect, useLayoutEffect, useRef, useState, type Dispatch, type SetStateAction } from 'react';
import { changesToKeep, changesToPutBack, keptForms } from '@/lib/kept-forms.ts';
import { keptFormsMessages as text } from '@/lib/kept-forms.messages.ts';
import { toast } from '@/lib/toast.ts';

interface KeptForm<Values extends object> {
  /** What the form was filled with. */
  filled: Values;
  values: Values;
  setValues: Dispatch<SetStateAction<Values>>;
}

/**
 * The values of a form, kept over a reload that the app makes by itself: they are put back over what the form is filled with
 * then, and the person is told. A form is known by its address and the names of its fields.
 */
export function useKeptForm<Values extends object>(initial: Values): KeptForm<Values> {
  const [filled] = useState(initial);
  const [name] = useState(() => `form ${Object.keys(initial).sort().join(' ')}`);
  const [kept] = useState(() => changesToPutBack(keptForms.find(name), initial));
  const [values, setValues] = useState<Values>(() => ({ ...initial, ...kept }));
  useKeptValue(name, () => changesToKeep(values, filled));
  useEffect(() => {
    if (kept !== null) tellBack();
  }, [kept]);
  return { filled, values, setValues };
}

/** Keeps what `read` answers over a reload, under a name of its own; what was kept is taken once this is on the screen. */
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

/** Says once that what was typed is back, however many forms it came to. */
export function tellBack(): void {
  if (!toast.all().some((shown) => shown.text === text.back)) toast.info(text.back);
}
