import { expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { press } from '@testing/actions.ts';
import { complaints } from '@testing/complaints.ts';
import { expectAccessible, lookTwice } from '@testing/looks.ts';
import { loseRequest } from '@testing/network.ts';
import { openPath, renderScreen, shownPath } from '@testing/render-screen.ts';
import { createTestWorld } from '@testing/test-world.ts';
import { atTill } from '@testing/till.ts';

/** How often the bar asks for its world. */
const POLL_MS = 3_000;
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

test('a world that is deleted in mid-work is made again, with the person; a control plane that is down disturbs nobody', async () => {
  complaints.allow(/40[14]/);
  const world = createTestWorld({ bar: 'qa' });
  const control = (method: string) => world.fetch('/__sim/worlds/qa', { method });
  await control('PUT');
  await renderScreen('/d/login', { world });
  await bar().getByRole('button', { name: 'Signed in: Visitor' }).click();
  await page
    .getByRole('button', { name: /Cashier$/ })
    .first()
    .click();
  const cashier = bar().getByRole('button', { name: /^Signed in: .*, Cashier$/ });
  await expect.element(cashier).toBeVisible();
  await openPath('/d/profile');
  await expect.element(cashier).toBeVisible();

  await control('DELETE');
  world.clock.pass(POLL_MS);
  await expect.element(bar().getByRole('status')).toHaveTextContent('World qa was deleted');
  await bar()
    .getByRole('button', { name: /^(Make it again|Continue as )/ })
    .click();
  await expect.element(cashier).toBeVisible();
  await openPath(shownPath());
  await expect.element(cashier).toBeVisible();

  const { serve } = world;
  const down = vi
    .spyOn(world, 'serve')
    .mockImplementation((input, init) =>
      (input instanceof Request ? input.url : String(input)).includes('/__sim/') ? loseRequest() : serve(input, init),
    );
  world.clock.pass(POLL_MS);
  await expect
    .element(bar().getByRole('status'))
    .toHaveTextContent(/^Control plane not reachable. The app still works.$/);
  await openPath('/');
  await expect.element(page.getByRole('heading', { name: 'Choose a package' })).toBeVisible();
  down.mockRestore();
  world.clock.pass(POLL_MS);
  await expect.element(bar().getByRole('button', { name: /^Time:/ })).toBeVisible();
});

test('the bar covers nothing of till and shop, wide and on a phone', async () => {
  const world = createTestWorld({ bar: true });
  const expectCoversNothing = async () => {
    await expect.element(bar().getByRole('button', { name: /^Time:/ })).toBeVisible();
    const strip = bar().element().getBoundingClientRect();
    const controls = [...document.querySelectorAll('#root :is(button, a, input)')].filter(
      (control) => !control.closest('section[aria-label="World"], dialog') && control.checkVisibility(),
    );
    const covered = controls.filter((control) => {
      const { top, bottom, height } = control.getBoundingClientRect();
      return height > 1 && bottom > 0 && top < strip.bottom - 1;
    });
    expect(covered.map(({ outerHTML }) => outerHTML.slice(0, 100))).toEqual([]);
    expect(document.documentElement.scrollWidth).toBe(innerWidth);
  };
  await atTill(world);
  for (const [width, height] of [
    [1440, 900],
    [1024, 768],
    [390, 844],
  ] as const) {
    await page.viewport(width, height);
    await expectCoversNothing();
  }
  await expectAccessible();
  await openPath('/');
  await expect.element(page.getByRole('heading', { name: 'Choose a package' })).toBeVisible();
  await expectCoversNothing();
});
