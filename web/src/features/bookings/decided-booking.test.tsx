import { expect, onTestFinished, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { goTo, press } from '@testing/actions.ts';
import { complaints } from '@testing/complaints.ts';
import { wire } from '@testing/forms.ts';
import { expectAccessible } from '@testing/looks.ts';
import { rights } from '@testing/records.ts';
import { renderScreen, shownPath } from '@testing/render-screen.ts';
import { createTestWorld } from '@testing/test-world.ts';
import { daysAfter, makeBooking } from '../../../../tests/support/stages/bookings.ts';

const heading = (name: string) => page.getByRole('heading', { level: 1, name, exact: true });
const button = (name: string) => page.getByRole('button', { name, exact: true });

test('a decided booking can be read, mailed, moved and printed by who may', async () => {
  const world = createTestWorld();
  complaints.allow(/404|422.*edit_email/);
  const manager = await world.signIn('manager');
  const today = await world.today();
  const { code, id } = await makeBooking(manager, daysAfter(today, 9));
  await manager.call.approveBooking({ body: { id, booking_note: 'Welcome' } });
  // An address of the other list leads to the right one; a code that nobody has says so.
  await renderScreen(`/d/booking/1/${code}`, { as: manager, world });
  await expect.element(heading(`Booking #${code}`)).toBeVisible();
  await expect.poll(shownPath).toMatch(new RegExp(`/d/booking/0/${code}$`));
  await expect.element(page.getByText('Unpaid')).toBeVisible();
  await expect.element(button('View Receipt')).toHaveAttribute('aria-disabled', 'true');
  await expect.element(button('View Receipt')).toHaveAccessibleDescription('Ticket has not been paid');

  await button('Payment History').click();
  await expect.element(page.getByRole('dialog', { name: 'Payment History' })).toHaveTextContent('No Data');
  await expectAccessible();
  await press('Escape');

  await button('Edit Email').click();
  await wire('email').fill('office@school.test');
  await page
    .getByRole('dialog')
    .getByRole('button', { name: /^Save|^Change/ })
    .click();
  await expect.element(page.getByText('Changes has been saved')).toBeVisible();
  await expect.element(page.getByText('office@school.test', { exact: true })).toBeVisible();

  // A colleague saves other addresses while the dialog is open.
  await button('Edit Email').click();
  const emails = page.getByRole('dialog', { name: 'Edit Email' });
  await wire('email').fill('mine@school.test');
  const admin = await world.signIn('admin');
  await admin.call.editEmails({ body: { id, email: 'theirs@school.test' } });
  await emails.getByRole('button', { name: /^Save|^Change/ }).click();
  await expect.element(emails.getByRole('alert')).toHaveTextContent('Your changes are still here.');
  await expectAccessible();
  await emails.getByRole('button', { name: 'Load the saved version' }).click();
  await expect.element(wire('email')).toHaveValue('theirs@school.test');
  await wire('email').fill('office@school.test');
  await emails.getByRole('button', { name: /^Save|^Change/ }).click();
  await expect.element(emails).not.toBeInTheDocument();
  await expect.element(page.getByText('office@school.test', { exact: true })).toBeVisible();
  await button('Resend Email').click();
  await expect.element(page.getByText("Email has been sent to customer's email")).toBeVisible();
  await expect.element(button('Resend Email')).not.toBeInTheDocument();
  expect((await world.outbox()).at(-1)!.to).toContain('office@school.test');

  const link = page.getByRole('link', { name: 'Open the payment link' });
  await expect
    .element(link)
    .toHaveAttribute('href', expect.stringMatching(new RegExp(`/tickets/email/booking/${code}\\?key=[0-9a-f]{32}$`)));
  const paying = await world.serve((link.element() as HTMLAnchorElement).href);
  expect(await paying.text()).toContain(code);
  // A sheet for paper, in a window of its own.
  const opened = vi.spyOn(window, 'open').mockReturnValue(null);
  onTestFinished(() => opened.mockRestore());
  await button('Print').click();
  await expect.poll(() => opened.mock.calls).toHaveLength(1);
  const sheet = await world.serve(opened.mock.calls[0]![0]!);
  expect([sheet.status, sheet.headers.get('content-type')]).toEqual([200, 'application/pdf']);

  await button('Edit departure date').click();
  const move = page.getByRole('dialog', { name: 'Change departure date' });
  // No day can be chosen before the closed ones are known.
  await expect.element(move.getByRole('button', { name: /Holiday/ }).first()).toBeVisible();
  await move.getByCss('[aria-pressed="true"]').click();
  await move.getByRole('button', { name: /^11:00 - 12:00/ }).click();
  await move.getByRole('button', { name: 'Change departure' }).click();
  await expect.element(page.getByText('Departure date has been updated')).toBeVisible();
  await expect.element(page.getByText('11:00 - 12:00')).toBeVisible();

  await goTo('/d/booking/0/MRBNOBODY00');
  await expect.element(page.getByText('This booking does not exist')).toBeVisible();
});

test('who may not void a booking may ask for it, and do nothing else', async () => {
  const world = createTestWorld();
  const manager = await world.signIn('manager');
  const { code, id } = await makeBooking(manager, daysAfter(await world.today(), 9));
  await manager.call.approveBooking({ body: { id, booking_note: 'Welcome' } });
  await manager.call.editUser({ body: { id: 6, policies: rights('Booking', 'View', 'Cancel (Request)') } });
  await renderScreen(`/d/booking/0/${code}`, { as: 'csa', world });
  await expect.element(heading(`Booking #${code}`)).toBeVisible();
  await expect.element(button('Void')).not.toBeInTheDocument();
  await expect.element(button('Edit Email')).not.toBeInTheDocument();
  await button('Request for Void').click();
  const ask = page.getByRole('dialog', { name: 'Request for Void' });
  await ask.getByRole('button', { name: 'Send request' }).click();
  await expect.element(ask.getByText('Please complete this field')).toBeVisible();
  await ask.getByLabelText('Reason').fill('The group fell ill');
  await ask.getByRole('button', { name: 'Send request' }).click();
  await expect.element(page.getByText('Void request has been submited')).toBeVisible();
  await expect.element(page.getByText('Pending Void')).toBeVisible();
  await expect.element(button('Request for Void')).toHaveAttribute('aria-disabled', 'true');
});
