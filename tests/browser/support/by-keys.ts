import type { Locator, Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';
import { button, expectToast } from './ticket-detail.ts';
import { goTo } from './walk.ts';

/** More steps than any of these screens takes from its start to its end. */
const MOST_STEPS = 120;

interface Row {
  name: string;
  /** What opens it; in the menu of a button, `item` is walked to. */
  opener: string | RegExp;
  item?: string;
  dialog: string;
  /**
   * What is typed into which field, one after the other; a combobox takes the first that it offers for
   * the words.
   */
  type?: readonly (readonly [field: string, words: string])[];
  /** A question: what is chosen in another way than by typing. */
  choose?(box: Locator, page: Page): Promise<void>;
  /** The button that sends it; without one it is only read, and left again. */
  send?: string;
  says?: string;
}

/** Steps on with Tab until something has the focus, as somebody without a mouse does. */
export async function tabTo(page: Page, wanted: Locator, key: 'Tab' | 'Shift+Tab' = 'Tab'): Promise<void> {
  // Looked up once, and again when it has been redrawn: a look takes as long as ten steps.
  let target = await wanted.elementHandle();
  // Most of the way at once, which takes half as long as to look about after each step.
  const most = key === 'Tab' ? await target?.evaluate(stopsBefore).catch(() => 0) : 0;
  for (let step = 0; step < (most ?? 0); step += 1) await page.keyboard.press(key);
  for (let step = 0; step < MOST_STEPS; step += 1) {
    const state = await target
      ?.evaluate((element) =>
        element === document.activeElement ? 'here' : element.isConnected ? 'elsewhere' : 'gone',
      )
      .catch(() => 'gone');
    if (state === 'here') return;
    if (state === 'elsewhere') await page.keyboard.press(key);
    else target = await wanted.elementHandle();
  }
  await expect(wanted).toBeFocused();
}

/** Runs in the page. At least so many stops of Tab are between the focus and an element after it. */
function stopsBefore(element: Element): number {
  const from = document.activeElement ?? document.body;
  const follows = (one: Node, other: Node) =>
    (one.compareDocumentPosition(other) & Node.DOCUMENT_POSITION_FOLLOWING) !== 0;
  const around = element.closest('dialog') ?? document;
  return [
    ...around.querySelectorAll<HTMLElement>('a[href], button:enabled, input:enabled, select:enabled, textarea:enabled'),
  ].filter(
    (stop) =>
      follows(from, stop) &&
      follows(stop, element) &&
      stop.tabIndex >= 0 &&
      !stop.matches('[type="radio"]') &&
      !stop.closest('[inert]') &&
      stop.checkVisibility({ visibilityProperty: true, contentVisibilityAuto: true }),
  ).length;
}

const boxOf = (page: Page, { dialog }: Row): Locator =>
  page
    .getByRole('dialog', { name: dialog, exact: true })
    .or(page.getByRole('alertdialog', { name: dialog, exact: true }));

const openerOf = (page: Page, { opener }: Row): Locator => button(page.locator('main'), opener);

export const focusIsInside = (box: Locator): Promise<boolean> =>
  box.evaluate((element) => element.contains(document.activeElement));

export async function open(page: Page, row: Row): Promise<Locator> {
  await tabTo(page, openerOf(page, row));
  await page.keyboard.press('Enter');
  if (row.item !== undefined) {
    const item = page.getByRole('menuitem', { name: row.item, exact: true });
    await expect(page.getByRole('menuitem').first()).toBeFocused();
    for (let step = 0; step < 20 && !(await item.evaluate((one) => one === document.activeElement)); step += 1)
      await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
  }
  const box = boxOf(page, row);
  await expect(box).toBeVisible();
  await expect.poll(() => focusIsInside(box), 'the focus goes into the dialog').toBe(true);
  return box;
}

/**
 * Moves a departure to the first day after the one at hand that can be chosen, and to the first slot
 * with room.
 */
export async function chooseDeparture(box: Locator, page: Page): Promise<void> {
  await expect(box.locator('[aria-busy="true"]')).toHaveCount(0);
  const day = box.locator('table [tabindex="0"]');
  await tabTo(page, day);
  await page.keyboard.press('ArrowRight');
  for (let step = 0; step < 30 && (await day.getAttribute('aria-disabled')) === 'true'; step += 1)
    await page.keyboard.press('ArrowRight');
  await page.keyboard.press('Enter');
  const slots = box.getByRole('list', { name: /^Slots on / });
  await slots.waitFor();
  expect(await focusIsInside(box), 'the focus goes along to the slots').toBe(true);
  await tabTo(page, slots.locator('button:not([aria-disabled])').first());
  await page.keyboard.press('Enter');
}

/**
 * Opens a dialog, leaves it, opens it again, fills it in and sends it: all with keys, and the focus is
 * never lost.
 */
export async function byKeys(page: Page, row: Row): Promise<void> {
  await open(page, row);
  await page.keyboard.press('Escape');
  await expect(boxOf(page, row)).toBeHidden();
  await expect(openerOf(page, row), 'the focus goes back to what opened it').toBeFocused();
  if (row.send === undefined) return;

  const box = await open(page, row);
  for (const [field, words] of row.type ?? []) {
    const named = new RegExp(`^${field}`);
    const control = box
      .getByRole('textbox', { name: named })
      .or(box.getByRole('combobox', { name: named }))
      .or(box.getByLabel(named))
      .first();
    await tabTo(page, control);
    await page.keyboard.press('ControlOrMeta+a');
    await page.keyboard.type(words);
    if ((await control.getAttribute('aria-haspopup')) === 'listbox') {
      const option = page.getByRole('option', { name: words, exact: true });
      await option.waitFor();
      for (let step = 0; step < 5 && (await option.getAttribute('data-combobox-selected')) === null; step += 1)
        await page.keyboard.press('ArrowDown');
      await page.keyboard.press('Enter');
      await expect(control).toHaveValue(words);
    }
  }
  await row.choose?.(box, page);
  await tabTo(page, button(box, row.send));
  await page.keyboard.press('Enter');
  await expectToast(page, row.says!);
  await expect(box).toBeHidden();
  const opener = openerOf(page, row);
  await expect
    .poll(
      // At one moment: between two questions what opened it may go.
      () =>
        opener.evaluateAll((found) => {
          const usable = found.find((element) => !element.matches(':disabled, [aria-disabled="true"]'));
          return usable ? usable === document.activeElement : document.activeElement !== document.body;
        }),
      'the focus is on what opened it, or near where that was',
    )
    .toBe(true);
}

export async function walk(page: Page, path: string, rows: readonly Row[]): Promise<void> {
  await goTo(page, path);
  for (const row of rows)
    await test.step(row.name, async () => {
      await openerOf(page, row).first().waitFor();
      await byKeys(page, row);
    });
}
