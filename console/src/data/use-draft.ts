import { useState } from 'react';

/** Texts of a form that stay until they are used, also when the view or the page is left. */
export interface Draft<Fields> {
  readonly fields: Fields;
  set(change: Partial<Fields>): void;
  clear(): void;
}

/** Returns the draft of a form; this tab keeps it under `key`. */
export function useDraft<Fields extends Record<string, string>>(key: string, initial: Fields): Draft<Fields> {
  const [fields, setFields] = useState(() => ({ ...initial, ...read(key) }));
  return {
    fields,
    set(change) {
      const next = { ...fields, ...change };
      setFields(next);
      write(key, JSON.stringify(next));
    },
    clear() {
      setFields(initial);
      write(key, null);
    },
  };
}

function read(key: string): object {
  try {
    const kept: unknown = JSON.parse(sessionStorage.getItem(`console.${key}`) ?? '{}');
    return typeof kept === 'object' && kept !== null ? kept : {};
  } catch {
    return {};
  }
}

function write(key: string, text: string | null): void {
  try {
    if (text === null) sessionStorage.removeItem(`console.${key}`);
    else sessionStorage.setItem(`console.${key}`, text);
  } catch {
    // Blocked storage keeps nothing beyond this page.
  }
}
