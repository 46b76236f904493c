import { expect, test } from './support/fixtures.ts';

test('a translation that does not come leaves the app in English', async ({ page, complaints }) => {
  complaints.allow(/ERR_FAILED|dynamically imported/);
  await page.addInitScript(() => localStorage.setItem('muara.language', 'ms'));
  await page.route(/\/assets\/.*\.js$/, async (route) => {
    const response = await route.fetch();
    return (await response.text()).includes('Log masuk') ? route.abort() : route.fulfill({ response });
  });
  await page.goto('/d/login');
  await expect(page.getByRole('button', { name: 'Login' })).toBeVisible();
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
});
