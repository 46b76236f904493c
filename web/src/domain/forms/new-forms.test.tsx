import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { renderScreen } from '@testing/render-screen.ts';
import { createTestWorld } from '@testing/test-world.ts';
for (const path of ['/d/packages/new', '/d/foods/new', '/d/booking/0/new', '/d/pages/new']) {
  test(`a new form can be saved from the start: ${path}`, async () => {
    const world = createTestWorld();
    const owner = await world.signIn('skaloot');
    await renderScreen(path, { as: owner, world });
    const save = page.getByRole('button', { name: 'Save' });
    await expect.element(save).toBeVisible();
    await expect.element(page.getByRole('button', { name: 'Discard' })).toHaveLength(0);
    await save.click();
    await expect.element(page.getByText('Please complete this field').first()).toBeVisible();
  });
}
