import { expect } from 'vitest';
import { type Locator, userEvent } from 'vitest/browser';

/** Gives a control the focus, as Tab does, and presses a key on it. */
export async function press(control: Locator, key: string): Promise<void> {
  await expect.element(control).toBeVisible();
  const element = control.element();
  if (element instanceof HTMLElement) element.focus();
  await userEvent.keyboard(`{${key}}`);
}
