import { onSessionReset } from './session-resets.ts';

const KEY = 'muara.kept-forms';

/** What a page held when it was loaded anew. */
interface KeptPage {
  /** Whose it is: the id of who was signed in; null for a guest. */
  owner: number | null;
  path: string;
  forms: Record<string, unknown>;
}

/** Answers what is to be kept; undefined while there is nothing. */
type Read = () => unknown;

const open = new Map<string, Read>();
let whose: () => number | null = () => null;
/** Undefined until somebody asks. */
let kept: KeptPage | null | undefined;
let reloading = false;

/**
 * What stands in the open forms of a page, kept over a reload that the app makes by itself, such as one that the server asks
 * for (000 §4). It is for the same person at the same address, and is put back once.
 */
export const keptForms = {
  /** Who is signed in at the moment. */
  belongTo(owner: () => number | null): void {
    whose = owner;
  },
  /** While it is registered, a reload keeps what `read` answers; undoes that when called. */
  register(name: string, read: Read): () => void {
    open.set(name, read);
    return () => {
      if (open.get(name) === read) open.delete(name);
    };
  },
  /** What was kept under a name; it stays until `taken`, so that a screen that begins twice finds it twice. */
  find(name: string): unknown {
    if (reloading) return undefined;
    if (kept === undefined) kept = takePage();
    if (kept !== null && (kept.owner !== whose() || kept.path !== location.pathname)) kept = null;
    return kept !== null && Object.hasOwn(kept.forms, name) ? kept.forms[name] : undefined;
  },
  taken(name: string): void {
    if (kept) delete kept.forms[name];
  },
  /** Drops all that nobody has taken: the form that it belongs to is not to be had any more. */
  forget(): void {
    kept = null;
    removePage();
  },
  /** Loads the page anew, and keeps what is typed. */
  reload(): void {
    const entries = [...open].map(([name, read]) => [name, read()] as const);
    const forms = Object.fromEntries(entries.filter(([, value]) => value !== undefined));
    reloading = Object.keys(forms).length === 0 || writePage({ owner: whose(), path: location.pathname, forms });
    location.reload();
  },
  /** The page is about to be loaded anew and nothing is lost: nobody needs to be asked. */
  isReloading: (): boolean => reloading,
};

onSessionReset(keptForms.forget);

/**
 * The fields of a form that were changed and may be kept: no passwords, nothing that has no text, such as files. Undefined
 * without any.
 */
export function changesToKeep<Values extends object>(values: Values, filled: Values): Partial<Values> | undefined {
  const changed = (Object.entries(values) as [keyof Values & string, unknown][]).filter(
    ([name, value]) => !SECRET.test(name) && isText(value) && JSON.stringify(value) !== JSON.stringify(filled[name]),
  );
  return changed.length === 0 ? undefined : (Object.fromEntries(changed) as Partial<Values>);
}

/** Of what was kept, the fields that a form still has; null when that is none, or nothing that it does not hold already. */
export function changesToPutBack<Values extends object>(kept: unknown, initial: Values): Partial<Values> | null {
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

/** It is read once, whoever reads it. */
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
    // Nothing can be kept: whoever has typed something is asked.
    return false;
  }
}

function removePage(): void {
  try {
    sessionStorage.removeItem(KEY);
  } catch {
    // Blocked storage holds nothing to remove.
  }
}

function isPage(value: unknown): value is KeptPage {
  const { owner, path, forms } = (value ?? {}) as Partial<KeptPage>;
  const isOwner = owner === null || typeof owner === 'number';
  return isOwner && typeof path === 'string' && typeof forms === 'object' && forms !== null;
}
