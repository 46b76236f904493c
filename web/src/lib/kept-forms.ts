import { currentPath } from './address.ts';
import { appState } from './app-state.ts';
import { onSessionReset } from './session-resets.ts';

const KEY = 'muara.kept-forms';

/** What a page contained when it was reloaded. */
interface KeptPage {
  /** Whose it is: the id of who was signed in; null for a guest. */
  owner: number | null;
  path: string;
  forms: Record<string, unknown>;
}

/** Returns what to keep; undefined if there is nothing. */
type Read = () => unknown;

const state = appState(() => ({
  open: new Map<string, Read>(),
  whose: (): number | null => null,
  /** Undefined until a form asks. */
  kept: undefined as KeptPage | null | undefined,
  isReloading: false,
}));

/**
 * Keeps the input of open forms when the app reloads itself, such as on the server's request (000 §4).
 * It is restored once, for the same person at the same address.
 */
export const keptForms = {
  /** Who is signed in at the moment. */
  belongTo(owner: () => number | null): void {
    state.whose = owner;
  },
  /** While it is registered, a reload keeps what `read` answers; undoes that when called. */
  register(name: string, read: Read): () => void {
    state.open.set(name, read);
    return () => {
      if (state.open.get(name) === read) state.open.delete(name);
    };
  },
  /**
   * Returns what was kept under a name.
   * It stays until `taken`, so that a screen that mounts twice finds it both times.
   */
  find(name: string): unknown {
    if (state.isReloading) return undefined;
    if (state.kept === undefined) state.kept = takePage();
    const { kept } = state;
    if (kept !== null && (kept.owner !== state.whose() || kept.path !== currentPath())) state.kept = null;
    return state.kept && Object.hasOwn(state.kept.forms, name) ? state.kept.forms[name] : undefined;
  },
  taken(name: string): void {
    if (state.kept) delete state.kept.forms[name];
  },
  /** Drops everything that no form has restored: those forms no longer exist. */
  forget(): void {
    state.kept = null;
    removePage();
  },
  /** Reloads the page and keeps what was typed. */
  reload(): void {
    const entries = [...state.open].map(([name, read]) => [name, read()] as const);
    const forms = Object.fromEntries(entries.filter(([, value]) => value !== undefined));
    state.isReloading =
      Object.keys(forms).length === 0 || writePage({ owner: state.whose(), path: currentPath(), forms });
    location.reload();
  },
  /** Returns whether the page is reloading without losing input, so that nobody has to confirm. */
  isReloading: (): boolean => state.isReloading,
};

onSessionReset(keptForms.forget);

/**
 * Returns the changed fields of a form that may be kept; undefined if there are none.
 * Passwords are never kept, nor values without a text, such as files.
 */
export function changesToKeep<Values extends object>(values: Values, filled: Values): Partial<Values> | undefined {
  const changed = (Object.entries(values) as [keyof Values & string, unknown][]).filter(
    ([name, value]) => !SECRET.test(name) && isText(value) && JSON.stringify(value) !== JSON.stringify(filled[name]),
  );
  return changed.length === 0 ? undefined : (Object.fromEntries(changed) as Partial<Values>);
}

/** Returns the kept fields that a form still has; null if there are none or nothing differs. */
export function changesToRestore<Values extends object>(kept: unknown, initial: Values): Partial<Values> | null {
  if (typeof kept !== 'object' || kept === null) return null;
  const wanted = (Object.entries(kept) as [keyof Values & string, unknown][]).filter(
    ([name, value]) =>
      Object.hasOwn(initial, name) &&
      isAlike(value, initial[name]) &&
      JSON.stringify(value) !== JSON.stringify(initial[name]),
  );
  return wanted.length === 0 ? null : (Object.fromEntries(wanted) as Partial<Values>);
}

const SECRET = /password|secret|token/i;

/** Whether JSON gives back what it was given. */
function isText(value: unknown): boolean {
  if (value === null || value === undefined) return value === null;
  if (typeof value === 'number') return Number.isFinite(value);
  if (typeof value !== 'object') return typeof value === 'string' || typeof value === 'boolean';
  if (Array.isArray(value)) return value.every(isText);
  if (Object.getPrototypeOf(value) !== Object.prototype) return false;
  return Object.entries(value).every(([name, one]) => !SECRET.test(name) && (one === undefined || isText(one)));
}

/** A form of a newer version may hold a field in another way. */
function isAlike(one: unknown, other: unknown): boolean {
  if (one === null || other === null) return true;
  return typeof one === typeof other && Array.isArray(one) === Array.isArray(other);
}

/** Returns the kept page, once. */
function takePage(): KeptPage | null {
  try {
    const page: unknown = JSON.parse(sessionStorage.getItem(KEY) ?? 'null');
    removePage();
    return isPage(page) ? page : null;
  } catch {
    return null;
  }
}

function writePage(page: KeptPage): boolean {
  try {
    sessionStorage.setItem(KEY, JSON.stringify(page));
    return true;
  } catch {
    // Nothing can be kept, so a person with unsaved input is asked.
    return false;
  }
}

function removePage(): void {
  try {
    sessionStorage.removeItem(KEY);
  } catch {
    // Blocked storage has nothing to remove.
  }
}

function isPage(value: unknown): value is KeptPage {
  const { owner, path, forms } = (value ?? {}) as Partial<KeptPage>;
  const isOwner = owner === null || typeof owner === 'number';
  return isOwner && typeof path === 'string' && typeof forms === 'object' && forms !== null;
}
