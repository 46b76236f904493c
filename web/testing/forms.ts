import { page, type Locator } from 'vitest/browser';
import { PIXEL } from './pixel.ts';

/** A field of the form on screen, by its name on the wire. */
export const wire = (name: string): Locator => page.getByCss(`form [name="${name}"]`);
export const box = (name: string): Locator => page.getByRole('checkbox', { name, exact: true });
export const unsaved = (): Locator => page.getByText('Unsaved changes');
export const save = (): Locator => page.getByRole('button', { name: /^Save/ });
export const question = (): Locator => page.getByRole('alertdialog');
export const summary = (): Locator => page.getByRole('alert', { name: 'There is a problem' });

/** The smallest PNG that a browser shows. */
export const PNG_FILE = new File([Uint8Array.from(atob(PIXEL), (letter) => letter.charCodeAt(0))], 'river.png', {
  type: 'image/png',
});
