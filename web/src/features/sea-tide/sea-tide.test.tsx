import { describe, expect, test } from 'vitest';
import { page, type Locator } from 'vitest/browser';
import { openPath, renderScreen, shownPath } from '@testing/render-screen.ts';
import { createTestWorld, type Person } from '@testing/test-world.ts';
import { focus, press } from '@testing/actions.ts';
import { expectLive, lookAt } from '@testing/looks.ts';
import { rights } from '@testing/records.ts';
import { addDays } from '@muara/contract/rules/dates/add-days';
import { dayName } from '@/lib/calendar-days.ts';
import { counterSale } from '../../../../tests/support/stages/sales.ts';

const CHANGED = 'New date has been added!';
const days = (): Locator => page.getByRole('region', { name: 'Sea Tide' });
const dayOf = (date: string): Locator => days().getByRole('button', { name: new RegExp(`^${dayName(date)}(,|$)`) });
const mode = (name: 'Add dates' | 'Delete dates'): Locator => days().getByRole('button', { name });

/** Returns how many months a calendar moves to get from one day to another. */
function monthsBetween(from: string, to: string): number {
  const monthOf = (day: string) => Number(day.slice(0, 4)) * 12 + Number(day.slice(5, 7));
  return monthOf(to) - monthOf(from);
}

/** The first day after `from` without a tide, and without tickets that a tide would touch. */
async function freeDay(person: Person, from: string): Promise<string> {
  const { data } = await person.call.listSeaTides({});
  const taken = new Set(data.map(({ date }) => date));
  let day = addDays(from, 1);
  const isSold = async () => (await person.call.countSeaTideTickets({ query: { date: day } })).tickets > 0;
  while (taken.has(day) || (await isSold())) day = addDays(day, 1);
  return day;
}

