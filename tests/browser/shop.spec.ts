import { addDays } from '@muara/contract/rules/dates/add-days';
import { expect, test } from './support/fixtures.ts';
import {
  dayOf,
  decide,
  fillBuyer,
  heading,
  passengers,
  next,
  resultCode,
  seenPopup,
  toCalendar,
  toProvider,
} from './support/shop.ts';

test.beforeEach(({ page }) => seenPopup(page));

test('a family buys: blocked days in words, prices before the counters, paid at the provider, one ticket', async ({
  page,
  world,
}) => {
  test.slow();
  const today = await world.today();
  await test.step('a holiday can be reached by keyboard, says why, and cannot be chosen', async () => {
    const calendar = await toCalendar(page);
    await expect(dayOf(page, today)).toBeFocused();
    for (let day = 0; day < 12; day += 1) await page.keyboard.press('ArrowRight');
    await expect(dayOf(page, addDays(today, 12))).toBeFocused();
    await expect(calendar.getByRole('status')).toContainText('Hari Raya');
    await expect(dayOf(page, addDays(today, 12))).toHaveAccessibleName(/Holiday/);
    await page.keyboard.press('Enter');
    await expect(calendar).toBeVisible();
    for (let day = 0; day < 12; day += 1) await page.keyboard.press('ArrowLeft');
    await page.keyboard.press('Enter');
    await expect(heading(page, 'Choose a jetty')).toBeVisible();
  });

  await test.step('one group at a time; what a change clears can be undone', async () => {
    await page
      .getByRole('list', { name: 'Jetties' })
      .getByRole('button', { name: /Jeti Muara/ })
      .click();
    await next(page).click();
    await expect(heading(page, 'Who is riding?')).toBeVisible();
    await expect(page.getByRole('button', { name: 'Continue' })).toHaveCount(0);
    await passengers(page, 'Adult').fill('2');
    await page.getByRole('region', { name: 'Non Malaysian' }).getByRole('checkbox').check();
    await expect(page.getByRole('region', { name: 'Malaysian', exact: true }).getByRole('checkbox')).not.toBeChecked();
    await page.getByRole('button', { name: 'Undo' }).click();
    await expect(passengers(page, 'Adult')).toHaveValue('2');
    await expect(page.getByText('RM 60.00').first()).toBeVisible();
  });

  await test.step('what is missing is said on its field', async () => {
    await passengers(page, 'Child').fill('1');
    await next(page).click();
    await next(page).click();
    const name = page.getByRole('textbox', { name: 'Name', exact: true });
    await expect(name).toBeFocused();
    await expect(name).toHaveAccessibleDescription('Please provide your info');
    for (const field of ['Name', 'Email', 'Phone'])
      await expect(page.getByRole('textbox', { name: field, exact: true })).toHaveAttribute('aria-required', 'true');
    await fillBuyer(page);
    await next(page).click();
  });

  await test.step('nothing is bought before the terms are accepted; every line can be seen', async () => {
    await page.getByRole('button', { name: 'Pay RM 75.00' }).press('Enter');
    const terms = page.getByRole('checkbox', { name: /I have read/ });
    await expect(terms).toBeFocused();
    await expect(terms).toHaveAccessibleDescription('Please accept the terms and conditions');
    await page.getByRole('button', { name: 'Show Summary' }).click();
    const summary = page.getByRole('dialog', { name: 'Order summary' });
    await expect(summary).toContainText('2 × 30.00');
    await summary.getByText('Price breakdown').click();
    await expect(summary.getByRole('listitem').first()).toBeVisible();
    await page.keyboard.press('Escape');
  });

  await toProvider(page);
  await decide(page, 'Pay');
  await expect(heading(page, 'Transaction Successful')).toBeVisible();
  const code = await resultCode(page);
  const manager = await world.signIn('manager');
  const { ticket } = await manager.call.getTicket({ params: { ticket_code: code } });
  expect(ticket).toMatchObject({ is_paid: true, total_amount: 75, platform: 'web_app', email: 'nur.aina@mail.test' });
  const receipt = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Download Receipt' }).click();
  expect((await receipt).suggestedFilename()).toContain(code);

  await test.step('a new purchase starts clean, and nothing is left to resume', async () => {
    await page.getByRole('button', { name: 'Buy New Ticket' }).click();
    await expect(heading(page, 'Choose a package')).toBeVisible();
    await expect(page.getByRole('alertdialog')).toBeHidden();
    await expect(page.getByRole('complementary', { name: 'Your order' })).toContainText('0.00');
  });
});
