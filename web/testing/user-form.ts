import { page } from 'vitest/browser';
export const form = () => page.getByRole('dialog').last();
export const field = (name: string) => form().getByRole('textbox', { name, exact: true });
export const role = () => form().getByRole('combobox', { name: 'Role' });

export const GOOD: Record<string, string> = {
  Name: 'Nurul Huda',
  Username: 'nurul',
  Email: 'nurul@muara.test',
  Phone: '0123456789',
  Password: 'muara123',
};
export const box = (name: string) => (name === 'Password' ? form().getByLabelText(/^Password/) : field(name));

export async function fillNew(): Promise<void> {
  for (const [name, value] of Object.entries(GOOD)) await box(name).fill(value);
  await role().selectOptions('CSA');
}
