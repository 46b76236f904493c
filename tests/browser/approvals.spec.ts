import type { Locator, Page } from '@playwright/test';
import { expect, expectAccessible, expectLive, test } from './support/fixtures.ts';
import { inTheme } from './support/look.ts';
import { buyDinner, REFUND, ticketOf } from '../support/stages/purchases.ts';
import { goTo } from './support/walk.ts';

const list = (page: Page): Locator => page.getByRole('list', { name: 'Request type' });
const card = (page: Page, code: string): Locator => list(page).getByRole('article', { name: new RegExp(`${code}\\b`) });
const tab = (page: Page, name: RegExp): Locator => page.getByRole('tab', { name });
const question = (page: Page): Locator => page.getByRole('alertdialog', { name: 'Hold On!' });

test('what others ask and decide shows at once; the second of two is refused', async ({ page, world, complaints }) => {
  complaints.allow(/422/);
  const [manager, admin, customer] = await Promise.all(
    ['manager', 'admin', 'customer'].map((name) => world.signIn(name)),
  );
  const bought = [await buyDinner(world, manager!, customer), await buyDinner(world, manager!, customer)];
  await manager!.open(page, '/d/approvals?kind=refund');
  await expectLive(page);
  await expect(tab(page, /^Refunds/)).toHaveAttribute('aria-selected', 'true');
  for (const { id, code } of bought) {
    await customer!.call.requestRefund({ body: { id, ...REFUND } });
    await expect(card(page, code)).toBeVisible();
  }
  const [first, second] = bought as [(typeof bought)[0], (typeof bought)[0]];

  await test.step('decided elsewhere while the question is open', async () => {
    await card(page, first.code)
      .getByRole('button', { name: /^Approve/ })
      .click();
    await expect(question(page)).toBeVisible();
    await admin!.call.rejectRefund({ params: { id: first.id } });
    await question(page).getByRole('button', { name: 'Approve refund' }).click();
    await expect(page.getByText('Request already processed')).toBeVisible();
    await expect(card(page, first.code)).toBeHidden();
    expect((await ticketOf(manager!, first.code)).refunded_at).toBeNull();
  });

  await test.step('decided elsewhere while nobody does anything', async () => {
    await admin!.call.approveRefund({ params: { id: second.id } });
    await expect(page.getByText(`Refund ${second.code} was decided by someone else`)).toBeVisible();
    await expect(card(page, second.code)).toBeHidden();
  });
});

test('an empty inbox is a calm one; anyone who decides one kind sees no others, and nobody else gets in', async ({
  page,
  world,
}) => {
  await world.create({ tickets: 0 });
  const accountant = await world.signIn('accountant');
  await accountant.open(page, '/d/approvals');
  await expect(page.getByText('Nothing to approve').last()).toBeVisible();
  await expect(page.getByRole('tab')).toHaveText([/^All/, /^Refunds/, /^Surplus/]);
  await expectAccessible(page);
  await inTheme(page, 'dark');
  await expectAccessible(page, 'colours');

  const tabPage = await page.context().newPage();
  const cashier = await world.signIn('cashier');
  await cashier.open(tabPage);
  await expect(
    tabPage
      .getByRole('link', { name: 'Tickets' })
      .or(tabPage.getByRole('button', { name: 'Tickets' }))
      .first(),
  ).toBeVisible();
  await expect(tabPage.getByRole('link', { name: /^Approvals/ })).toHaveCount(0);
  await goTo(tabPage, '/d/approvals');
  await expect(tabPage.getByRole('alert').getByText('You dont have permission')).toBeVisible();
  await expect(tabPage).toHaveURL(/\/d\/dashboard$/);
});
