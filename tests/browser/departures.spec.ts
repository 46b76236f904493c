import type { Locator, Page } from '@playwright/test';
import { openGate, SLOT } from './support/boarding.ts';
import { expect, test } from './support/fixtures.ts';
import { lookTwice, rowsOf } from './support/records.ts';

const NEXT = 'Next departures';
const linggi = (page: Page, table = NEXT): Locator =>
  rowsOf(page, table).filter({ hasText: SLOT }).filter({ hasText: 'Sungai Linggi' });

test('the board follows sales and the gate, and leads to the trip', async ({ page, world }) => {
  const { sell, board } = await openGate(world);
  const first = await sell(4);
  const supervisor = await world.signIn('supervisor');
  await supervisor.open(page, '/d/departures');
  await expect(linggi(page)).toContainText(/Boarding/);
  await expect(linggi(page)).toContainText(/4 of 40 seats/);
  await lookTwice(page);
  await sell(2);
  await expect(linggi(page), 'a sale').toContainText('6 of 40 seats');
  const tripId = await board(first);
  await expect(linggi(page), 'the gate').toContainText('Boarded4Left2Walk-ups0');
  await board(await sell(1, { slot: '11:00 - 12:00' }));
  await expect(linggi(page), 'a passenger of another slot').toContainText('Boarded4Left2Walk-ups1');
  await expect(linggi(page)).toContainText('Reserved, 5 of 40 aboard');

  await linggi(page).getByRole('link', { name: '2 tickets' }).click();
  await expect(page).toHaveURL(/\/d\/tickets\/0\?departure=/);
  await expect(page.getByRole('button', { name: /^Remove filter Departure: .*10:00 - 11:00$/ })).toBeVisible();
  await expect(rowsOf(page, 'Tickets Management (Normal)')).toHaveCount(2);
  await page.goBack();

  await page.setViewportSize({ width: 390, height: 844 });
  await lookTwice(page);
  await linggi(page).getByRole('link', { name: 'MLK 777' }).click();
  await expect(page).toHaveURL(new RegExp(`/d/trips/${tripId}$`));
});

test('who is left when the slot is over is a no-show; another day has an address of its own', async ({
  page,
  world,
}) => {
  const { sell, board } = await openGate(world);
  await board(await sell(4));
  await sell(2);
  await world.freezeAt('11:00');
  const supervisor = await world.signIn('supervisor');
  await supervisor.open(page, '/d/departures');
  await expect(linggi(page, 'Departed')).toContainText('Boarded4No-shows2Walk-ups0');

  const rows = await rowsOf(page, NEXT).count();
  await page.getByRole('button', { name: /^Show \d+ empty departures$/ }).click();
  await expect(page).toHaveURL(/\?empty=1$/);
  await expect.poll(() => rowsOf(page, NEXT).count()).toBeGreaterThan(rows);
  await page.getByRole('button', { name: 'Hide empty departures' }).click();

  const today = await world.today();
  const [year] = today.split('-');
  await page.getByLabel('Date', { exact: true }).fill(`${Number(year) + 1}-01-15`);
  await expect(page).toHaveURL(new RegExp(`\\?date=${Number(year) + 1}-01-15$`));
  await expect(page.getByText('No tickets sold for this day')).toBeVisible();
  await page.reload();
  await page.getByRole('button', { name: 'Today' }).click();
  await expect(page.getByLabel('Date', { exact: true })).toHaveValue(today);
  await expect(linggi(page, 'Departed')).toBeVisible();
});
