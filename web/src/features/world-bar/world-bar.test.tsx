import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { press } from '@testing/actions.ts';
import { expectAccessible, lookTwice } from '@testing/looks.ts';
import { renderScreen, shownPath } from '@testing/render-screen.ts';
import { createTestWorld } from '@testing/test-world.ts';

const bar = () => page.getByRole('region', { name: 'World', exact: true });

test('another persona stays on the screen that both may see, and a visitor is signed out', async () => {
  const world = createTestWorld({ bar: true });
  const screen = await renderScreen('/d/approvals', { as: 'manager', world });
  await expect.element(screen.getByRole('heading', { name: 'Approvals', level: 1 })).toBeVisible();
  await bar()
    .getByRole('button', { name: /^Signed in: .*, Manager$/ })
    .click();
  await screen.getByRole('button', { name: /Accountant$/ }).click();
  await expect.element(bar().getByRole('button', { name: /^Signed in: .*, Accountant$/ })).toBeVisible();
  expect(shownPath()).toBe('/d/approvals');
  await expect.element(screen.getByRole('heading', { name: 'Approvals', level: 1 })).toBeVisible();
  expect(await world.journal('login')).toHaveLength(1);

  await bar()
    .getByRole('button', { name: /^Signed in/ })
    .click();
  await screen.getByRole('button', { name: 'Visitor', exact: true }).click();
  await expect.element(screen.getByRole('heading', { name: 'Welcome back' })).toBeVisible();
  await expect.element(bar().getByRole('button', { name: 'Signed in: Visitor' })).toBeVisible();
});

test('the time jumps by keyboard, and the screen behind the bar follows', async () => {
  const world = createTestWorld({ bar: true });
  const screen = await renderScreen('/d/departures', { as: 'manager', world });
  const time = bar().getByRole('button', { name: /^Time: 10 Mar 2026, 10:0\d, Real time$/ });
  await expect.element(time).toBeVisible();
  (time.element() as HTMLElement).focus();
  await press('Enter');
  await press('Tab');
  await press('Tab');
  await press('Enter');
  await expect.element(bar().getByRole('button', { name: 'Time: 11 Mar 2026, 00:05, Stopped' })).toBeVisible();
  await expect.element(screen.getByLabelText('Date', { exact: true })).toHaveValue('2026-03-11');
  await bar().getByRole('button', { name: /^Time/ }).click();
  await screen.getByRole('button', { name: 'Back to real time' }).click();
  await expect.element(screen.getByLabelText('Date', { exact: true })).toHaveValue('2026-03-10');
});

test('faults are ordered, counted and removed', async () => {
  const world = createTestWorld({ bar: true });
  await world.addFault({ operationId: 'generateTicket', nth: 1, code: 'slot_fully_booked' });
  const screen = await renderScreen('/d/dashboard', { as: 'manager', world });
  await bar().getByRole('button', { name: '1 fault', exact: true }).click();
  await expect.element(screen.getByText('slot_fully_booked · call 1 · struck 0 times')).toBeVisible();
  await screen.getByRole('button', { name: /^half-dead-printer/ }).click();
  await expect.element(bar().getByRole('button', { name: '4 faults', exact: true })).toBeVisible();
  await screen.getByRole('button', { name: 'Remove the fault of generateTicket' }).click();
  await expect.element(bar().getByRole('button', { name: '3 faults', exact: true })).toBeVisible();
  await expectAccessible();
  await screen.getByRole('button', { name: 'Remove all' }).click();
  await expect.element(screen.getByText('Nothing is broken in this world.')).toBeVisible();
});

test('the bar is accessible in both themes, and speaks Malay', async () => {
  const world = createTestWorld({ bar: true });
  const screen = await renderScreen('/d/login', { world });
  await bar().getByRole('button', { name: /^Time/ }).click();
  await expect.element(screen.getByRole('button', { name: 'End of the month' })).toBeVisible();
  await lookTwice();
  const malay = await renderScreen('/', { world, language: 'ms' });
  await expect.element(malay.getByRole('region', { name: 'Dunia', exact: true })).toBeVisible();
  await expect.element(malay.getByRole('button', { name: /^0 kerosakan/ })).toBeVisible();
});
