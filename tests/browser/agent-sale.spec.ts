import { addDays } from '@muara/contract/rules/dates/add-days';
import { expect, test } from './support/fixtures.ts';
import { lookAt } from './support/look.ts';
import { dayOf, decide, heading, passengers, next, resultCode } from './support/shop.ts';

test('an agent buys a batch: no day, no jetty, own fee, paid at the provider', async ({ page, world }) => {
  test.slow();
  const agent = await world.signIn('agent');
  await agent.open(page);
  await test.step('Buy Ticket is in the menu', async () => {
    await page.getByRole('link', { name: 'Buy Ticket' }).click();
    await expect(heading(page, 'Choose a package')).toBeVisible();
    await expect(page.getByText(/Open Ticket: valid on any day until \d+ \w+ \d{4}/)).toBeVisible();
    await lookAt(page, 'packages');
  });

  await test.step('an open ticket has neither calendar nor jetty; the agent is the buyer', async () => {
    await page
      .getByRole('list', { name: 'Packages' })
      .getByRole('button', { name: /Day Cruise/ })
      .first()
      .click();
    await next(page).click();
    await expect(heading(page, 'Who is riding?')).toBeVisible();
    await passengers(page, 'Adult').fill('10');
    await next(page).click();
    await expect(heading(page, 'Check and pay')).toBeVisible();
  });

  await test.step('without a way to pay nothing is bought; each tells its fee for this order', async () => {
    await page.getByRole('checkbox', { name: /I have read/ }).check();
    await page.getByRole('button', { name: /^Pay RM/ }).click();
    await expect(page.getByRole('alert').filter({ hasText: 'Please select payment method' }).first()).toBeVisible();
    await expect(page.getByRole('radio', { name: /^FPX/ })).toBeFocused();
    await expect(page.getByRole('radio', { name: /FPX.*RM 2\.70 fee/ })).toBeVisible();
    await lookAt(page, 'checkout');
    await page.getByRole('radio', { name: /^FPX/ }).check();
    await expect(page.getByRole('button', { name: 'Pay RM 272.70' })).toBeVisible();
  });

  await page.getByRole('button', { name: 'Pay RM 272.70' }).click();
  await decide(page, 'Pay');
  await expect(heading(page, 'Transaction Successful')).toBeVisible();
  const code = await resultCode(page);
  await expect(page.getByText(/tickets from this batch added to My Tickets/)).toBeVisible();
  const manager = await world.signIn('manager');
  const { ticket } = await manager.call.getTicket({ params: { ticket_code: code } });
  expect(ticket).toMatchObject({
    agent_id: agent.user.id,
    name: agent.user.name,
    depart_date: null,
    jetty_id: null,
    payment_method_agent: 'FPX',
    processing_fee: 2.7,
    is_paid: true,
  });
});

test('VVIP of an agent has a day, with the notice that it needs; offline, the agents are closed out too', async ({
  page,
  world,
}) => {
  test.slow();
  const today = await world.today();
  const agent = await world.signIn('agent');
  await agent.open(page, '/d/pos');
  await page.getByRole('checkbox', { name: 'VVIP' }).check();
  await page.getByRole('list', { name: 'Packages' }).getByRole('button').first().click();
  const calendar = page.getByRole('dialog', { name: 'When would you like to go?' });
  await expect(calendar).toBeVisible();
  await expect(dayOf(page, addDays(today, 3))).toHaveAttribute('aria-disabled', 'true');
  await expect(dayOf(page, addDays(today, 3))).toHaveAccessibleName(/Notice/);
  await dayOf(page, addDays(today, 4)).click();
  await expect(heading(page, 'Choose a jetty')).toBeVisible();

  const manager = await world.signIn('manager');
  await manager.call.setOnline({ body: { online: 0 } });
  await expect(heading(page, 'The shop is closed at the moment')).toBeVisible();
  await manager.call.setOnline({ body: { online: 1 } });
  await expect(heading(page, 'Choose a jetty')).toBeVisible();
});
