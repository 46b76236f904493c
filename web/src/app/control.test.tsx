import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { createTestWorld } from '@testing/test-world.ts';
import { press } from '@testing/actions.ts';
import { addDays } from '@muara/contract/rules/dates/add-days';
import { atTill } from '@testing/till.ts';

const SPOKEN = new Intl.DateTimeFormat('en-GB', {
  timeZone: 'UTC',
  weekday: 'short',
  day: 'numeric',
  month: 'short',
  year: 'numeric',
});

test('the frozen clock of a world is the business date of its till', async () => {
  const world = createTestWorld();
  const day = addDays(await world.today(), 20);
  await world.freeze(`${day}T00:30:00+08:00`);
  await atTill(world);
  await expect.element(page.getByText(`For today, ${SPOKEN.format(new Date(`${day}T00:00:00Z`))}`)).toBeVisible();
  await expect.element(page.getByText('00:30', { exact: true })).toBeVisible();
});

test('a holiday closes the till until another day is chosen', async () => {
  const world = createTestWorld();
  const holiday = addDays(await world.today(), 12);
  await world.freeze(`${holiday}T09:00:00+08:00`);
  await atTill(world);
  const closed = page.getByRole('status').filter({ hasText: 'Closed today' });
  await expect.element(closed).toHaveTextContent('Hari Raya');
  await page.getByRole('list', { name: 'Packages' }).getByRole('button').first().click();
  const calendar = page.getByRole('dialog', { name: 'Change Date' });
  await expect.element(calendar).toBeVisible();
  for (const key of ['ArrowRight', 'ArrowRight', 'Enter']) await press(key);
  await expect.element(calendar).not.toBeInTheDocument();
  await expect
    .element(
      page
        .getByText(`For ${SPOKEN.format(new Date(`${addDays(holiday, 2)}T00:00:00Z`))}`)
        .or(page.getByRole('heading', { name: 'Choose a jetty' }))
        .first(),
    )
    .toBeVisible();
});
