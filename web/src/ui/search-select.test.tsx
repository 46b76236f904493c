import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { createTestWorld } from '@testing/test-world.ts';
import { expectTexts, focus, press, step, textsOf } from '@testing/actions.ts';
import { expectAccessible } from '@testing/looks.ts';
import { atTill } from '@testing/till.ts';

test('a long list: its field names it from the first opening on, and the arrows go on from what is chosen', async () => {
  const world = createTestWorld();
  await atTill(world);
  const field = page.getByRole('combobox', { name: 'Agent' });
  await focus(field);
  const list = page.getByRole('listbox', { name: 'Agent' });
  await expect.element(list).toBeVisible();
  await expect.element(field).toHaveAttribute('aria-expanded', 'true');
  await expect.element(field).toHaveAttribute('aria-controls', list.element().getAttribute('id')!);
  await expectAccessible();
  const names = textsOf(list.getByRole('option'));
  const at = async (key: string) => {
    await press(key);
    const id = field.element().getAttribute('aria-activedescendant');
    return textsOf(page.getByCss(`[id="${id}"]`))[0];
  };
  await at('ArrowDown');
  expect(await at('ArrowDown')).toBe(names[1]);
  await press('Enter');
  await expect.element(field).toHaveValue(names[1]);
  await expect.element(list).not.toBeInTheDocument();

  await press('ArrowDown');
  await expectTexts(list.getByRole('option', { selected: true }), names[1]!);
  expect(await at('ArrowDown')).toBe(names[2]);
});

test('typing highlights the first match: Enter takes it, Tab takes a single match, other text stops the sale', async () => {
  const world = createTestWorld();
  await atTill(world);
  const field = page.getByRole('combobox', { name: 'Agent' });
  await focus(field);
  const list = page.getByRole('listbox', { name: 'Agent' });
  const names = textsOf(list.getByRole('option'));
  const part = names[1]!.slice(0, 6);
  const matches = names.filter((name) => name.toLowerCase().includes(part.toLowerCase()));

  await step('Enter right after typing takes the first match', async () => {
    await field.fill(part);
    await press('Enter');
    await expect.element(field).toHaveValue(matches[0]);
  });

  await step('Enter on what is chosen already keeps it', async () => {
    await field.fill(part);
    await press('Enter');
    await expect.element(field).toHaveValue(matches[0]);
  });

  await step('Tab takes a single match', async () => {
    const most = names[2]!.slice(0, -2);
    expect(names.filter((name) => name.includes(most))).toHaveLength(1);
    await field.fill(most);
    await press('Tab');
    await expect.element(field).toHaveValue(names[2]);
    await expect.element(field).not.toHaveAttribute('aria-invalid', 'true');
  });

  await step('text that is no agent stays, as an error, and nothing is sold at the public price', async () => {
    await field.fill('zzz');
    await press('Tab');
    await expect.element(field).toHaveValue('zzz');
    await expect.element(field).toHaveAccessibleDescription(/Choose an option from the list/);
    await page.getByRole('list', { name: 'Packages' }).getByRole('button').first().click();
    await expect.element(page.getByRole('heading', { name: 'Choose a package' })).toBeVisible();
    await expect.element(field).toHaveFocus();
    await expectAccessible();
  });
});
