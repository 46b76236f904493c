import type { Locator, Page } from '@playwright/test';
import { addDays } from '@muara/contract/rules/dates/add-days';
import { dayName } from '../../web/src/lib/calendar-days.ts';
import { test } from './support/elsewhere.ts';
import { expect, expectLive } from './support/fixtures.ts';
import { AT_A_DESK, lookAt } from './support/look.ts';
import type { Person } from './support/person.ts';
import { rights } from './support/records.ts';
import { counterSale } from '../support/stages/sales.ts';

const CHANGED = 'New date has been added!';
const days = (page: Page): Locator => page.getByRole('region', { name: 'Sea Tide' });
const dayOf = (page: Page, date: string): Locator =>
  days(page).getByRole('button', { name: new RegExp(`^${dayName(date)}(,|$)`) });
const mode = (page: Page, name: 'Add dates' | 'Delete dates'): Locator => days(page).getByRole('button', { name });

/** Returns how many months a calendar turns from one day to another. */
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

test.describe('sea tides', () => {
  test('are added and deleted in two modes of which one is on, and other windows hear of it', async ({
    page,
    world,
    elsewhere,
  }) => {
    const [manager, superuser] = await Promise.all([world.signIn('manager'), world.signIn('superuser')]);
    const day = await freeDay(manager, addDays(await world.today(), 1));
    const theirs = await elsewhere(superuser, '/d/sea-tide');
    await manager.open(page, '/d/sea-tide');
    await Promise.all([expectLive(page), expectLive(theirs)]);
    await expect(page.getByText('A morning tide closes the Sungai Linggi slots')).toBeVisible();
    await dayOf(page, day).click();
    expect(await world.journal('addSeaTide'), 'without a mode a day is only looked at').toEqual([]);

    await mode(page, 'Add dates').click();
    await expect(mode(page, 'Add dates')).toHaveAttribute('aria-pressed', 'true');
    await page.getByRole('radio', { name: 'Evening' }).click();
    await expect(page.getByText('Choose a day to add an evening tide.')).toBeVisible();
    await dayOf(page, day).dblclick();
    await expect(page.getByText(CHANGED)).toBeVisible();
    await expect(dayOf(page, day)).toHaveAccessibleName(`${dayName(day)}, Evening tide`);
    await expect(dayOf(theirs, day)).toHaveAccessibleName(`${dayName(day)}, Evening tide`);
    await dayOf(page, day).click();
    await expect(page.getByRole('alert').getByText('Date already exist')).toBeVisible();
    expect(await world.journal('addSeaTide')).toHaveLength(1);

    await mode(page, 'Delete dates').click();
    await expect(mode(page, 'Add dates')).toHaveAttribute('aria-pressed', 'false');
    await expect(page.getByRole('radio')).toHaveCount(0);
    await page.reload();
    await expect(mode(page, 'Delete dates')).toHaveAttribute('aria-pressed', 'true');
    await dayOf(page, day).click();
    const question = page.getByRole('alertdialog', { name: 'Hold On!' });
    await expect(question).toContainText('Are you sure you want to delete this date?');
    await expect(question).toContainText('evening tide');
    await expect(question.getByRole('button', { name: 'Cancel' })).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(dayOf(page, day)).toHaveAccessibleName(`${dayName(day)}, Evening tide`);
    await dayOf(page, day).click();
    await question.getByRole('button', { name: 'Delete' }).click();
    await expect(page.getByText(CHANGED)).toBeVisible();
    await expect(dayOf(page, day)).toHaveAccessibleName(`${dayName(day)}, No tide on this day`);
    await expect(dayOf(theirs, day)).toHaveAccessibleName(dayName(day));
  });

  test('ask first when a morning tide meets tickets that are sold', async ({ page, world }) => {
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
    await manager.open(page, '/d/sea-tide?mode=add');
    const today = await world.today();
    for (let months = monthsBetween(today, day); months > 0; months--)
      await page.getByRole('button', { name: 'Next month' }).click();
    await dayOf(page, day).click();
    const question = page.getByRole('alertdialog', { name: 'Hold On!' });
    await expect(question).toContainText('1 ticket (3 passengers) is booked on the morning slots of Sungai Linggi');
    await question.getByRole('button', { name: 'Cancel' }).click();
    expect(await world.journal('addSeaTide')).toEqual([]);
    await dayOf(page, day).click();
    await question.getByRole('button', { name: 'Add tide' }).click();
    await expect(page.getByText(CHANGED)).toBeVisible();
    await expect(dayOf(page, day)).toHaveAccessibleName(`${dayName(day)}, Morning tide`);
  });

  test('go by keyboard; past days are reached and say why they are shut; what failed says so', async ({
    page,
    world,
    complaints,
  }) => {
    complaints.allow(/500/);
    const manager = await world.signIn('manager');
    const today = await world.today();
    await manager.open(page, '/d/sea-tide?mode=add&session=evening');
    await dayOf(page, today).focus();
    await page.keyboard.press('ArrowLeft');
    const yesterday = dayOf(page, addDays(today, -1));
    await expect(yesterday).toBeFocused();
    await expect(yesterday).toHaveAttribute('aria-disabled', 'true');
    await expect(yesterday).toHaveAccessibleName(/Past dates cannot be changed$/);
    await page.keyboard.press('Enter');
    expect(await world.journal('addSeaTide')).toEqual([]);

    for (let step = 0; step < 3; step += 1) await page.keyboard.press('PageDown');
    await expect(days(page).getByRole('grid')).toHaveCount(2);
    const { data } = await manager.call.listSeaTides({});
    await page.keyboard.press('Home');
    const focused = page.locator(':focus');
    await expect(focused).toHaveAccessibleName(/^Mon, /);
    for (let step = 0; step < 7; step += 1) {
      if (!/tide/.test((await focused.getAttribute('aria-label')) ?? '')) break;
      await page.keyboard.press('ArrowRight');
    }
    await world.addFault({ operationId: 'addSeaTide', nth: 1, code: 'internal_error' });
    await page.keyboard.press('Enter');
    await expect(page.getByRole('alert').getByText('Something went wrong')).toBeVisible();
    await page.keyboard.press('Enter');
    await expect(page.getByText(CHANGED)).toBeVisible();
    await expect(focused).toHaveAccessibleName(/, Evening tide$/);
    expect((await manager.call.listSeaTides({})).total).toBe(data.length + 1);
    await lookAt(page, 'sea tides');
  });

  test('are looked at without modes by those who may only view', async ({ page, world }) => {
    const manager = await world.signIn('manager');
    await manager.call.editUser({ body: { id: 6, policies: rights('Sea Tide', 'View') } });
    const csa = await world.signIn('csa');
    await csa.open(page, '/d/sea-tide?mode=delete');
    await expect(days(page).getByRole('grid').first()).toBeVisible();
    await expect(page.getByRole('list').getByText('Morning tide').first()).toBeVisible();
    await expect(page.getByRole('button', { name: /dates$/ })).toHaveCount(0);
  });
});

