import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { renderScreen } from '@testing/render-screen.ts';
import { createTestWorld } from '@testing/test-world.ts';
import { goTo } from '@testing/actions.ts';
import { expectAccessible, inTheme, lookAt } from '@testing/looks.ts';
import { daysAfter, makeBooking } from '../../../../tests/support/stages/bookings.ts';

const button = (name: string) => page.getByRole('button', { name, exact: true });
const decision = () => page.getByRole('dialog', { name: 'Hold On!' });

test('a booking is approved with a discount and a deposit; the second decision is refused', async () => {
  const world = createTestWorld();
  const manager = await world.signIn('manager');
  const date = daysAfter(await world.today(), 9);
  const first = await makeBooking(manager, date, { foods: [{ id: 1, total_adult: 10 }] });
  const second = await makeBooking(manager, date, { slot: '10:00 - 11:00' });
  await renderScreen(`/d/booking/0/${first.code}`, { as: manager, world });
  await button('Approve').click();
  await expect.element(decision()).toHaveTextContent(`Approve booking ${first.code}, Puan Salmah?`);
  const note = decision().getByLabelText('Note');
  await expect.element(note).toHaveFocus();
  await expect.element(note).toHaveValue(expect.stringMatching(/^Thank you for your booking/));
  await note.fill('');
  await decision().getByLabelText('Discount (%)').fill('101');
  await decision().getByRole('button', { name: 'Approve' }).click();
  await expect.element(decision().getByText('Please complete this field')).toBeVisible();
  await expect.element(note).toHaveFocus();
  await expect.element(decision().getByText('Invalid amount')).toBeVisible();
  await note.fill('See you on the river');
  await decision().getByLabelText('Discount (%)').fill('10');
  // Of the tickets alone: RM 1,200.00 and dishes for RM 180.00.
  await expect.element(decision().getByCss('output')).toHaveTextContent('RM 1,260.00');
  await decision().getByLabelText('50% deposit').click();
  await expect.element(decision()).toHaveTextContent('RM 630.00 now, RM 630.00 later.');
  await expectAccessible();
  await inTheme('dark');
  await expectAccessible('colours');
  await inTheme('light');
  await decision().getByRole('button', { name: 'Approve' }).dblClick();
  await expect.element(page.getByText('Booking has been approved')).toBeVisible();
  await expect.element(decision()).not.toBeInTheDocument();
  expect(await world.journal('approveBooking')).toHaveLength(1);
  await expect.element(page.getByText('See you on the river')).toBeVisible();
  await expect.element(page.getByText(/by now/)).not.toBeInTheDocument();
  const { ticket } = await manager.call.getBooking({ params: { ticket_code: first.code } });
  expect(ticket).toMatchObject({ status: 'Approved', total_amount: 1260, amount_discount: 120, amount_to_pay: 630 });
  await lookAt('booking detail');

  // Void, with a note and without telling the buyer.
  const mails = (await world.outbox()).length;
  await button('Void').click();
  await decision().getByLabelText('Note').fill('The boat is out of service');
  await decision().getByLabelText('Notify User').click();
  await decision().getByRole('button', { name: 'Void' }).click();
  await expect.element(page.getByText('Booking has been canceled')).toBeVisible();
  await expect.element(button('Void')).not.toBeInTheDocument();
  expect(await world.outbox()).toHaveLength(mails);

  // Somebody else rejects while the question is open: what was asked is over, and the screen shows what is.
  await goTo(`/d/booking/0/${second.code}`);
  await button('Reject').click();
  await decision().getByLabelText('Note').fill('We are full');
  await manager.call.rejectBooking({ body: { id: second.id, booking_note: 'Full', send_email: 1 } });
  await decision().getByRole('button', { name: 'Reject' }).click();
  await expect.element(page.getByText('Request already processed')).toBeVisible();
  await expect.element(decision()).not.toBeInTheDocument();
  await expect.element(button('Reject')).not.toBeInTheDocument();
  await expect.element(page.getByText('Full', { exact: true })).toBeVisible();
});
