import { expect, test } from './support/fixtures.ts';

for (const path of ['/d/packages/new', '/d/foods/new', '/d/booking/0/new', '/d/pages/new']) {
  test(`a new form can be saved from the start: ${path}`, async ({ page, world }) => {
    const owner = await world.signIn('skaloot');
    await owner.open(page, path);
    const save = page.getByRole('button', { name: 'Save' });
    await expect(save).toBeVisible();
    await expect(page.getByRole('button', { name: 'Discard' })).toHaveCount(0);
    await save.click();
    await expect(page.getByText('Please complete this field').first()).toBeVisible();
  });
}
