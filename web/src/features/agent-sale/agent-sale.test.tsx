import { addDays } from '@muara/contract/rules/dates/add-days';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { lookAt } from '@testing/looks.ts';
import { renderScreen } from '@testing/render-screen.ts';
import { counter, dayOf, decide, heading, next } from '@testing/shop.ts';
import { createTestWorld } from '@testing/test-world.ts';
import { soldCode } from '@testing/till.ts';

const packages = () => page.getByRole('list', { name: 'Packages' });

test('an agent buys a batch: no day, no jetty, own fee, paid at the provider, and it is in My Tickets', async () => {
  const world = createTestWorld();
  const agent = await world.signIn('agent');
  await renderScreen('/d/dashboard', { as: agent, world });
  await page.getByRole('link', { name: 'Buy Ticket' }).click();
  await expect.element(heading('Choose a package')).toBeVisible();
  await expect.element(page.getByText(/Open Ticket: valid on any day until \d+ \w+ \d{4}/)).toBeVisible();

  // An open ticket has neither calendar nor jetty; the agent is the buyer.
  await packages()
    .getByRole('button', { name: /Day Cruise/ })
    .first()
    .click();
  await next().click();
  await expect.element(heading('Who is riding?')).toBeVisible();
  await counter('Adult').fill('10');
  await next().click();
  await expect.element(heading('Check and pay')).toBeVisible();

  // Without a payment method nothing is bought; each shows its fee for this order.
  await page.getByRole('checkbox', { name: /I have read/ }).click();
  await page.getByRole('button', { name: /^Pay RM/ }).click();
  await expect
    .element(page.getByRole('alert').filter({ hasText: 'Please select payment method' }).first())
    .toBeVisible();
  const fpx = page.getByRole('radio', { name: /^FPX/ });
  await expect.element(fpx).toHaveFocus();
  await expect.element(fpx).toHaveAccessibleName(/RM 2\.70 fee/);
  await lookAt('checkout');
  expect(await world.journal('generateTicket')).toEqual([]);
  await fpx.click();
  await page.getByRole('button', { name: 'Pay RM 272.70' }).click();
  await expect.poll(() => world.journal('generateTicket')).toHaveLength(1);
  expect((await world.journal('generateTicket'))[0]?.body).toMatchObject({
    agent_id: agent.user.id,
    depart_date: null,
    jetty_id: null,
    payment_method_agent: 'FPX',
    processing_fee: 2.7,
    total_discount: 30,
    total_amount: 272.7,
  });
  await decide(world, 'Pay');
  await expect.element(heading('Transaction Successful')).toBeVisible();
  await expect.element(page.getByText(/tickets from this batch added to My Tickets/)).toBeVisible();
  const manager = await world.signIn('manager');
  const { ticket } = await manager.call.getTicket({ params: { ticket_code: await soldCode() } });
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

test('VVIP of an agent has a day, with the notice that it needs; offline, the agents are closed out too', async () => {
  const world = createTestWorld();
  const [agent, manager] = await Promise.all([world.signIn('agent'), world.signIn('manager')]);
  const today = await world.today();
  await renderScreen('/d/pos', { as: agent, world });
  await page.getByRole('checkbox', { name: 'VVIP' }).click();
  await packages().getByRole('button').first().click();
  const calendar = page.getByRole('dialog', { name: 'When would you like to go?' });
  await expect.element(calendar).toBeVisible();
  await expect.element(dayOf(addDays(today, 3))).toHaveAttribute('aria-disabled', 'true');
  await expect.element(dayOf(addDays(today, 3))).toHaveAccessibleName(/Notice/);
  await dayOf(addDays(today, 4)).click();
  await expect.element(heading('Choose a jetty')).toBeVisible();

  await manager.call.setOnline({ body: { online: 0 } });
  await expect.element(heading('The shop is closed at the moment')).toBeVisible();
  await manager.call.setOnline({ body: { online: 1 } });
  await expect.element(heading('Choose a jetty')).toBeVisible();
});
