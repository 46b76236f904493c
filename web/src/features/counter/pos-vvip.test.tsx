import { expect, test } from 'vitest';
import { type Locator, page } from 'vitest/browser';
import { openPath, shownPath } from '@testing/render-screen.ts';
import { createTestWorld } from '@testing/test-world.ts';
import { expectTexts, press, step } from '@testing/actions.ts';
import { expectAccessible } from '@testing/looks.ts';
import { atTill, counter, group, method, nextSale, openDrawer, payCash, soldCode } from '@testing/till.ts';

const next = (): Locator => page.getByRole('button', { name: 'Continue' });
const order = (): Locator => page.getByRole('complementary', { name: 'Order' });
const packages = (): Locator => page.getByRole('list', { name: 'Packages' });
const steps = (): Locator => page.getByRole('navigation', { name: 'Steps' });
const vvip = (): Locator => page.getByRole('checkbox', { name: 'VVIP' });

/** Picks an agent or a tour guide by a part of the name. */
async function pick(label: 'Agent' | 'Tour guide', name: string): Promise<void> {
  await page.getByRole('combobox', { name: label }).click();
  await page.getByRole('combobox', { name: label }).fill(name);
  await page.getByRole('option', { name: new RegExp(name) }).click();
}

async function fillBuyer(fields: Record<string, string>): Promise<void> {
  for (const [label, text] of Object.entries(fields)) {
    await page.getByRole('textbox', { name: label, exact: true }).fill(text);
  }
}

