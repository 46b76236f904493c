/**
 * What a checking rule answers. A refusal is a value, never an exception: its code stands in the error catalogue
 * (`errors.yaml`), which holds the status and the message that goes with it.
 */
export type Verdict<Code extends string> = { ok: true } | Refused<Code>;

export interface Refused<Code extends string> {
  ok: false;
  code: Code;
  /** The field at fault, by its wire name, where there is one. */
  field?: string;
  /** What fills the braces of the message, e.g. `{amount}`. */
  params?: Record<string, string>;
}

/** The one passing verdict, shared so that checks on hot paths allocate nothing. */
export const OK: { ok: true } = Object.freeze({ ok: true });
