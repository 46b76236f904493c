import type { Locator, Page } from '@playwright/test';
import { expect, expectAccessible, test } from './support/fixtures.ts';
import { atTill, counter, group, method, nextSale, openDrawer, payCash, soldCode } from './support/till.ts';

const next = (page: Page): Locator => page.getByRole('button', { name: 'Continue' });
const order = (page: Page): Locator => page.getByRole('complementary', { name: 'Order' });
const packages = (page: Page): Locator => page.getByRole('list', { name: 'Packages' });
const steps = (page: Page): Locator => page.getByRole('navigation', { name: 'Steps' });
const vvip = (page: Page): Locator => page.getByRole('checkbox', { name: 'VVIP' });

/** Picks an agent or a tour guide by a part of the name. */
async function pick(page: Page, label: 'Agent' | 'Tour guide', name: string): Promise<void> {
  await page.getByRole('combobox', { name: label }).click();
  await page.getByRole('combobox', { name: label }).fill(name);
  await page.getByRole('option', { name: new RegExp(name) }).click();
}

async function fillBuyer(page: Page, fields: Record<string, string>): Promise<void> {
  for (const [label, text] of Object.entries(fields)) {
    await page.getByRole('textbox', { name: label, exact: true }).fill(text);
  }
}

test('VVIP at the till: dinner for an agent on account, a boat for a tour guide, and an open ticket', async ({
  page,
  world,
}) => {
  test.slow();
  const cashier = await atTill(page, world);
  const sold = async (code: string) => (await cashier.call.getTicket({ params: { ticket_code: code } })).ticket;

  await test.step('an agent buys open tickets: no date, no jetty, at prices by band, without a discount', async () => {
    await expect(page.getByRole('link', { name: /^Learn more/ })).toHaveAttribute('href', '/vvip');
    await pick(page, 'Agent', 'Tan Boon Kiat');
    await expect(page.getByRole('heading', { name: 'Choose a package' })).toBeVisible();
    await expect(steps(page).getByRole('button', { name: /Jetty/ })).toHaveCount(0);
    await expect(steps(page).getByRole('listitem').filter({ hasText: 'Jetty' })).toContainText('Open Ticket');
    await expectAccessible(page);
    await packages(page)
      .getByRole('button', { name: /^Melaka River Day Cruise/ })
      .click();
    await counter(group(page, 'Malaysian'), 'Adult').fill('20');
    await expect(order(page).getByRole('listitem').filter({ hasText: 'Open Ticket' })).toContainText('Change Date');
    await expect(order(page).getByText('Adult discount')).toBeVisible();
    await expect(order(page).getByRole('button', { name: /^Total RM 540\.00/ })).toBeVisible();
    await next(page).click();
    await next(page).click();
    await expect(page.getByRole('heading', { name: 'Payment method' })).toBeVisible();
    await expect(page.getByRole('button', { name: 'Discount' })).toHaveCount(0);
    expect(await sold(await payCash(page))).toMatchObject({
      agent_id: 9,
      depart_date: null,
      jetty_id: null,
      total_discount: 60,
      total_amount: 540,
      total_ticket: 20,
    });
    await nextSale(page);
  });

  await test.step('an agent, VVIP, has a date and a jetty again, and seven steps', async () => {
    await pick(page, 'Agent', 'Tan Boon Kiat');
    await vvip(page).check();
    await expect(steps(page).getByRole('button')).toHaveText([
      /Package/,
      /Jetty/,
      /Passengers/,
      /Addons/,
      /User Info/,
      /Checkout/,
      /Result/,
    ]);
    await expect(packages(page).getByRole('listitem')).toHaveCount(2);
    await packages(page)
      .getByRole('button', { name: /^VVIP Dinner Cruise/ })
      .click();
    await page
      .getByRole('list', { name: 'Jetties' })
      .getByRole('button', { name: /Jeti Muara/ })
      .click();
    await expect(page.getByRole('progressbar', { name: 'Sale progress' })).toHaveAttribute('aria-valuenow', '35');
    await counter(group(page, 'Malaysian'), 'Adult').fill('10');
    await counter(group(page, 'Malaysian'), 'Child').fill('2');
    await next(page).click();
  });

  await test.step('each passenger may have each dish once, by category', async () => {
    await expect(page.getByRole('heading', { name: 'Choose dishes' })).toBeVisible();
    await page
      .getByRole('list', { name: 'Dishes' })
      .getByRole('button', { name: /^Nasi Lemak Set/ })
      .click();
    const dish = page.getByRole('dialog', { name: 'Nasi Lemak Set' });
    await expect(dish.getByRole('spinbutton')).toHaveCount(2);
    const adults = dish.getByRole('spinbutton', { name: /^Adult/ });
    await expect(adults).toBeFocused();
    await adults.fill('12');
    await expect(adults).toHaveValue('10');
    await dish.getByRole('spinbutton', { name: /^Child/ }).fill('1');
    await expectAccessible(page);
    await dish.getByRole('button', { name: 'Done' }).click();
    await expect(order(page).getByText('Nasi Lemak Set')).toBeVisible();
  });

  await test.step('fewer passengers eat fewer dishes', async () => {
    await page.getByRole('button', { name: 'Back' }).click();
    await counter(group(page, 'Malaysian'), 'Child').fill('0');
    await next(page).click();
    await expect(
      page.getByRole('list', { name: 'Dishes' }).getByRole('button', { name: /^Nasi Lemak Set.*10 portions/ }),
    ).toBeVisible();
    await next(page).click();
  });

  await test.step('VVIP needs a customer, a credit facility all of it and a document', async () => {
    await expect(page.getByRole('heading', { name: 'Customer' })).toBeVisible();
    await next(page).click();
    const name = page.getByRole('textbox', { name: 'Name', exact: true });
    await expect(name).toBeFocused();
    await expect(name).toHaveAccessibleDescription('Please provide customer info');
    await fillBuyer(page, { Name: 'Nur Aina', Email: 'aina@mail.test', Phone: '012-345 6789' });
    await next(page).click();
    await expect(page.getByRole('heading', { name: 'Payment method' })).toBeVisible();
    await expect(order(page).getByRole('button', { name: /^Total RM 1,260\.00/ })).toBeVisible();
    await method(page, 'Credit Facility').click();
    const panel = page.getByRole('dialog', { name: 'Credit Facility' });
    const company = panel.getByRole('textbox', { name: 'Company Name', exact: true });
    await expect(company).toBeFocused();
    await panel.getByRole('button', { name: 'Confirm' }).click();
    await expect(company).toBeFocused();
    await expect(company).toHaveAccessibleDescription('Please complete user info form');
    await company.fill('Jaya Sdn Bhd');
    await panel.getByRole('button', { name: 'Confirm' }).click();
    await expect(panel.getByText('Please upload the supporting document')).toBeVisible();
    const file = panel.locator('input[type="file"]');
    await file.setInputFiles({ name: 'order.pdf', mimeType: 'application/pdf', buffer: Buffer.from('no pdf at all') });
    await expect(panel.getByText('File not supported.')).toBeVisible();
    await file.setInputFiles({ name: 'order.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF-1.4 order') });
    await expect(panel.getByText('order.pdf')).toBeVisible();
    await panel.getByRole('button', { name: 'Confirm' }).click();
    await expect(page.getByText('Transaction Successful')).toBeVisible();
    expect(await sold(await soldCode(page))).toMatchObject({
      vvip: true,
      agent_id: 9,
      payment_method: 'Credit Facility',
      credit_facility_paid: 0,
      total_discount: 120,
      amount_food: 180,
      total_amount: 1260,
      jetty_id: 1,
      name: 'Nur Aina',
      foods: [{ id: 1, total_adult: 10 }],
    });
    await nextSale(page);
  });

  await test.step('a tour guide takes the boat at the guide price and is the buyer', async () => {
    await page.keyboard.press('v');
    await expect(vvip(page)).toBeChecked();
    await pick(page, 'Tour guide', 'Mohd Zaki Ibrahim');
    const boat = packages(page).getByRole('button', { name: /^VVIP Charter/ });
    await expect(boat).toContainText('RM 850.00 for the boat');
    await boat.click();
    await page
      .getByRole('list', { name: 'Jetties' })
      .getByRole('button', { name: /Jeti Pengkalan/ })
      .click();
    await page.locator('[aria-label^="Slots at"] button:not([aria-disabled])').last().click();
    await counter(group(page, 'Malaysian'), 'Adult').fill('31');
    await expect(counter(group(page, 'Malaysian'), 'Adult')).toHaveValue('30');
    await next(page).click();
    await next(page).click();
    await expect(page.getByRole('heading', { name: 'Payment method' })).toBeVisible();
    await expect(steps(page).getByRole('listitem').filter({ hasText: 'User Info' })).toContainText(
      'The tour guide buys',
    );
    await expect(order(page).getByText('Charter', { exact: true })).toBeVisible();
    const drawer = await openDrawer(page);
    await drawer.getByRole('button', { name: 'Confirm' }).click();
    await expect(page.getByTestId('change-due')).toBeVisible();
    expect(await sold(await soldCode(page))).toMatchObject({
      vvip_charter: true,
      group_type: 'Tour Guide',
      name: 'Mohd Zaki Ibrahim',
      total_amount: 850,
      total_free: 0,
    });
  });
});

