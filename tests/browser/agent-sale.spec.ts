import { expect, test } from './support/fixtures.ts';
import { decide, heading, next, passengers, resultCode } from './support/shop.ts';

test('an agent pays for a batch at the provider, and it is in My Tickets', async ({ page, world }) => {
  const agent = await world.signIn('agent');
  await agent.open(page, '/d/pos');
  await page
    .getByRole('list', { name: 'Packages' })
    .getByRole('button', { name: /Day Cruise/ })
    .first()
    .click();
  await next(page).click();
  await passengers(page, 'Adult').fill('10');
  await next(page).click();
  await page.getByRole('radio', { name: /^FPX/ }).check();
  await page.getByRole('checkbox', { name: /I have read/ }).check();
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
