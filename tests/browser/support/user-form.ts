import type { Page } from '@playwright/test';

export const form = (page: Page) => page.getByRole('dialog').last();
export const field = (page: Page, name: string) => form(page).getByRole('textbox', { name, exact: true });
export const role = (page: Page) => form(page).getByRole('combobox', { name: 'Role' });

export const GOOD: Record<string, string> = {
  Name: 'Nurul Huda',
  Username: 'nurul',
  Email: 'nurul@muara.test',
  Phone: '0123456789',
  Password: 'muara123',
};
export const box = (page: Page, name: string) =>
  name === 'Password' ? form(page).getByLabel(/^Password/) : field(page, name);

export async function fillNew(page: Page): Promise<void> {
  for (const [name, value] of Object.entries(GOOD)) await box(page, name).fill(value);
  await role(page).selectOption('CSA');
}
