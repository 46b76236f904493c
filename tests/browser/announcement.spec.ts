import { expect, expectAccessible, test } from './support/fixtures.ts';
import { inTheme } from './support/look.ts';
import { signIn } from './support/till.ts';

test.use({ announcement: 'unread' });

test('the announcement comes once a day to each user, after the screen, and again when its words change', async ({
  page,
  world,
}) => {
  const dialog = page.getByRole('dialog', { name: 'Welcome aboard' });
  await test.step('the announcement comes once, after the screen, and not again that day', async () => {
    const manager = await world.signIn('manager');
    await manager.open(page, '/d/tickets/0');
    await expect(page.getByRole('heading', { level: 1, name: 'Tickets Management (Normal)' })).toBeVisible();
    await expect(dialog).toContainText('The evening cruise departs ten minutes early');
    await expect(dialog.getByRole('button', { name: 'Ok' })).toBeFocused();
    await expectAccessible(page);
    await inTheme(page, 'dark');
    await expectAccessible(page, 'colours');
    await page.keyboard.press('Enter');
    await expect(dialog).toBeHidden();

    await page.clock.install();
    await page.goto('/d/dashboard');
    await expect(page.getByRole('heading', { level: 1, name: 'Dashboard' })).toBeVisible();
    await page.clock.runFor(5_000);
    await expect(page.getByRole('dialog')).toHaveCount(0);
  });

  await test.step('another user of the same browser sees it too, and so does everybody when its words change', async () => {
    // Away from the app, which would go on asking without it.
    await page.goto('/favicon.svg');
    await page.evaluate(() => localStorage.removeItem('muara.token'));
    await signIn(page, 'cashier');
    await expect(dialog).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();

    await page.route(`**/w/${world.name}/api/authenticate`, async (route) => {
      const answer = await route.fetch();
      const session = (await answer.json()) as { announcement: object };
      await route.fulfill({
        response: answer,
        json: { ...session, announcement: { ...session.announcement, msg: 'High tide at six.' } },
      });
    });
    await page.reload();
    await expect(dialog).toContainText('High tide at six.');
  });
});

test('the next day in Kuala Lumpur it comes again', async ({ page, world }) => {
  await world.freezeAt('23:50');
  const manager = await world.signIn('manager');
  const dialog = page.getByRole('dialog', { name: 'Welcome aboard' });
  await manager.open(page);
  await expect(dialog).toBeVisible();
  await page.keyboard.press('Escape');
  // It is read on the day on which it goes.
  await expect(dialog).toBeHidden();
  await world.advance('PT20M');
  await page.reload();
  await expect(dialog).toBeVisible();
});

test('it waits while another dialog is open, and stays away from the way out and from the till', async ({
  page,
  world,
}) => {
  await page.clock.install();
  const cashier = await world.signIn('cashier');
  await cashier.call.startShift({ body: { cash_in: 200, jetty_id: 1, station: 'Counter 1' } });
  const dialog = page.getByRole('dialog', { name: 'Welcome aboard' });

  await cashier.open(page, '/d/pos');
  await expect(page.getByRole('heading', { name: 'Choose a package' })).toBeVisible();
  await page.clock.runFor(5_000);
  await expect(dialog).toHaveCount(0);

  await page.goto('/d/logout');
  const question = page.getByRole('alertdialog', { name: 'Hold On!' });
  await expect(question).toBeVisible();
  await page.clock.runFor(5_000);
  await expect(dialog).toHaveCount(0);

  await page.goto('/d/printers');
  const printers = page.getByRole('dialog', { name: 'Printers' });
  await expect(printers).toBeVisible();
  await page.clock.runFor(5_000);
  await expect(dialog).toHaveCount(0);
  await page.keyboard.press('Escape');
  await expect(printers).toBeHidden();
  await page.clock.runFor(5_000);
  await expect(dialog).toBeVisible();
});
