/**
 * The result of a checking rule.
 * A refusal is a value, never an exception: its code is in the error catalogue (`errors.yaml`), with
 * the status and the message.
 */
export type Verdict<Code extends string> = { ok: true } | Refused<Code>;

export interface Refused<Code extends string> {
  ok: false;
  code: Code;
  /** The field at fault, by its wire name, if any. */
  field?: string;
  /** Values of the message's placeholders, such as `{amount}`. */
  params?: Record<string, string>;
}

/** The one passing verdict, shared so that checks on hot paths allocate nothing. */
export const OK: { ok: true } = Object.freeze({ ok: true });
