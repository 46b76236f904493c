import type { Page } from '@playwright/test';
import { expectAccessible, expectLive, expect } from './support/fixtures.ts';
import { test } from './support/elsewhere.ts';
import { inTheme } from './support/look.ts';

const row = (page: Page, text: string) =>
  page.getByRole('table', { name: 'Support' }).getByRole('row').filter({ hasText: text });

test('somebody reports a problem, a super user resolves it, the reporter is notified; one that cannot be sent stays in its form', async ({
  page,
  world,
  elsewhere,
  complaints,
}) => {
  complaints.allow(/500.*\/api\//);
  const [cashier, superUser] = await Promise.all([world.signIn('cashier'), world.signIn('superuser')]);
  await cashier.open(page, '/d/support');
  const boss = await elsewhere(superUser, '/d/support');
  await Promise.all([expectLive(page), expectLive(boss)]);
  await expect(page.getByRole('columnheader', { name: 'Username' })).toHaveCount(0);
  await expect(boss.getByRole('columnheader', { name: 'Username' })).toBeVisible();

  await page.getByRole('button', { name: 'Report a problem' }).click();
  const dialog = page.getByRole('dialog', { name: 'Report a problem' });
  const field = dialog.getByRole('textbox', { name: 'What is wrong?' });
  await dialog.getByRole('button', { name: 'Send' }).click();
  await expect(field).toHaveAccessibleDescription(/Please complete this field/);
  await expect(field).toBeFocused();
  await expectAccessible(page);
  await field.fill('x'.repeat(2_001));
  await dialog.getByRole('button', { name: 'Send' }).click();
  await expect(dialog.getByText('Please use at most 2000 characters').first()).toBeVisible();
  await field.fill('The gate of jetty 2 does not open <b>at all</b>');
  const told = expect(
    boss.getByRole('region', { name: 'Notifications' }).getByText(/cashier reports: The gate/),
  ).toBeVisible();
  await dialog.getByRole('button', { name: 'Send' }).dblclick();
  await told;
  await expect(page.getByText('Report has been sent! Thank you for reporting!')).toBeVisible();
  await expect(dialog).toBeHidden();
  await expect(row(page, 'The gate of jetty 2')).toContainText('<b>at all</b>');
  await expect(row(page, 'The gate of jetty 2')).toContainText('Pending');
  expect(await world.journal('reportBug')).toHaveLength(1);

  // It arrives there automatically.
  const arrived = row(boss, 'The gate of jetty 2');
  await expect(arrived).toContainText('cashier');
  await arrived.getByRole('button', { name: /^Resolve report \d+$/ }).click();
  const question = boss.getByRole('alertdialog');
  await expect(question).toContainText('cashier');
  await question.getByRole('button', { name: 'Cancel' }).click();
  await expect(arrived).toContainText('Pending');
  await arrived.getByRole('button', { name: /^Resolve report/ }).click();
  await question.getByRole('button', { name: 'Mark as resolved' }).click();
  await expect(boss.getByText('Report has been resolved')).toBeVisible();
  await expect(arrived).toContainText('Resolved');
  await expect(arrived.getByRole('button')).toHaveCount(0);
  await expect(page.getByRole('region', { name: 'Notifications' }).getByText('Report has been resolved')).toBeVisible();
  await expect(row(page, 'The gate of jetty 2')).toContainText('Resolved');

  await test.step('a report that cannot be sent stays in its form', async () => {
    await world.addFault({ operationId: 'reportBug', nth: 1, code: 'internal_error' });
    await page.getByRole('button', { name: 'Report a problem' }).click();
    await field.fill('The tide table is empty');
    await dialog.getByRole('button', { name: 'Send' }).click();
    await expect(page.getByText('Something went wrong')).toBeVisible();
    await expect(field).toHaveValue('The tide table is empty');
    await dialog.getByRole('button', { name: 'Send' }).click();
    await expect(row(page, 'The tide table is empty')).toBeVisible();
  });
});

test('everybody sees the own reports alone; search and states; accessible in light and dark, wide and on a phone', async ({
  page,
  world,
  elsewhere,
}) => {
  const [cashier, agent, superUser] = await Promise.all([
    world.signIn('cashier'),
    world.signIn('agent'),
    world.signIn('superuser'),
  ]);
  await cashier.call.reportBug({ body: { report: 'Cashier: the drawer is stuck' } });
  await agent.call.reportBug({ body: { report: 'Agent: no e-mail came' } });
  await superUser.call.reportBug({ body: { report: 'Problem 3' } });

  await test.step('an agent sees the own reports alone', async () => {
    const other = await elsewhere(agent, '/d/support');
    await expect(row(other, 'Agent: no e-mail came')).toBeVisible();
    await expect(row(other, 'Cashier: the drawer')).toHaveCount(0);
    await expect(other.getByRole('button', { name: /^Resolve/ })).toHaveCount(0);
    await other.getByRole('searchbox', { name: 'Search' }).fill('nothing like this');
    await expect(other.getByText('No matching reports')).toBeVisible();
  });

  await test.step('staff who have reported nothing are not told that nobody has', async () => {
    const other = await elsewhere(await world.signIn('manager'), '/d/support');
    await expect(
      other.getByText('You have not reported any problems. If something is wrong, let us know.'),
    ).toBeVisible();
  });

  await test.step('a super user sees those of all, accessible in light and dark, wide and on a phone', async () => {
    await superUser.open(page, '/d/support');
    await expect(row(page, 'Problem 3')).toBeVisible();
    await expect(row(page, 'Agent: no e-mail came')).toContainText('agent');
    await expect(row(page, 'Cashier: the drawer')).toContainText('cashier');
    for (const [width, scheme, what] of [
      [1440, 'light', 'all'],
      [1440, 'dark', 'colours'],
      [390, 'dark', 'all'],
      [390, 'light', 'colours'],
    ] as const) {
      await page.setViewportSize({ width, height: 900 });
      await inTheme(page, scheme);
      await expectAccessible(page, what);
    }
    await page.setViewportSize({ width: 1440, height: 900 });
  });

  await test.step('the search finds among them, and is in the address', async () => {
    await page.getByRole('searchbox', { name: 'Search' }).fill('drawer');
    await expect(row(page, 'Agent: no e-mail came')).toHaveCount(0);
    await expect(page).toHaveURL(/search=drawer/);
  });
});
