import { expect } from 'vitest';
import { type Locator, page, userEvent } from 'vitest/browser';
import { press, step, type } from './actions.ts';
import { openPath } from './render-screen.ts';
import { button, expectToast } from './ticket-detail.ts';

/** More steps than any of these screens takes from its start to its end. */
const MOST_STEPS = 120;

/** A dialog that is opened, filled in and sent. */
interface Row {
  name: string;
  /** What opens it; in the menu of a button, `item` is walked to. */
  opener: string | RegExp;
  item?: string;
  dialog: string;
  /** What is typed into which field in turn; a combobox takes the first that it offers. */
  type?: readonly (readonly [field: string, words: string])[];
  /** A question: what is chosen in another way than by typing. */
  choose?(box: Locator): Promise<void>;
  /** The button that sends it; without one it is only read, and left again. */
  send?: string;
  says?: string;
}

/** Steps with Tab or Shift+Tab until something has the focus, as somebody without a mouse does. */
export async function tabTo(wanted: Locator): Promise<void> {
  await expect.element(wanted.first()).toBeInTheDocument();
  const element = wanted.first().element();
  const key = isBehind(element, document.activeElement ?? document.body) ? 'Tab' : 'Shift+Tab';
  // Most of the way at once: the browser is asked over a connection for each press.
  const most = countStops(element);
  if (most > 0) await userEvent.keyboard((key === 'Tab' ? '{Tab}' : '{Shift>}{Tab}{/Shift}').repeat(most));
  for (let taken = 0; taken < MOST_STEPS && !hasFocus(wanted.first()); taken += 1) await press(key);
  await expect.element(wanted.first()).toHaveFocus();
}

const hasFocus = (locator: Locator): boolean => locator.query() === document.activeElement;

const isBehind = (one: Node, other: Node): boolean =>
  (other.compareDocumentPosition(one) & Node.DOCUMENT_POSITION_FOLLOWING) !== 0;

/** At least so many stops are between the focus and an element. */
function countStops(element: Element): number {
  const from = document.activeElement ?? document.body;
  const [start, end] = isBehind(element, from) ? [from, element] : [element, from];
  const around = element.closest('dialog') ?? document;
  return [
    ...around.querySelectorAll<HTMLElement>('a[href], button:enabled, input:enabled, select:enabled, textarea:enabled'),
  ].filter(
    (stop) =>
      isBehind(stop, start) &&
      isBehind(end, stop) &&
      !element.contains(stop) &&
      stop.tabIndex >= 0 &&
      !stop.matches('[type="radio"]') &&
      !stop.closest('[inert]') &&
      stop.checkVisibility({ visibilityProperty: true, contentVisibilityAuto: true }),
  ).length;
}

const boxOf = ({ dialog }: Row): Locator =>
  page
    .getByRole('dialog', { name: dialog, exact: true })
    .or(page.getByRole('alertdialog', { name: dialog, exact: true }));

const openerOf = ({ opener }: Row): Locator => button(page.getByRole('main'), opener);

export const focusIsInside = (box: Locator): boolean => box.query()?.contains(document.activeElement) ?? false;

/** Opens the dialog of a row with keys. */
export async function open(row: Row): Promise<Locator> {
  await tabTo(openerOf(row));
  await expect.element(openerOf(row)).not.toHaveAttribute('aria-disabled', 'true');
  await press('Enter');
  if (row.item !== undefined) {
    const item = page.getByRole('menuitem', { name: row.item, exact: true });
    await expect.element(page.getByRole('menuitem').first()).toHaveFocus();
    for (let taken = 0; taken < 20 && !hasFocus(item); taken += 1) await press('ArrowDown');
    await press('Enter');
  }
  const box = boxOf(row);
  await expect.element(box).toBeVisible();
  await expect.poll(() => focusIsInside(box), { message: 'the focus goes into the dialog' }).toBe(true);
  return box;
}

/**
 * Moves a departure to the next day that can be chosen, and there to the first slot with room.
 */
export async function chooseDeparture(box: Locator): Promise<void> {
  await expect.element(box.getByCss('[aria-busy="true"]')).not.toBeInTheDocument();
  const day = box.getByCss('table [tabindex="0"]');
  await tabTo(day);
  await press('ArrowRight');
  for (let taken = 0; taken < 30 && day.element().getAttribute('aria-disabled') === 'true'; taken += 1)
    await press('ArrowRight');
  await press('Enter');
  const slots = box.getByRole('list', { name: /^Slots on / });
  await expect.element(slots).toBeVisible();
  expect(focusIsInside(box), 'the focus goes along to the slots').toBe(true);
  await tabTo(slots.getByCss('button:not([aria-disabled])'));
  await press('Enter');
}

/**
 * Opens a dialog, leaves it, opens it again, fills it in and sends it.
 * All of it with keys, and the focus is never lost.
 */
export async function expectWorkedByKeys(row: Row): Promise<void> {
  await open(row);
  await press('Escape');
  await expect.element(boxOf(row)).not.toBeInTheDocument();
  await expect.element(openerOf(row), { message: 'the focus goes back to what opened it' }).toHaveFocus();
  if (row.send === undefined) return;

  const box = await open(row);
  for (const [field, words] of row.type ?? []) await typeInto(box, field, words);
  await row.choose?.(box);
  await tabTo(button(box, row.send));
  await press('Enter');
  await expectToast(row.says!);
  await expect.element(boxOf(row)).not.toBeInTheDocument();
  await expect.poll(() => focusIsNearOpener(row), { message: 'the focus is on what opened it, or near it' }).toBe(true);
}

async function typeInto(box: Locator, field: string, words: string): Promise<void> {
  const named = new RegExp(`^${field}`);
  const control = box
    .getByRole('textbox', { name: named })
    .or(box.getByRole('combobox', { name: named }))
    .or(box.getByLabelText(named))
    .first();
  await tabTo(control);
  await press('Control+a');
  await type(words);
  if (control.element().getAttribute('aria-haspopup') !== 'listbox') return;
  const option = page.getByRole('option', { name: words, exact: true });
  await expect.element(option).toBeVisible();
  const isSelected = () => option.element().hasAttribute('data-combobox-selected');
  for (let taken = 0; taken < 5 && !isSelected(); taken += 1) await press('ArrowDown');
  await press('Enter');
  await expect.element(control).toHaveValue(words);
}

/** What opened a dialog may be gone once it was sent, or can be pressed no more. */
function focusIsNearOpener(row: Row): boolean {
  const usable = openerOf(row)
    .elements()
    .find((element) => !element.matches(':disabled, [aria-disabled="true"]'));
  return usable ? usable === document.activeElement : document.activeElement !== document.body;
}

/** Opens a screen and works its dialogs with keys, one after the other. */
export async function expectDialogsByKeys(path: string, rows: readonly Row[]): Promise<void> {
  await openPath(path);
  for (const row of rows)
    await step(row.name, async () => {
      await expect.element(openerOf(row).first()).toBeVisible();
      await expectWorkedByKeys(row);
    });
}
