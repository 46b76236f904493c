import { expect, onTestFinished, test } from 'vitest';
import { page, type Locator } from 'vitest/browser';
import { press } from '@testing/actions.ts';
import { doubleClickAt } from '@testing/double-click.ts';
import { expectAccessible } from '@testing/looks.ts';
import { renderScreen } from '@testing/render-screen.ts';
import { dayOf, heading } from '@testing/shop.ts';
import { createTestWorld, type Person } from '@testing/test-world.ts';
import { atTill } from '@testing/till.ts';
import { steadyPointer } from '@/lib/steady-pointer.ts';
import { addDays } from '@muara/contract/rules/dates/add-days';
import { counterSale } from '../../../../tests/support/stages/sales.ts';

const LINGGI = { package_id: 3, jetty_id: 3 };

/** Sells every seat of the fireflies on a day. */
async function sellOut(cashier: Person, date: string): Promise<void> {
  const { packages } = await cashier.call.getSalePackages();
  const price = packages.find(({ id }) => id === LINGGI.package_id)!.adult_price;
  const { slots } = await cashier.call.listSlots({ body: { ...LINGGI, date } });
  for (const { from, to, available } of slots) {
    const amount = available * price;
    const body = counterSale({
      ...LINGGI,
      depart_date: date,
      slot: `${from} - ${to}`,
      total_adult: available,
      total_child: 0,
      amount,
      cash_in: amount,
      cash_out: 0,
    });
    expect((await cashier.call.generateTicket({ body })).ticket).not.toBeNull();
  }
}

/** The marks of days that are wider than their room. */
const cutMarks = (): string[] =>
  [...document.querySelectorAll<HTMLElement>('[role="grid"] button span span')]
    .filter((words) => words.checkVisibility() && words.scrollWidth > words.clientWidth)
    .map((words) => words.innerText);

test('the till marks a day that is sold out, and may look at its slots all the same; no mark is cut on a phone', async () => {
  const world = createTestWorld();
  const day = addDays(await world.today(), 1);
  const cashier = await atTill(world);
  await sellOut(cashier, day);
  await page
    .getByRole('list', { name: 'Packages' })
    .getByRole('button', { name: /Sungai Linggi/ })
    .first()
    .click();
  await page.getByRole('button', { name: 'Change Date' }).click();
  const calendar = page.getByRole('dialog', { name: 'Change Date' });
  await expect.element(dayOf(day)).toHaveAccessibleName(/, Full$/);
  await expect.element(calendar.getByRole('definition').filter({ hasText: 'Fully Booked' })).toBeVisible();
  await expectAccessible();
  expect(cutMarks()).toEqual([]);
  await page.viewport(390, 844);
  await expect.element(dayOf(day)).toHaveAccessibleName(/, Full$/);
  expect(cutMarks()).toEqual([]);
  await page.viewport(1440, 900);

  await dayOf(day).click();
  await expect.element(calendar).not.toBeInTheDocument();
  await page
    .getByRole('list', { name: 'Jetties' })
    .getByRole('button', { name: /Sungai Linggi/ })
    .click();
  await expect
    .element(
      page
        .getByRole('list', { name: /^Slots/ })
        .getByRole('button')
        .first(),
    )
    .toHaveTextContent('Fully Booked');
});

test('the calendar of a ticket cuts no mark on a phone either', async () => {
  const world = createTestWorld();
  const [manager, cashier] = await Promise.all([world.signIn('manager'), world.signIn('cashier')]);
  await cashier.call.startShift({ body: { cash_in: 200, jetty_id: 1, station: 'Counter 1' } });
  const { ticket } = await cashier.call.generateTicket({ body: counterSale() });
  await renderScreen(`/d/tickets/0/${ticket!.code}`, { as: manager, world, size: [390, 844] });
  await page
    .getByRole('button', { name: /departure/i })
    .first()
    .click();
  const holiday = addDays(await world.today(), 12);
  await expect.element(dayOf(holiday)).toHaveAccessibleName(/Holiday/);
  expect(cutMarks()).toEqual([]);
  await expectAccessible();
});

test('a double click on a package opens the calendar, and chooses no day of it', async () => {
  const finished = new AbortController();
  onTestFinished(() => finished.abort());
  steadyPointer(finished.signal);
  await renderScreen('/');
  const tiles = page.getByRole('list', { name: 'Packages' }).getByRole('button');
  await tiles.first().click();
  const calendar = page.getByRole('dialog', { name: 'When would you like to go?' });
  await expect.element(calendar.getByRole('grid')).toBeVisible();
  const boxes = (list: Locator) => list.elements().map((one) => one.getBoundingClientRect());
  const days = boxes(calendar.getByCss('[role="grid"] button:not([aria-disabled])'));
  await press('Escape');
  await expect.element(calendar).not.toBeInTheDocument();
  // A package that lies where a day will be.
  const spot = boxes(tiles)
    .flatMap((tile, index) => days.map((day) => ({ tile, index, x: day.x + day.width / 2, y: day.y + day.height / 2 })))
    .find(({ tile, x, y }) => x > tile.x && x < tile.x + tile.width && y > tile.y && y < tile.y + tile.height)!;
  await doubleClickAt(spot, calendar);
  await expect.element(calendar).toBeVisible();
  await press('Escape');
  await expect.element(heading('Choose a package')).toBeVisible();
});
