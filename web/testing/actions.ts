import { expect } from 'vitest';
import { page, userEvent, type Locator } from 'vitest/browser';
import { nextFrame } from './next-frame.ts';

/** Moves the focus to an element. */
export async function focus(locator: Locator): Promise<void> {
  await expect.element(locator).toBeInTheDocument();
  (locator.element() as HTMLElement).focus();
  await nextFrame();
}

/** Presses one key, or keys together: `Control+Enter`. With a locator, on that element. */
export async function press(keys: string, on?: Locator): Promise<void> {
  if (on) await focus(on);
  const held = keys.split('+');
  const last = held.pop() ?? '';
  const down = held.map((key) => `{${key}>}`).join('');
  const up = held
    .toReversed()
    .map((key) => `{/${key}}`)
    .join('');
  await userEvent.keyboard(`${down}{${last}}${up}`);
}

/** Types a text with the keyboard. With a locator, into that element. */
export async function type(text: string, into?: Locator): Promise<void> {
  if (into) await focus(into);
  await userEvent.keyboard(text.replaceAll(/[[{]/g, '$&$&'));
}

/** The texts of all elements, with single spaces. */
export const textsOf = (locator: Locator): string[] =>
  locator.elements().map(({ textContent }) => (textContent ?? '').replaceAll(/\s+/g, ' ').trim());
/** A part of a long test that continues where the part before it ended. Its failure names it. */
export async function step(name: string, run: () => Promise<void>): Promise<void> {
  try {
    await run();
  } catch (error) {
    if (error instanceof Error) error.message = `${name}: ${error.message}`;
    throw error;
  }
}

export const valueOf = (locator: Locator): string => (locator.element() as HTMLInputElement).value;

export const blur = (locator: Locator): void => (locator.element() as HTMLElement).blur();

/** Goes to a path as links of the app do: the address changes, and nothing is loaded again. */
export async function goTo(path: string): Promise<void> {
  await expect.element(page.getByCss('h1').first()).toBeInTheDocument();
  history.pushState(null, '', path);
  dispatchEvent(new PopStateEvent('popstate', { state: null }));
}

/** Waits until the elements have these texts, in this order. */
export async function expectTexts(locator: Locator, wanted: string | readonly (string | RegExp)[]): Promise<void> {
  const texts = [wanted].flat();
  const isWanted = (text: string, index: number): boolean => {
    const want = texts[index];
    return want instanceof RegExp ? want.test(text) : want === text;
  };
  await expect
    .poll(() => {
      const found = textsOf(locator);
      return found.length === texts.length && found.every(isWanted) ? texts : found;
    })
    .toEqual(texts);
}

export async function expectEnabled(locator: Locator, isEnabled: boolean): Promise<void> {
  if (isEnabled) await expect.element(locator).toBeEnabled();
  else await expect.element(locator).toBeDisabled();
}
