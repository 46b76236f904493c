import type { Page } from '@playwright/test';
import { expect, test } from './support/fixtures.ts';

const bar = (page: Page) => page.getByRole('region', { name: 'World', exact: true });

test('the app in a world keeps its screens, session and documents below the address of the world', async ({
  page,
  world,
}) => {
  await page.addInitScript(
    (suffix) => {
      const read = localStorage.getItem('muara.announcements');
      if (read !== null) localStorage.setItem(`muara.announcements${suffix}`, read);
    },
    `@${new URL(world.base).pathname}`,
  );
  await page.goto(`${world.base}/d/login`);
  await bar(page).getByRole('button', { name: 'Signed in: Visitor' }).click();
  await page
    .getByRole('button', { name: /Manager$/ })
    .first()
    .click();
  await expect(bar(page).getByRole('button', { name: /^Signed in: .*, / })).toBeVisible();
  await page.goto(`${world.base}/d/tickets/0`);
  await page.getByRole('row').nth(1).getByRole('link').click();
  await expect(page).toHaveURL(new RegExp(`^${world.base}/d/tickets/0/\\w+$`));
  await page.reload();
  await expect(bar(page).getByRole('button', { name: /, Manager$/ })).toBeVisible();
  // The app of this origin knows nothing of that session, and loads nothing of the bar.
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  await page.goto('/d/dashboard');
  await expect(page.getByRole('heading', { name: 'Welcome back' })).toBeVisible();
  await page.waitForLoadState('networkidle');
  expect(asked.filter((url) => /control|world-bar|__sim/.test(url))).toEqual([]);
});
