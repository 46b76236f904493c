import { expect } from 'vitest';
import { userEvent, type Locator } from 'vitest/browser';

/** Moves the focus to an element. */
async function focus(locator: Locator): Promise<void> {
  await expect.element(locator).toBeInTheDocument();
  (locator.element() as HTMLElement).focus();
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

/** The texts of all elements, with single spaces. */
export const textsOf = (locator: Locator): string[] =>
  locator.elements().map(({ textContent }) => (textContent ?? '').replaceAll(/\s+/g, ' ').trim());
