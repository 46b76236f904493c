import { expect, test } from 'vitest';
import { page, type Locator } from 'vitest/browser';
import { focus, press, type } from '@testing/actions.ts';
import { renderScreen } from '@testing/render-screen.ts';
import { counter, dayOf, expectAtProvider, fillBuyer, next, toCalendar, toPassengers } from '@testing/shop.ts';
import { createTestWorld } from '@testing/test-world.ts';
import { addDays } from '@muara/contract/rules/dates/add-days';

test('on a phone the counters of either group are reached without passing those of the other', async () => {
  const world = createTestWorld();
  await toCalendar(world);
  await page.viewport(390, 844);
  await toPassengers(await world.today());
  const [malaysian, foreign] = ['Malaysian', 'Non Malaysian'].map((name) =>
    page.getByRole('region', { name, exact: true }),
  );
  const first = (group: Locator | undefined) => group!.getByRole('spinbutton').first();
  const topOf = (one: Locator) => one.element().getBoundingClientRect().top;
  for (const [on, off] of [
    [malaysian!, foreign!],
    [foreign!, malaysian!],
    [malaysian!, foreign!],
  ] as const) {
    if (!(on.getByRole('checkbox').element() as HTMLInputElement).checked) await on.getByRole('checkbox').click();
    await expect.element(off.getByRole('spinbutton')).not.toBeInTheDocument();
    scrollTo(0, 0);
    await expect.element(off.getByRole('checkbox')).toBeInViewport({ ratio: 1 });
    await expect.element(first(on)).toBeInViewport({ ratio: 1 });
    expect(topOf(off), 'the group that is off is above the counters of the other').toBeLessThan(topOf(first(on)));
    // The keys go the way the eye goes.
    await focus(off.getByRole('checkbox'));
    await press('Tab');
    await expect.element(on.getByRole('checkbox')).toHaveFocus();
  }
});

test('VVIP: notice before the day, a slot for one party, dishes split by category', async () => {
  const world = createTestWorld();
  const today = await world.today();
  await renderScreen('/', { world });
  await page.getByRole('checkbox', { name: 'VVIP' }).click();
  await page
    .getByRole('list', { name: 'Packages' })
    .getByRole('button', { name: /VVIP Dinner/ })
    .first()
    .click();
  await expect.element(dayOf(addDays(today, 3))).toHaveAccessibleName(/Notice/);
  await dayOf(addDays(today, 4)).click();
  await page
    .getByRole('list', { name: 'Jetties' })
    .getByRole('button', { name: /Pengkalan/ })
    .click();
  await page
    .getByRole('list', { name: /^Slots/ })
    .getByRole('button', { name: /^15:00/ })
    .click();
  await next().click();
  await counter('Adult').fill('2');
  await counter('Child').fill('1');
  await next().click();
  await page
    .getByRole('list', { name: 'Dishes' })
    .getByRole('button', { name: /Nasi Lemak/ })
    .click();
  const dish = page.getByRole('dialog', { name: /Nasi Lemak/ });
  await dish.getByRole('spinbutton', { name: /^Adult/ }).fill('9');
  await expect.element(dish.getByRole('spinbutton', { name: /^Adult/ })).toHaveValue('2');
  await dish.getByRole('button', { name: 'Done' }).click();
  await next().click();
  await fillBuyer();
  await next().click();
  await expect.element(page.getByRole('progressbar')).toHaveAttribute('aria-valuenow', '83');
  await page.getByRole('checkbox', { name: /I have read/ }).click();
  await page.getByRole('button', { name: /^Pay RM/ }).click();
  await expectAtProvider();
  expect((await world.journal('generatePublicTicket')).map(({ body }) => body)).toMatchObject([
    { vvip: true, depart_date: addDays(today, 4), slot: '15:00 - 16:00', foods: [{ total_adult: 2 }] },
  ]);
});

test('bought by keyboard alone, also under the keyboard of a phone', async () => {
  const world = createTestWorld();
  await renderScreen('/', { world });
  await press(
    'Enter',
    page
      .getByRole('list', { name: 'Packages' })
      .getByRole('button', { name: /Day Cruise/ })
      .first(),
  );
  await expect.element(dayOf(await world.today())).toHaveFocus();
  await press('Enter');
  const jetty = page.getByRole('list', { name: 'Jetties' }).getByRole('button', { name: /Jeti Muara/ });
  await expect.element(jetty).toHaveFocus();
  await press('Enter');
  await press('Enter', next());
  await expect.element(counter('Adult')).toHaveFocus();
  await type('2');
  await press('Enter', next());
  await expect.element(page.getByRole('textbox', { name: 'Name', exact: true })).toHaveFocus();
  await type('Nur Aina');
  await press('Tab');
  await press('Tab');
  await type('nur.aina@mail.test');
  await press('Tab');
  await type('0123456789');
  const phone = page.getByRole('textbox', { name: 'Phone' });
  // The keyboard of a phone comes up over the field.
  for (const height of [844, 380]) {
    await page.viewport(390, height);
    await expect.element(phone).toBeInViewport({ ratio: 1 });
  }
  await page.viewport(1440, 900);
  await expect.element(phone).toHaveFocus();
  await press('Enter');
  await press(' ', page.getByRole('checkbox', { name: /I have read/ }));
  await press('Enter', page.getByRole('button', { name: /^Pay RM/ }));
  await expectAtProvider();
});
