/** Fields of text that somebody types: what was held back is put in where the cursor is. */
const TEXT_FIELD =
  'input:not([type]), input[type="text"], input[type="email"], input[type="tel"], input[type="url"], textarea';

/** Does what a key that was held back would have done, at whatever has the focus by now. */
export function replayKey({ key, code, shiftKey }: KeyboardEvent): void {
  const target = document.activeElement ?? document.body;
  const event = new KeyboardEvent('keydown', { key, code, shiftKey, bubbles: true, cancelable: true });
  const isServed = !target.dispatchEvent(event);
  // What was still to be done before this key may have moved the focus to a field.
  if (isServed || document.activeElement?.matches(TEXT_FIELD) !== true) return;
  // The one way to type that keeps the field's own undo, selection and greatest length.
  document.execCommand('insertText', false, key);
}
