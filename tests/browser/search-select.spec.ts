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
