import { expect, expectAccessible, test } from './support/fixtures.ts';
import { atTill } from './support/till.ts';

test('a long list: its field names it from the first opening on, and the arrows go on from what is chosen', async ({
  page,
  world,
}) => {
  await atTill(page, world);
  const field = page.getByRole('combobox', { name: 'Agent' });
  await field.focus();
  const list = page.getByRole('listbox', { name: 'Agent' });
  await expect(list).toBeVisible();
  await expect(field).toHaveAttribute('aria-expanded', 'true');
  await expect(field).toHaveAttribute('aria-controls', (await list.getAttribute('id'))!);
  await expectAccessible(page);
  const names = await list.getByRole('option').allTextContents();
  const at = async (key: string) => {
    await page.keyboard.press(key);
    const id = await field.getAttribute('aria-activedescendant');
    return page.locator(`[id="${id}"]`).textContent();
  };
  await at('ArrowDown');
  expect(await at('ArrowDown')).toBe(names[1]);
  await page.keyboard.press('Enter');
  await expect(field).toHaveValue(names[1]!);
  await expect(list).toBeHidden();

  await page.keyboard.press('ArrowDown');
  await expect(list.getByRole('option', { selected: true })).toHaveText(names[1]!);
  expect(await at('ArrowDown')).toBe(names[2]);
});

test('typing highlights the first match: Enter takes it, Tab takes a single match, other text stops the sale', async ({
  page,
  world,
}) => {
  await atTill(page, world);
  const field = page.getByRole('combobox', { name: 'Agent' });
  await field.focus();
  const list = page.getByRole('listbox', { name: 'Agent' });
  const names = await list.getByRole('option').allTextContents();
  const part = names[1]!.slice(0, 6);
  const matches = names.filter((name) => name.toLowerCase().includes(part.toLowerCase()));

  await test.step('Enter right after typing takes the first match', async () => {
    await field.pressSequentially(part);
    await page.keyboard.press('Enter');
    await expect(field).toHaveValue(matches[0]!);
  });

  await test.step('Enter on what is chosen already keeps it', async () => {
    await field.fill(part);
    await page.keyboard.press('Enter');
    await expect(field).toHaveValue(matches[0]!);
  });

  await test.step('Tab takes a single match', async () => {
    const most = names[2]!.slice(0, -2);
    expect(names.filter((name) => name.includes(most))).toHaveLength(1);
    await field.fill(most);
    await page.keyboard.press('Tab');
    await expect(field).toHaveValue(names[2]!);
    await expect(field).not.toHaveAttribute('aria-invalid', 'true');
  });

  await test.step('text that is no agent stays, as an error, and nothing is sold at the public price', async () => {
    await field.fill('zzz');
    await page.keyboard.press('Tab');
    await expect(field).toHaveValue('zzz');
    await expect(field).toHaveAccessibleDescription(/Choose an option from the list/);
    await page.getByRole('list', { name: 'Packages' }).getByRole('button').first().click();
    await expect(page.getByRole('heading', { name: 'Choose a package' })).toBeVisible();
    await expect(field).toBeFocused();
    await expectAccessible(page);
  });
});
