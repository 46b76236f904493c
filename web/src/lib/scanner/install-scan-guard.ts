import { clock } from '../clock.ts';
import { NO_SCAN, recogniseScan, SCAN_GAP_MS, type ScanState } from './recognise-scan.ts';
import { readScannerSettings } from './scanner-settings.ts';

/** Fields that a scanner may type into; passwords and rich text are left alone. */
const OPEN_FIELD =
  'input[type="search"], input[type="password"], [role="combobox"], [role="searchbox"], [contenteditable="true"], [data-code-field]';
/** Elements that cover the whole app and stop every key, so that no key is replayed after them. */
const COVER = 'dialog[data-holds-keys]';
/** Fields that take keys in their own way: a burst is taken back from them afterwards. */
const OWN_KEYS = 'select, input[type="date"], input[type="time"], input[type="datetime-local"], input[type="number"]';

type OwnKeysField = HTMLSelectElement | HTMLInputElement;

/**
 * Keeps bursts of a barcode scanner from operating the page, and passes their code on.
 * A key is delayed for some milliseconds until it is clear that no scanner sent it.
 * @returns a function that removes the guard
 */
export function installScanGuard(onScan: (code: string) => void): () => void {
  let state: ScanState = NO_SCAN;
  let held: KeyboardEvent[] = [];
  let cancel = () => {};
  let before: { field: OwnKeysField; value: string } | null = null;

  const forget = () => {
    cancel();
    state = NO_SCAN;
    held = [];
    before = null;
  };
  const release = () => {
    const keys = held;
    forget();
    keys.forEach(replayKey);
  };
  /** Lets a key through after those that were held; Enter goes to where they have led. */
  const pass = (event: KeyboardEvent) => {
    release();
    if (event.key !== 'Enter' || event.repeat || event.target === document.activeElement) return;
    swallow(event);
    replayKey(event);
  };
  const hold = (event: KeyboardEvent) => {
    const { target } = event;
    const isFirst = state.keys.length === 1;
    if (target instanceof Element && target.matches(OWN_KEYS)) {
      const field = target as OwnKeysField;
      if (isFirst) before = { field, value: field.value };
    } else {
      swallow(event);
      held.push(event);
    }
    cancel();
    cancel = clock.after(SCAN_GAP_MS, release);
  };

  const listen = (event: KeyboardEvent) => {
    if (!event.isTrusted) return;
    const isOther = event.repeat || event.isComposing || event.ctrlKey || event.altKey || event.metaKey;
    const isOpen = event.target instanceof Element && event.target.closest(OPEN_FIELD) !== null;
    if (isOther || isOpen || document.querySelector(COVER) !== null) return release();
    const { timeStamp: at, key } = event;
    if (held.length > 0 && at - state.last >= SCAN_GAP_MS) release();
    const step = recogniseScan(state, { key, at }, readScannerSettings());
    const { verdict } = step;
    if (verdict === 'ignore') return;
    if (verdict === 'pass') return held.length > 0 ? pass(event) : release();
    if (typeof verdict === 'object') {
      swallow(event);
      const field = before;
      forget();
      if (field !== null) restore(field.field, field.value);
      return onScan(verdict.scan);
    }
    state = step.state;
    if (verdict === 'swallow') swallow(event);
    else hold(event);
  };
  window.addEventListener('keydown', listen, true);
  // A press moves the focus: keys typed before it belong to the field that it leaves.
  window.addEventListener('pointerdown', release, true);
  return () => {
    forget();
    window.removeEventListener('keydown', listen, true);
    window.removeEventListener('pointerdown', release, true);
  };
}

function swallow(event: KeyboardEvent): void {
  event.preventDefault();
  event.stopImmediatePropagation();
}

/** Puts the value of a field back, as if it had been chosen. */
function restore(field: OwnKeysField, value: string): void {
  if (field.value === value) return;
  const owner = field instanceof HTMLSelectElement ? HTMLSelectElement.prototype : HTMLInputElement.prototype;
  Object.getOwnPropertyDescriptor(owner, 'value')?.set?.call(field, value);
  field.dispatchEvent(new Event('input', { bubbles: true }));
  field.dispatchEvent(new Event('change', { bubbles: true }));
}

/** Fields of text that somebody types: what was held back is put in where the cursor is. */
const TEXT_FIELD =
  'input:not([type]), input[type="text"], input[type="email"], input[type="tel"], input[type="url"], textarea';

/** Does what a key that was held back would have done, at the element that has the focus by now. */
function replayKey({ key, code, shiftKey }: KeyboardEvent): void {
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