test.describe('holidays', () => {
  const form = (page: Page): Locator => page.getByRole('dialog').last();
  const fill = async (page: Page, start: string, end: string, details: string): Promise<void> => {
    await form(page).getByLabel('Start').fill(start);
    await form(page).getByLabel('End').fill(end);
    await form(page).getByLabel('Details').fill(details);
  };

  test('tell of the tickets that are sold for their days, and ask before they close them', async ({ page, world }) => {
    const [manager, cashier] = await Promise.all([world.signIn('manager'), world.signIn('cashier')]);
    const today = await world.today();
    await cashier.call.startShift({ body: { cash_in: 200, jetty_id: 1, station: 'Counter 1' } });
    await cashier.call.generateTicket({ body: counterSale() });
    const { tickets } = await manager.call.countHolidayTickets({ query: { start: today, end: today } });
    expect(tickets).toBeGreaterThan(0);

    await manager.open(page, '/d/holiday?search=raya');
    await expect(page.getByRole('heading', { name: 'Muara Holiday' })).toBeVisible();
    await page.getByRole('button', { name: 'Add holiday' }).click();
    await fill(page, today, today, 'Storm');
    const sold = new RegExp(`${tickets} tickets? \\(\\d+ passengers?\\) already sold for these days`);
    await expect(form(page).getByRole('status').filter({ hasText: sold })).toBeVisible();
    await form(page).getByRole('button', { name: 'Add' }).click();
    const question = page.getByRole('alertdialog', { name: 'Hold On!' });
    await expect(question).toContainText(sold);
    await expect(question.getByRole('button', { name: 'Cancel' })).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(form(page).getByLabel('Details')).toHaveValue('Storm');
    expect(await world.journal('addHoliday')).toEqual([]);
    await lookAt(page, 'a new holiday over sold tickets', AT_A_DESK);
    await form(page).getByRole('button', { name: 'Add' }).click();
    await question.getByRole('button', { name: 'Close these days' }).click();
    await expect(page.getByText('Holiday has been added')).toBeVisible();
    await expect(page, 'to the first page, without the search').toHaveURL(/\/d\/holiday$/);
    await expect(page.getByRole('searchbox', { name: 'Search' })).toHaveValue('');
    await expect(page.getByRole('row').filter({ hasText: 'Storm' })).toBeVisible();
    await page.getByRole('link', { name: 'View Storm' }).click();
    await expect(form(page)).toContainText('1 day');
    await lookAt(page, 'a holiday', AT_A_DESK);
  });

  const WRONG: [start: string, end: string, details: string, field: string, says: string][] = [
    ['', '', 'Storm', 'Start', 'Please complete this field'],
    ['2036-05-03', '', 'Storm', 'End', 'Please complete this field'],
    ['', '2036-05-03', 'Storm', 'Start', 'Please complete this field'],
    ['2036-05-03', '2036-05-02', 'Storm', 'End', 'The end cannot be before the start'],
    ['2036-05-03', '2036-05-03', '', 'Details', 'Please complete this field'],
    ['2036-05-03', '2036-05-03', ' \t ', 'Details', 'Please complete this field'],
    ['2036-05-03', '2036-05-03', '🛶'.repeat(201), 'Details', 'This text is too long'],
  ];

  test('refuse wrong values at their fields, ask before typed words are lost, and meet somebody who saved first', async ({
    page,
    world,
    complaints,
  }) => {
    complaints.allow(/422/);
    const [manager, admin] = await Promise.all([world.signIn('manager'), world.signIn('superuser')]);
    await manager.open(page, '/d/holiday/new');
    for (const [start, end, details, field, says] of WRONG) {
      await fill(page, start, end, details);
      await form(page).getByRole('button', { name: 'Add' }).click();
      const at = form(page).getByLabel(field);
      await expect(at, `${start} ${end} ${details}`).toBeFocused();
      await expect(at).toHaveAttribute('aria-invalid', 'true');
      // What is wrong with one of the two days is said of both.
      const said = field === 'Details' ? at : form(page).getByRole('group', { name: 'Days' });
      await expect(said).toHaveAccessibleDescription(new RegExp(says));
      await expect(form(page).getByLabel('Details')).toHaveValue(details);
    }
    expect(await world.journal('addHoliday')).toEqual([]);
    await page.keyboard.press('Escape');
    const lost = page.getByRole('alertdialog').filter({ hasText: 'You have an unsaved changes. Discard changes?' });
    await lost.getByRole('button', { name: 'Discard' }).click();
    await expect(page.getByRole('dialog')).toHaveCount(0);

    const odd = '<img src=x onerror=alert(1)> سفينة 🛶';
    await admin.call.addHoliday({ body: { details: odd, start: '2036-05-01', end: '2036-05-03' } });
    await page.getByRole('link', { name: `Edit ${odd}` }).click();
    await form(page).getByLabel('End').fill('2036-05-05');
    const { data } = await admin.call.listHolidays({ query: { search: 'سفينة' } });
    const { id, start, end } = data[0]!;
    await admin.call.editHoliday({ body: { id, details: 'Theirs', start, end } });
    await form(page).getByRole('button', { name: 'Save' }).click();
    const conflict = form(page).getByRole('alert').filter({ hasText: 'in the meantime' });
    await expect(conflict).toBeFocused();
    await expect(form(page).getByLabel('End')).toHaveValue('2036-05-05');
    await conflict.getByRole('button', { name: 'Load the saved version' }).click();
    await expect(form(page).getByLabel('Details')).toHaveValue('Theirs');
    await expect(form(page).getByLabel('End')).toHaveValue('2036-05-03');
    await form(page).getByLabel('Details').fill('Mine');
    await admin.call.editHoliday({ body: { id, details: 'Theirs again', start, end } });
    await form(page).getByRole('button', { name: 'Save' }).click();
    await conflict.getByRole('button', { name: 'Save mine anyway' }).click();
    await expect(page.getByText('Changes has been saved')).toBeVisible();
    await expect(page.getByRole('row').filter({ hasText: 'Mine' })).toBeVisible();
  });
});
