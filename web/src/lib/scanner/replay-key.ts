/** Fields of text that somebody types: what was held back is put in where the cursor is. */
const TEXT_FIELD =
  'input:not([type]), input[type="text"], input[type="email"], input[type="tel"], input[type="url"], textarea';

/** Does what a key that was held back would have done, at the element that has the focus by now. */
export function replayKey({ key, code, shiftKey }: KeyboardEvent): void {
  const target = document.activeElement ?? document.body;
  const event = new KeyboardEvent('keydown', { key, code, shiftKey, bubbles: true, cancelable: true });
  if (!target.dispatchEvent(event)) return;
  // What was still to be done before this key may have moved the focus.
  const field = document.activeElement;
  if (key === 'Enter') pressEnter(field);
  // The one way to type that keeps the field's own undo, selection and greatest length.
  else if (field?.matches(TEXT_FIELD)) document.execCommand('insertText', false, key);
}

/** Enter presses a button or a link, and sends the form of a field. */
function pressEnter(element: Element | null): void {
  if (element instanceof HTMLInputElement) element.form?.requestSubmit();
  else if (element instanceof HTMLElement && element.matches('button, a[href], summary')) element.click();
}
