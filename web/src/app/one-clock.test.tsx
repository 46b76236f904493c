import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { clock } from '@/lib/clock.ts';
import { expectLive } from '@testing/looks.ts';
import { openPath, renderScreen, shownPath } from '@testing/render-screen.ts';
import { atTill, fillSale } from '@testing/till.ts';
import { createTestWorld } from '@testing/test-world.ts';

/** What screens show when somebody moves the server's clock, and nobody touches them. */
const FIVE_PAST_MIDNIGHT = '2026-03-11T00:05:00+08:00';
const DAY_MS = 86_400_000;

const order = () => page.getByRole('complementary', { name: 'Order' });

test('a till hears that the clock was moved over midnight and back, in mid-sale too', async () => {
  const world = createTestWorld();
  await atTill(world);
  await world.freeze(FIVE_PAST_MIDNIGHT);
  await expect.element(page.getByText('For today, Wed, 11 Mar 2026')).toBeVisible();
  await expect.element(page.getByText('00:05', { exact: true })).toBeVisible();
  await world.freeze('2026-03-10T18:30:00+08:00');
  await expect.element(page.getByText('For today, Tue, 10 Mar 2026')).toBeVisible();
  await expect.element(page.getByText('18:30', { exact: true })).toBeVisible();
  await fillSale();
  await world.freeze(FIVE_PAST_MIDNIGHT);
  await expect.element(page.getByText(/It is past midnight\. The sale is now for /)).toBeVisible();
  await expect.element(order()).toHaveTextContent('11 Mar 2026');
});

test('a dashboard, a list of the day, a calendar and the year in the footer follow a month that ends', async () => {
  const world = createTestWorld({ at: '2026-12-31T10:00:00+08:00' });
  const screen = await renderScreen('/d/dashboard', { as: 'manager', world });
  await expect.element(screen.getByText(/December 2026/).first()).toBeVisible();
  await world.freeze('2027-01-01T00:05:00+08:00');
  await expect.element(screen.getByText(/January 2027.*00:05/)).toBeVisible();
  await expect.element(screen.getByText('© 2027 Muara')).toBeVisible();

  await openPath('/d/departures');
  await expectLive();
  const day = screen.getByLabelText('Date', { exact: true });
  await expect.element(day).toHaveValue('2027-01-01');
  await world.freeze('2026-12-31T23:59:00+08:00');
  await expect.element(day).toHaveValue('2026-12-31');
  await world.advance('PT6M');
  await expect.element(day).toHaveValue('2027-01-01');

  await openPath('/d/sea-tide');
  await expectLive();
  const marked = screen.getByCss('[aria-current="date"]');
  await expect.element(marked).toHaveAccessibleName(/\b1 Jan 2027/);
  await world.advance('P1D');
  await expect.element(marked).toHaveAccessibleName(/\b2 Jan 2027/);
});

test('a screen shows how long ago something was by the clock that was moved', async () => {
  const world = createTestWorld();
  const screen = await renderScreen('/d/audit', { as: 'manager', world });
  const newest = screen.getByRole('row').nth(1);
  await expect.element(newest).toHaveTextContent(/now|min ago|h ago/);
  await world.advance('P3D');
  await expect.element(newest).toHaveTextContent('3 days ago');
});

test('a computer whose clock is a day behind or ahead shows the day of the server', async () => {
  const world = createTestWorld();
  await atTill(world);
  for (const off of [-DAY_MS, DAY_MS]) {
    clock.device = () => world.clock.now() + off;
    await openPath(shownPath());
    await expect.element(page.getByText('For today, Tue, 10 Mar 2026')).toBeVisible();
    await expect.element(page.getByRole('banner').getByRole('time')).toHaveTextContent('10:0');
  }
});
