import { expect, expectAccessible, test } from './support/fixtures.ts';

test('a person reads the mails of a world: finds one, opens it, follows its link, and marks the rest as read', async ({
  page,
  context,
  world,
  complaints,
}) => {
  // What prepares each page of a test reaches for its store, which a mail in its sandbox has not.
  complaints.allow(/(localStorage|Blocked script execution).*sandboxed/);
  const outbox = new URL(`/__sim/worlds/${world.name}/outbox`, world.base).href;
  const ask = (email: string) =>
    fetch(`${world.base}/api/forgot_password`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ email, platform: 'web_app' }),
    });
  for (const account of ['cashier', 'manager', 'admin']) await ask(`${account}@muara.test`);
  await page.goto(outbox);
  const mails = page.getByRole('listitem');
  await expect(mails).toHaveCount(3);
  await expect(mails.first()).toContainText('admin@muara.test');
  await expectAccessible(page);

  await page.getByRole('searchbox', { name: 'Search' }).fill('CASHIER@');
  await page.keyboard.press('Enter');
  await expect(mails).toHaveCount(1);
  await mails.getByRole('link', { name: 'Set your new password' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Set your new password' })).toBeVisible();
  const [opened] = await Promise.all([
    context.waitForEvent('page'),
    page.frameLocator('iframe').getByRole('link', { name: 'Set a new password' }).click(),
  ]);
  await expect(opened).toHaveURL(/\/d\/reset-password\?token=/);
  await opened.close();

  await page.getByRole('link', { name: 'Back to the outbox' }).click();
  await expect(page.getByText('2 mails unread')).toBeVisible();
  await page.getByRole('button', { name: 'Mark all as read' }).click();
  await expect(page.getByText('No unread mails.')).toBeVisible();
  await page.emulateMedia({ colorScheme: 'dark' });
  await page.setViewportSize({ width: 390, height: 844 });
  await expectAccessible(page, 'colours');
  expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true);
});
