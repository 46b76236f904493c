import { expect } from 'vitest';
import { type Locator, userEvent } from 'vitest/browser';
import { nextFrame } from '@testing/next-frame.ts';

/** Gives a control the focus, as Tab does, and presses a key on it. */
export async function press(control: Locator, key: string): Promise<void> {
  await expect.element(control).toBeVisible();
  await expect.poll(() => keepsFocus(control), { message: 'the control keeps the focus' }).toBe(true);
  await userEvent.keyboard(`{${key}}`);
}

/** A screen that has just opened takes the focus a moment later. */
async function keepsFocus(control: Locator): Promise<boolean> {
  const element = control.element();
  if (element instanceof HTMLElement) element.focus();
  await nextFrame();
  await nextFrame();
  return document.activeElement === control.element();
}
