import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { expectTexts, goTo, textsOf } from '@testing/actions.ts';
import { question } from '@testing/forms.ts';
import { expectHeard, expectLive } from '@testing/looks.ts';
import { rights, rowsOf } from '@testing/records.ts';
import { renderScreen, shownPath } from '@testing/render-screen.ts';
import { createTestWorld } from '@testing/test-world.ts';
import { daysAfter, makeBooking } from '../../../../tests/support/stages/bookings.ts';

const VVIP = 'Booking Management (VVIP)';
const heading = (name: string) => page.getByRole('heading', { level: 1, name, exact: true });
const button = (name: string) => page.getByRole('button', { name, exact: true });
const status = () => page.getByLabelText('Status', { exact: true });
const codes = () => textsOf(rowsOf(VVIP).getByCss('td:nth-child(2) a span:first-child'));
const countPending = () => rowsOf(VVIP).filter({ hasText: 'Pending' }).elements().length;

test('the list keeps its filters, takes new bookings in where they belong, and removes what may go', async () => {
  const world = createTestWorld();
  const manager = await world.signIn('manager');
  const date = daysAfter(await world.today(), 9);
  await renderScreen('/d/booking/0', { as: manager, world });
  await expect.element(heading(VVIP)).toBeVisible();
  await expectTexts(page.getByRole('columnheader'), [
    'Receipt No',
    'Ticket No',
    'Status',
    'Package',
    'Amount',
    'Departure Date',
    'Passenger',
    'Created At',
    'Action',
  ]);
  await expectLive();

  // Before the first row that is not pending, one page, one more in all; once.
  const before = codes();
  const pending = countPending();
  const count = Number.parseInt(textsOf(page.getByText(/^\d+ bookings$/))[0]!, 10);
  const { code } = await makeBooking(manager, date);
  await expect.element(page.getByText(`${count + 1} bookings`)).toBeVisible();
  expect(codes().toSorted()).toEqual([code, ...before].slice(0, 20).toSorted());
  expect(codes().indexOf(code)).toBeLessThanOrEqual(pending);
  const [mine] = (await manager.call.listBookings({ query: { vvip_charter: 0, search: code } })).data;
  const shown = codes();
  const waiting = countPending();
  const told = { ...mine!, id: 999_999, code: 'MRCTOLDLIVE' };
  await world.tell({ type: 'new-booking', ticket: told });
  await expect.element(page.getByText(`${count + 2} bookings`)).toBeVisible();
  expect(codes()[waiting]).toBe(told.code);
  expect(codes().toSorted()).toEqual(shown.toSpliced(waiting, 0, told.code).slice(0, 20).toSorted());
  await world.tell({ type: 'new-booking', ticket: { ...told, name: 'Told again' } });
  await world.tell({ type: 'new-booking', ticket: { ...told, code: 'MRCCHARTER1', vvip_charter: true } });
  await expect.element(rowsOf(VVIP).filter({ hasText: 'Told again' })).toHaveLength(1);
  await expect.element(page.getByText(`${count + 2} bookings`)).toBeVisible();
  // A charter is none of this list, and a filter keeps new rows out.
  const charter = await makeBooking(manager, date, { package_id: 7, jetty_id: 1, slot: null, name: 'Charter guest' });
  await status().selectOptions('Approved');
  await expect.element(page.getByRole('button', { name: 'Remove filter Status: Approved' })).toBeVisible();
  expect(shownPath()).toMatch(/status=approved/);
  // The filter shows first; with the list that is under it, it is kept.
  await expect.poll(() => Object.values(localStorage).join()).toContain('approved');
  const { code: other } = await makeBooking(manager, date, { slot: '10:00 - 11:00' });
  await expectHeard(world, manager);
  await expect.element(page.getByRole('link', { name: new RegExp(other) })).not.toBeInTheDocument();
  await expect.element(rowsOf(VVIP).filter({ hasText: 'Charter guest' })).not.toBeInTheDocument();

  // Search and status are kept in this browser; Reset takes them off.
  await goTo('/d/dashboard');
  await expect.element(heading(VVIP)).not.toBeInTheDocument();
  await goTo('/d/booking/0');
  await expect.element(status()).toHaveValue('approved');
  await button('Reset').click();
  await expect.element(status()).toHaveValue('all');
  await expect.element(button('Reset')).toBeVisible();
  await page.getByRole('button', { name: /^Amount/ }).click();
  await expect.poll(shownPath).toMatch(/sort_by=total_amount&sort=asc/);
  await page.getByLabelText('Search bookings').fill('no such booking');
  await expect.element(page.getByText('No matching bookings')).toBeVisible();
  await page.getByLabelText('Search bookings').fill(code);
  await expect.element(rowsOf(VVIP)).toHaveLength(1);

  await button(`Delete booking ${code}`).click();
  await expect.element(question()).toHaveTextContent('Hold On!');
  await expect.element(question()).toHaveTextContent(`${code}, Puan Salmah`);
  await question().getByRole('button', { name: 'Delete' }).click();
  await expect.element(page.getByText('Booking has been removed')).toBeVisible();
  await expect.element(page.getByText('No matching bookings')).toBeVisible();

  await goTo('/d/booking/1');
  await expect.element(heading('Booking Management (Normal)')).toBeVisible();
  await expect.element(page.getByRole('heading', { level: 2, name: 'Charter' })).toBeVisible();
  await expect.element(rowsOf('Charter').filter({ hasText: 'Charter guest' })).toHaveTextContent('Pending');

  // A charter has one price for any passengers, who have none of their own.
  await manager.call.approveBooking({ body: { id: charter.id, booking_note: 'Welcome' } });
  for (const path of [`/d/booking/1/${charter.code}`, `/d/tickets/1/${charter.code}`]) {
    await goTo(path);
    const table = page.getByRole('table', { name: 'Passengers' });
    await expect.element(table.getByRole('row', { name: /^Charter/ })).toHaveTextContent(/^Charter\s*RM 900\.00$/);
    await expect.element(table.getByRole('row', { name: /^Adult/ })).not.toHaveTextContent('RM');
  }
});

test('who may only look at bookings is offered nothing else', async () => {
  const world = createTestWorld();
  const manager = await world.signIn('manager');
  await manager.call.editUser({ body: { id: 6, policies: rights('Booking', 'View') } });
  const { code } = await makeBooking(manager, daysAfter(await world.today(), 9));
  await renderScreen('/d/booking/0', { as: 'csa', world });
  await expect.element(page.getByRole('link', { name: new RegExp(code) }).first()).toBeVisible();
  await expect.element(page.getByRole('button', { name: /^Delete/ })).not.toBeInTheDocument();
  await expect.element(page.getByRole('link', { name: /^Edit/ })).not.toBeInTheDocument();
  await expect.element(page.getByRole('button', { name: 'Add', exact: true })).not.toBeInTheDocument();
});