test('VVIP at the till: dinner for an agent on account, a boat for a tour guide, and an open ticket', async () => {
  const world = createTestWorld();
  const cashier = await atTill(world);
  const sold = async (code: string) => (await cashier.call.getTicket({ params: { ticket_code: code } })).ticket;

  await step('an agent buys open tickets: no date, no jetty, at prices by band, without a discount', async () => {
    await expect.element(page.getByRole('link', { name: /^Learn more/ })).toHaveAttribute('href', '/vvip');
    await pick('Agent', 'Tan Boon Kiat');
    await expect.element(page.getByRole('heading', { name: 'Choose a package' })).toBeVisible();
    await expect.element(steps().getByRole('button', { name: /Jetty/ })).toHaveLength(0);
    await expect.element(steps().getByRole('listitem').filter({ hasText: 'Jetty' })).toHaveTextContent('Open Ticket');
    await expectAccessible();
    await packages()
      .getByRole('button', { name: /^Melaka River Day Cruise/ })
      .click();
    await counter(group('Malaysian'), 'Adult').fill('20');
    await expect
      .element(order().getByRole('listitem').filter({ hasText: 'Open Ticket' }))
      .toHaveTextContent('Change Date');
    await expect.element(order().getByText('Adult discount')).toBeVisible();
    await expect.element(order().getByRole('button', { name: /^Total RM 540\.00/ })).toBeVisible();
    await next().click();
    await next().click();
    await expect.element(page.getByRole('heading', { name: 'Payment method' })).toBeVisible();
    await expect.element(page.getByRole('button', { name: 'Discount' })).toHaveLength(0);
    expect(await sold(await payCash())).toMatchObject({
      agent_id: 9,
      depart_date: null,
      jetty_id: null,
      total_discount: 60,
      total_amount: 540,
      total_ticket: 20,
    });
    await nextSale();
  });

  await step('an agent, VVIP, has a date and a jetty again, and seven steps', async () => {
    await pick('Agent', 'Tan Boon Kiat');
    await vvip().click();
    await expectTexts(steps().getByRole('button'), [
      /Package/,
      /Jetty/,
      /Passengers/,
      /Addons/,
      /User Info/,
      /Checkout/,
      /Result/,
    ]);
    await expect.element(packages().getByRole('listitem')).toHaveLength(2);
    await packages()
      .getByRole('button', { name: /^VVIP Dinner Cruise/ })
      .click();
    await page
      .getByRole('list', { name: 'Jetties' })
      .getByRole('button', { name: /Jeti Muara/ })
      .click();
    await expect
      .element(page.getByRole('progressbar', { name: 'Sale progress' }))
      .toHaveAttribute('aria-valuenow', '35');
    await counter(group('Malaysian'), 'Adult').fill('10');
    await counter(group('Malaysian'), 'Child').fill('2');
    await next().click();
  });

  await step('each passenger may have each dish once, by category', async () => {
    await expect.element(page.getByRole('heading', { name: 'Choose dishes' })).toBeVisible();
    await page
      .getByRole('list', { name: 'Dishes' })
      .getByRole('button', { name: /^Nasi Lemak Set/ })
      .click();
    const dish = page.getByRole('dialog', { name: 'Nasi Lemak Set' });
    await expect.element(dish.getByRole('spinbutton')).toHaveLength(2);
    const adults = dish.getByRole('spinbutton', { name: /^Adult/ });
    await expect.element(adults).toHaveFocus();
    await adults.fill('12');
    await expect.element(adults).toHaveValue('10');
    await dish.getByRole('spinbutton', { name: /^Child/ }).fill('1');
    await expectAccessible();
    await dish.getByRole('button', { name: 'Done' }).click();
    await expect.element(order().getByText('Nasi Lemak Set')).toBeVisible();
  });

  await step('fewer passengers eat fewer dishes', async () => {
    await page.getByRole('button', { name: 'Back' }).click();
    await counter(group('Malaysian'), 'Child').fill('0');
    await next().click();
    await expect
      .element(page.getByRole('list', { name: 'Dishes' }).getByRole('button', { name: /^Nasi Lemak Set.*10 portions/ }))
      .toBeVisible();
    await next().click();
  });

  await step('VVIP needs a customer, a credit facility all of it and a document', async () => {
    await expect.element(page.getByRole('heading', { name: 'Customer' })).toBeVisible();
    await next().click();
    const name = page.getByRole('textbox', { name: 'Name', exact: true });
    await expect.element(name).toHaveFocus();
    await expect.element(name).toHaveAccessibleDescription('Please provide customer info');
    await fillBuyer({ Name: 'Nur Aina', Email: 'aina@mail.test', Phone: '012-345 6789' });
    await next().click();
    await expect.element(page.getByRole('heading', { name: 'Payment method' })).toBeVisible();
    await expect.element(order().getByRole('button', { name: /^Total RM 1,260\.00/ })).toBeVisible();
    await method('Credit Facility').click();
    const panel = page.getByRole('dialog', { name: 'Credit Facility' });
    const company = panel.getByRole('textbox', { name: 'Company Name', exact: true });
    await expect.element(company).toHaveFocus();
    await panel.getByRole('button', { name: 'Confirm' }).click();
    await expect.element(company).toHaveFocus();
    await expect.element(company).toHaveAccessibleDescription('Please complete user info form');
    await company.fill('Jaya Sdn Bhd');
    await panel.getByRole('button', { name: 'Confirm' }).click();
    await expect.element(panel.getByText('Please upload the supporting document')).toBeVisible();
    const file = panel.getByCss('input[type="file"]');
    await file.upload(new File(['no pdf at all'], 'order.pdf', { type: 'application/pdf' }));
    await expect.element(panel.getByText('File not supported.')).toBeVisible();
    await file.upload(new File(['%PDF-1.4 order'], 'order.pdf', { type: 'application/pdf' }));
    await expect.element(panel.getByText('order.pdf')).toBeVisible();
    await panel.getByRole('button', { name: 'Confirm' }).click();
    await expect.element(page.getByText('Transaction Successful')).toBeVisible();
    expect(await sold(await soldCode())).toMatchObject({
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
    await nextSale();
  });

  await step('a tour guide takes the boat at the guide price and is the buyer', async () => {
    await press('v');
    await expect.element(vvip()).toBeChecked();
    await pick('Tour guide', 'Mohd Zaki Ibrahim');
    const boat = packages().getByRole('button', { name: /^VVIP Charter/ });
    await expect.element(boat).toHaveTextContent('RM 850.00 for the boat');
    await boat.click();
    await page
      .getByRole('list', { name: 'Jetties' })
      .getByRole('button', { name: /Jeti Pengkalan/ })
      .click();
    await page.getByCss('[aria-label^="Slots at"] button:not([aria-disabled])').last().click();
    await counter(group('Malaysian'), 'Adult').fill('31');
    await expect.element(counter(group('Malaysian'), 'Adult')).toHaveValue('30');
    await next().click();
    await next().click();
    await expect.element(page.getByRole('heading', { name: 'Payment method' })).toBeVisible();
    await expect
      .element(steps().getByRole('listitem').filter({ hasText: 'User Info' }))
      .toHaveTextContent('The tour guide buys');
    await expect.element(order().getByText('Charter', { exact: true })).toBeVisible();
    const drawer = await openDrawer();
    await drawer.getByRole('button', { name: 'Confirm' }).click();
    await expect.element(page.getByTestId('change-due')).toBeVisible();
    expect(await sold(await soldCode())).toMatchObject({
      vvip_charter: true,
      group_type: 'Tour Guide',
      name: 'Mohd Zaki Ibrahim',
      total_amount: 850,
      total_free: 0,
    });
  });
});

test('VVIP switched off, or another party chosen, resets what depends on it', async () => {
  const world = createTestWorld();
  await atTill(world);
  await vvip().click();
  await packages()
    .getByRole('button', { name: /^VVIP Dinner Cruise/ })
    .click();
  await page
    .getByRole('list', { name: 'Jetties' })
    .getByRole('button', { name: /Jeti Muara/ })
    .click();
  await openPath(shownPath());
  await expect.element(page.getByRole('heading', { name: 'Who is riding?' })).toBeVisible();
  await steps()
    .getByRole('button', { name: /Package/ })
    .click();
  await vvip().click();
  await expect.element(order().getByText('Nothing chosen yet.')).toBeVisible();
  await expect.element(steps().getByRole('button', { name: /Jetty/ })).toHaveAttribute('aria-disabled', 'true');
  // A step that cannot be entered says why when it is pressed all the same.
  await steps().getByRole('button', { name: /Jetty/ }).click({ force: true });
  await expect.element(page.getByRole('alert').getByText('No selected package')).toBeVisible();

  await pick('Agent', 'Tan Boon Kiat');
  await pick('Tour guide', 'Mohd Zaki Ibrahim');
  await expect.element(page.getByRole('combobox', { name: 'Agent' })).toHaveValue('');
  await packages()
    .getByRole('button', { name: /^Melaka River Day Cruise/ })
    .click();
  await page
    .getByRole('list', { name: 'Jetties' })
    .getByRole('button', { name: /Jeti Muara/ })
    .click();
  await counter(group('Malaysian'), 'Adult').fill('14');
  await expect.element(order().getByText('Free tickets')).toBeVisible();
  await next().click();
  await page.getByRole('button', { name: 'Discount' }).click();
  await page.getByRole('dialog', { name: 'Discount' }).getByLabelText('Amount').fill('10');
  await press('Enter');
  await expect.element(order().getByRole('button', { name: /^Total RM 378\.00/ })).toBeVisible();

  // The fifteenth head reaches the guide's band: its price and a cashier discount exclude each other.
  await page.getByRole('button', { name: 'Back' }).click();
  await counter(group('Malaysian'), 'Adult').fill('15');
  await expect.element(page.getByText('The discount was removed: an agent or tour guide price applies')).toBeVisible();
  await expect.element(order().getByRole('button', { name: /^Total RM 427\.50/ })).toBeVisible();
});

test('the dialog of a credit facility takes its buyer from the chosen agent', async () => {
  await atTill(createTestWorld());
  await pick('Agent', 'Tan Boon Kiat');
  await packages()
    .getByRole('button', { name: /^Melaka River Day Cruise/ })
    .click();
  await counter(group('Malaysian'), 'Adult').fill('20');
  await next().click();
  await next().click();
  await method('Credit Facility').click();
  const panel = page.getByRole('dialog', { name: 'Credit Facility' });
  await expect.element(panel.getByRole('textbox', { name: 'Name', exact: true })).toHaveValue('Tan Boon Kiat');
  for (const name of ['Company Name', 'Email', 'Phone'])
    await expect.element(panel.getByRole('textbox', { name, exact: true })).toHaveValue(expect.stringMatching(/\S/));
});
