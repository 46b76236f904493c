import type { Page } from '@playwright/test';
import { addDays } from '@muara/contract/rules/dates/add-days';
import { expect, expectAccessible, test } from './support/fixtures.ts';
import type { Person } from './support/person.ts';
import { counterSale } from '../support/stages/sales.ts';
import { dayOf, heading, seenPopup } from './support/shop.ts';
import { atTill } from './support/till.ts';

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
const cutMarks = (page: Page): Promise<string[]> =>
  page.evaluate(() =>
    [...document.querySelectorAll<HTMLElement>('[role="grid"] button span span')]
      .filter((words) => words.checkVisibility() && words.scrollWidth > words.clientWidth)
      .map((words) => words.innerText),
  );

test('the till marks a day that is sold out, and may look at its slots all the same; no mark is cut on a phone', async ({
  page,
  world,
}) => {
  const day = addDays(await world.today(), 1);
  const cashier = await atTill(page, world);
  await sellOut(cashier, day);
  await page
    .getByRole('list', { name: 'Packages' })
    .getByRole('button', { name: /Sungai Linggi/ })
    .first()
    .click();
  await page.getByRole('button', { name: 'Change Date' }).click();
  const calendar = page.getByRole('dialog', { name: 'Change Date' });
  await expect(dayOf(page, day)).toHaveAccessibleName(/, Full$/);
  await expect(calendar.getByRole('definition').filter({ hasText: 'Fully Booked' })).toBeVisible();
  await expectAccessible(page);
  expect(await cutMarks(page)).toEqual([]);
  await page.setViewportSize({ width: 390, height: 844 });
  await expect(dayOf(page, day)).toHaveAccessibleName(/, Full$/);
  expect(await cutMarks(page)).toEqual([]);
  await page.setViewportSize({ width: 1440, height: 900 });

  await dayOf(page, day).click();
  await expect(calendar).toBeHidden();
  await page
    .getByRole('list', { name: 'Jetties' })
    .getByRole('button', { name: /Sungai Linggi/ })
    .click();
  await expect(
    page
      .getByRole('list', { name: /^Slots/ })
      .getByRole('button')
      .first(),
  ).toContainText('Fully Booked');
});

test('the calendar of a ticket cuts no mark on a phone either', async ({ page, world }) => {
  const [manager, cashier] = await Promise.all([world.signIn('manager'), world.signIn('cashier')]);
  await cashier.call.startShift({ body: { cash_in: 200, jetty_id: 1, station: 'Counter 1' } });
  const { ticket } = await cashier.call.generateTicket({ body: counterSale() });
  await page.setViewportSize({ width: 390, height: 844 });
  await manager.open(page, `/d/tickets/0/${ticket!.code}`);
  await page
    .getByRole('button', { name: /departure/i })
    .first()
    .click();
  const holiday = addDays(await world.today(), 12);
  await expect(dayOf(page, holiday)).toHaveAccessibleName(/Holiday/);
  expect(await cutMarks(page)).toEqual([]);
  await expectAccessible(page);
});

test('a double click on a package opens the calendar, and chooses no day of it', async ({ page }) => {
  await seenPopup(page);
  await page.goto('/');
  const tiles = page.getByRole('list', { name: 'Packages' }).getByRole('button');
  await tiles.first().click();
  const calendar = page.getByRole('dialog', { name: 'When would you like to go?' });
  await expect(calendar.getByRole('grid')).toBeVisible();
  const boxes = (list: ReturnType<Page['locator']>) =>
    list.evaluateAll((all) =>
      all.map((one) => one.getBoundingClientRect()).map(({ x, y, width, height }) => ({ x, y, width, height })),
    );
  const days = await boxes(calendar.locator('[role="grid"] button:not([aria-disabled])'));
  await page.keyboard.press('Escape');
  await expect(calendar).toBeHidden();
  // A package that lies where a day will be.
  const spot = (await boxes(tiles))
    .flatMap((tile) => days.map((day) => ({ tile, x: day.x + day.width / 2, y: day.y + day.height / 2 })))
    .find(({ tile, x, y }) => x > tile.x && x < tile.x + tile.width && y > tile.y && y < tile.y + tile.height)!;
  await page.mouse.dblclick(spot.x, spot.y);
  await expect(calendar).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(heading(page, 'Choose a package')).toBeVisible();
});
