import { expect, test } from './support/fixtures.ts';

test('an address with a dot shows the app’s own page for what is not found', async ({ page }) => {
  await page.goto('/no.such.page');
  await expect(page.getByRole('heading', { level: 1, name: 'Page not found' })).toBeVisible();
});
