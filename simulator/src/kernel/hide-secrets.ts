const LONGEST_TEXT = 2_000;
const SECRET = /password|token|secret|api_?key|document_?key|authorization|^key$|acc(?:ount)?_?(?:no|num)/i;
/** Keys and tokens in the query of a link. */
const IN_LINK = /([?&](?:key|token)=)[^&#"'\s]+/g;
const HIDDEN = '[hidden]';

/** Returns whether a field of this name is secret. */
export function isSecret(name: string): boolean {
  return SECRET.test(name);
}

/**
 * Returns a copy with secret fields redacted and long strings (uploads) cut.
 * Uses a work list instead of recursion, so no depth overflows the stack.
 */
export function hideSecrets(value: unknown): unknown {
  const root: Record<string, unknown> = {};
  const left: { target: Record<string, unknown>; key: string; value: unknown }[] = [
    { target: root, key: 'value', value },
  ];
  for (const next of left) {
    const { target, key } = next;
    const copy = copyFlat(next.value);
    define(target, key, copy);
    if (typeof copy !== 'object' || copy === null) continue;
    for (const [name, inner] of Object.entries(next.value as object)) {
      const hidden = inner !== null && !Array.isArray(copy) && SECRET.test(name);
      left.push({ target: copy as Record<string, unknown>, key: name, value: hidden ? HIDDEN : inner });
    }
  }
  return root['value'];
}

/** Returns a value as it is shown; for a list or object, an empty copy to fill. */
function copyFlat(value: unknown): unknown {
  if (typeof value === 'string') return copyText(value);
  if (typeof value !== 'object' || value === null) return value;
  if (Array.isArray(value)) return Array.from({ length: value.length });
  return ArrayBuffer.isView(value) || value instanceof Blob ? '[bytes]' : {};
}

function copyText(text: string): string {
  const shown = text.length > LONGEST_TEXT ? `${text.slice(0, LONGEST_TEXT)}… (${text.length} letters)` : text;
  return shown.includes('=') ? shown.replaceAll(IN_LINK, `$1${HIDDEN}`) : shown;
}

/** Defines the property, so that a field named __proto__ is an ordinary field. */
function define(target: Record<string, unknown>, name: string, value: unknown): void {
  Object.defineProperty(target, name, { value, writable: true, enumerable: true, configurable: true });
}