test('the dialog of a credit facility takes its buyer from the chosen agent', async ({ page, world }) => {
  await atTill(page, world);
  await pick(page, 'Agent', 'Tan Boon Kiat');
  await packages(page)
    .getByRole('button', { name: /^Melaka River Day Cruise/ })
    .click();
  await counter(group(page, 'Malaysian'), 'Adult').fill('20');
  await next(page).click();
  await next(page).click();
  await method(page, 'Credit Facility').click();
  const panel = page.getByRole('dialog', { name: 'Credit Facility' });
  await expect(panel.getByRole('textbox', { name: 'Name', exact: true })).toHaveValue('Tan Boon Kiat');
  for (const name of ['Company Name', 'Email', 'Phone'])
    await expect(panel.getByRole('textbox', { name, exact: true })).toHaveValue(/\S/);
});

test('VVIP switched off, or another party chosen, resets what depends on it', async ({ page, world }) => {
  await atTill(page, world);
  await vvip(page).check();
  await packages(page)
    .getByRole('button', { name: /^VVIP Dinner Cruise/ })
    .click();
  await page
    .getByRole('list', { name: 'Jetties' })
    .getByRole('button', { name: /Jeti Muara/ })
    .click();
  await page.reload();
  await expect(page.getByRole('heading', { name: 'Who is riding?' })).toBeVisible();
  await steps(page)
    .getByRole('button', { name: /Package/ })
    .click();
  await vvip(page).uncheck();
  await expect(order(page).getByText('Nothing chosen yet.')).toBeVisible();
  await expect(steps(page).getByRole('button', { name: /Jetty/ })).toHaveAttribute('aria-disabled', 'true');
  // A step that cannot be entered says why when it is pressed all the same.
  await steps(page).getByRole('button', { name: /Jetty/ }).click({ force: true });
  await expect(page.getByRole('alert').getByText('No selected package')).toBeVisible();

  await pick(page, 'Agent', 'Tan Boon Kiat');
  await pick(page, 'Tour guide', 'Mohd Zaki Ibrahim');
  await expect(page.getByRole('combobox', { name: 'Agent' })).toHaveValue('');
  await packages(page)
    .getByRole('button', { name: /^Melaka River Day Cruise/ })
    .click();
  await page
    .getByRole('list', { name: 'Jetties' })
    .getByRole('button', { name: /Jeti Muara/ })
    .click();
  await counter(group(page, 'Malaysian'), 'Adult').fill('14');
  await expect(order(page).getByText('Free tickets')).toBeVisible();
  await next(page).click();
  await page.getByRole('button', { name: 'Discount' }).click();
  await page.getByRole('dialog', { name: 'Discount' }).getByLabel('Amount').fill('10');
  await page.keyboard.press('Enter');
  await expect(order(page).getByRole('button', { name: /^Total RM 378\.00/ })).toBeVisible();

  // The fifteenth head reaches the guide's band: its price and a cashier discount exclude each other.
  await page.getByRole('button', { name: 'Back' }).click();
  await counter(group(page, 'Malaysian'), 'Adult').fill('15');
  await expect(page.getByText('The discount was removed: an agent or tour guide price applies')).toBeVisible();
  await expect(order(page).getByRole('button', { name: /^Total RM 427\.50/ })).toBeVisible();
});