describe('sea tides', () => {
  test('are added and deleted in two modes of which one is on, and what a colleague changes shows', async () => {
    const world = createTestWorld();
    const [manager, superuser] = await Promise.all([world.signIn('manager'), world.signIn('superuser')]);
    const day = await freeDay(manager, addDays(await world.today(), 1));
    await renderScreen('/d/sea-tide', { as: manager, world });
    await expectLive();
    await expect.element(page.getByText('A morning tide closes the Sungai Linggi slots')).toBeVisible();
    await dayOf(day).click();
    expect(await world.journal('addSeaTide'), 'without a mode a day is only looked at').toEqual([]);

    await mode('Add dates').click();
    await expect.element(mode('Add dates')).toHaveAttribute('aria-pressed', 'true');
    await page.getByRole('radio', { name: 'Evening' }).click();
    await expect.element(page.getByText('Choose a day to add an evening tide.')).toBeVisible();
    await dayOf(day).dblClick();
    await expect.element(page.getByText(CHANGED)).toBeVisible();
    await expect.element(dayOf(day)).toHaveAccessibleName(`${dayName(day)}, Evening tide`);
    await dayOf(day).click();
    await expect.element(page.getByRole('alert').getByText('Date already exist')).toBeVisible();
    expect(await world.journal('addSeaTide')).toHaveLength(1);

    await mode('Delete dates').click();
    await expect.element(mode('Add dates')).toHaveAttribute('aria-pressed', 'false');
    await expect.element(page.getByRole('radio')).not.toBeInTheDocument();
    await openPath(shownPath());
    await expect.element(mode('Delete dates')).toHaveAttribute('aria-pressed', 'true');
    await dayOf(day).click();
    const question = page.getByRole('alertdialog', { name: 'Hold On!' });
    await expect.element(question).toHaveTextContent('Are you sure you want to delete this date?');
    await expect.element(question).toHaveTextContent('evening tide');
    await expect.element(question.getByRole('button', { name: 'Cancel' })).toHaveFocus();
    await press('Escape');
    await expect.element(dayOf(day)).toHaveAccessibleName(`${dayName(day)}, Evening tide`);
    await dayOf(day).click();
    await question.getByRole('button', { name: 'Delete' }).click();
    await expect.element(page.getByText(CHANGED)).toBeVisible();
    await expect.element(dayOf(day)).toHaveAccessibleName(`${dayName(day)}, No tide on this day`);
    await superuser.call.addSeaTide({ body: { date: day, session: 'morning' } });
    await expect.element(dayOf(day)).toHaveAccessibleName(`${dayName(day)}, Morning tide`);
  });

  test('ask first when a morning tide meets tickets that are sold', async () => {
    const world = createTestWorld();
    const [manager, cashier] = await Promise.all([world.signIn('manager'), world.signIn('cashier')]);
    await cashier.call.startShift({ body: { cash_in: 200, jetty_id: 1, station: 'Counter 1' } });
    const sell = async (from: string): Promise<string> => {
      const depart_date = await freeDay(manager, from);
      const sale = counterSale({ jetty_id: 3, slot: '09:00 - 10:00', depart_date });
      // A holiday, or a full boat: the next day.
      return cashier.call.generateTicket({ body: sale }).then(
        () => depart_date,
        () => sell(depart_date),
      );
    };
    const day = await sell(await world.today());
    await renderScreen('/d/sea-tide?mode=add', { as: manager, world });
    const today = await world.today();
    for (let months = monthsBetween(today, day); months > 0; months--)
      await page.getByRole('button', { name: 'Next month' }).click();
    await dayOf(day).click();
    const question = page.getByRole('alertdialog', { name: 'Hold On!' });
    await expect
      .element(question)
      .toHaveTextContent('1 ticket (3 passengers) is booked on the morning slots of Sungai Linggi');
    await question.getByRole('button', { name: 'Cancel' }).click();
    expect(await world.journal('addSeaTide')).toEqual([]);
    await dayOf(day).click();
    await question.getByRole('button', { name: 'Add tide' }).click();
    await expect.element(page.getByText(CHANGED)).toBeVisible();
    await expect.element(dayOf(day)).toHaveAccessibleName(`${dayName(day)}, Morning tide`);
  });

  test('go by keyboard; past days are reached and say why they are shut; what failed says so', async () => {
    const world = createTestWorld();
    const manager = await world.signIn('manager');
    const today = await world.today();
    await renderScreen('/d/sea-tide?mode=add&session=evening', { as: manager, world });
    await focus(dayOf(today));
    await press('ArrowLeft');
    const yesterday = dayOf(addDays(today, -1));
    await expect.element(yesterday).toHaveFocus();
    await expect.element(yesterday).toHaveAttribute('aria-disabled', 'true');
    await expect.element(yesterday).toHaveAccessibleName(/Past dates cannot be changed$/);
    await press('Enter');
    expect(await world.journal('addSeaTide')).toEqual([]);

    for (let step = 0; step < 3; step += 1) await press('PageDown');
    await expect.element(days().getByRole('grid')).toHaveLength(2);
    const { data } = await manager.call.listSeaTides({});
    await press('Home');
    const focused = page.getByCss(':focus');
    await expect.element(focused).toHaveAccessibleName(/^Mon, /);
    for (let step = 0; step < 7; step += 1) {
      if (!/tide/.test(focused.element().getAttribute('aria-label') ?? '')) break;
      await press('ArrowRight');
    }
    await world.addFault({ operationId: 'addSeaTide', nth: 1, code: 'internal_error' });
    await press('Enter');
    await expect.element(page.getByRole('alert').getByText('Something went wrong')).toBeVisible();
    await press('Enter');
    await expect.element(page.getByText(CHANGED)).toBeVisible();
    await expect.element(focused).toHaveAccessibleName(/, Evening tide$/);
    expect((await manager.call.listSeaTides({})).total).toBe(data.length + 1);
    await lookAt('sea tides');
  });

  test('are looked at without modes by those who may only view', async () => {
    const world = createTestWorld();
    const manager = await world.signIn('manager');
    await manager.call.editUser({ body: { id: 6, policies: rights('Sea Tide', 'View') } });
    const csa = await world.signIn('csa');
    await renderScreen('/d/sea-tide?mode=delete', { as: csa, world });
    await expect.element(days().getByRole('grid').first()).toBeVisible();
    await expect.element(page.getByRole('list').getByText('Morning tide').first()).toBeVisible();
    await expect.element(page.getByRole('button', { name: /dates$/ })).not.toBeInTheDocument();
  });
});
