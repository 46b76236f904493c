import { expect, test } from 'vitest';
import { type Locator, page } from 'vitest/browser';
import { openPath, renderScreen, shownPath } from '@testing/render-screen.ts';
import { createTestWorld } from '@testing/test-world.ts';
import { lookTwice, passThrottle } from '@testing/looks.ts';
import { openGate, SLOT } from '../../../../tests/support/stages/boarding.ts';
import { rowsOf } from '@testing/records.ts';

const NEXT = 'Next departures';
const linggi = (table = NEXT): Locator => rowsOf(table).filter({ hasText: SLOT }).filter({ hasText: 'Sungai Linggi' });

test('the board follows sales and the gate, and leads to the trip', async () => {
  const world = createTestWorld();
  const { sell, board } = await openGate(world);
  const first = await sell(4);
  const supervisor = await world.signIn('supervisor');
  await renderScreen('/d/departures', { as: supervisor, world });
  await expect.element(linggi()).toHaveTextContent(/Boarding/);
  await expect.element(linggi()).toHaveTextContent(/4 of 40 seats/);
  await lookTwice();
  await sell(2);
  passThrottle(world);
  await expect.element(linggi(), { message: 'a sale' }).toHaveTextContent('6 of 40 seats');
  const tripId = await board(first);
  passThrottle(world);
  await expect.element(linggi(), { message: 'the gate' }).toHaveTextContent('Boarded4Left2Walk-ups0');
  await board(await sell(1, { slot: '11:00 - 12:00' }));
  passThrottle(world);
  await expect
    .element(linggi(), { message: 'a passenger of another slot' })
    .toHaveTextContent('Boarded4Left2Walk-ups1');
  await expect.element(linggi()).toHaveTextContent('Reserved, 5 of 40 aboard');

  await linggi().getByRole('link', { name: '2 tickets' }).click();
  await expect.poll(shownPath).toMatch(/\/d\/tickets\/0\?departure=/);
  await expect.element(page.getByRole('button', { name: /^Remove filter Departure: .*10:00 - 11:00$/ })).toBeVisible();
  await expect.element(rowsOf('Tickets Management (Normal)')).toHaveLength(2);
  history.back();

  await page.viewport(390, 844);
  await lookTwice();
  await linggi().getByRole('link', { name: 'MLK 777' }).click();
  await expect.poll(shownPath).toMatch(new RegExp(`/d/trips/${tripId}$`));
});

test('who is left when the slot is over is a no-show; another day has an address of its own', async () => {
  const world = createTestWorld();
  const { sell, board } = await openGate(world);
  await board(await sell(4));
  await sell(2);
  await world.freezeAt('11:00');
  const supervisor = await world.signIn('supervisor');
  await renderScreen('/d/departures', { as: supervisor, world });
  await expect.element(linggi('Departed')).toHaveTextContent('Boarded4No-shows2Walk-ups0');

  const rows = rowsOf(NEXT).elements().length;
  const showEmpty = page.getByRole('button', { name: /^Show \d+ empty departures$/ });
  await showEmpty.click();
  await expect.poll(shownPath).toMatch(/\?empty=1$/);
  await expect.poll(() => rowsOf(NEXT).elements().length).toBeGreaterThan(rows);
  await page.getByRole('button', { name: 'Hide empty departures' }).click();
  await expect.element(showEmpty).toBeVisible();

  const today = await world.today();
  const [year] = today.split('-');
  await page.getByLabelText('Date', { exact: true }).fill(`${Number(year) + 1}-01-15`);
  await expect.poll(shownPath).toMatch(new RegExp(`\\?date=${Number(year) + 1}-01-15$`));
  await expect.element(page.getByText('No tickets sold for this day')).toBeVisible();
  await openPath(shownPath());
  await page.getByRole('button', { name: 'Today' }).click();
  await expect.element(page.getByLabelText('Date', { exact: true })).toHaveValue(today);
  await expect.element(linggi('Departed')).toBeVisible();
});
