import { expect, test } from 'vitest';
import { page, type Locator } from 'vitest/browser';
import { renderScreen, shownPath } from '@testing/render-screen.ts';
import { createTestWorld } from '@testing/test-world.ts';
import { press } from '@testing/actions.ts';
import { AT_A_DESK, lookAt } from '@testing/looks.ts';
import { counterSale } from '../../../../tests/support/stages/sales.ts';

const form = (): Locator => page.getByRole('dialog').last();
const fill = async (start: string, end: string, details: string): Promise<void> => {
  await form().getByLabelText('Start').fill(start);
  await form().getByLabelText('End').fill(end);
  await form().getByLabelText('Details').fill(details);
};

test('holidays tell of the tickets that are sold for their days, and ask before they close them', async () => {
  const world = createTestWorld();
  const [manager, cashier] = await Promise.all([world.signIn('manager'), world.signIn('cashier')]);
  const today = await world.today();
  await cashier.call.startShift({ body: { cash_in: 200, jetty_id: 1, station: 'Counter 1' } });
  await cashier.call.generateTicket({ body: counterSale() });
  const { tickets } = await manager.call.countHolidayTickets({ query: { start: today, end: today } });
  expect(tickets).toBeGreaterThan(0);

  await renderScreen('/d/holiday?search=raya', { as: manager, world });
  await expect.element(page.getByRole('heading', { name: 'Muara Holiday' })).toBeVisible();
  await page.getByRole('button', { name: 'Add holiday' }).click();
  await fill(today, today, 'Storm');
  const sold = new RegExp(`${tickets} tickets? \\(\\d+ passengers?\\) already sold for these days`);
  await expect.element(form().getByRole('status').filter({ hasText: sold })).toBeVisible();
  await form().getByRole('button', { name: 'Add' }).click();
  const question = page.getByRole('alertdialog', { name: 'Hold On!' });
  await expect.element(question).toHaveTextContent(sold);
  await expect.element(question.getByRole('button', { name: 'Cancel' })).toHaveFocus();
  await press('Escape');
  await expect.element(form().getByLabelText('Details')).toHaveValue('Storm');
  expect(await world.journal('addHoliday')).toEqual([]);
  await lookAt('a new holiday over sold tickets', AT_A_DESK);
  await form().getByRole('button', { name: 'Add' }).click();
  await question.getByRole('button', { name: 'Close these days' }).click();
  await expect.element(page.getByText('Holiday has been added')).toBeVisible();
  await expect.poll(shownPath, { message: 'to the first page, without the search' }).toBe('/d/holiday');
  await expect.element(page.getByRole('searchbox', { name: 'Search' })).toHaveValue('');
  await expect.element(page.getByRole('row').filter({ hasText: 'Storm' })).toBeVisible();
  await page.getByRole('link', { name: 'View Storm' }).click();
  await expect.element(form()).toHaveTextContent('1 day');
  await lookAt('a holiday', AT_A_DESK);
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

test('holidays refuse wrong values at their fields, ask before typed words are lost, and meet somebody who saved first', async () => {
  const world = createTestWorld();
  const [manager, admin] = await Promise.all([world.signIn('manager'), world.signIn('superuser')]);
  await renderScreen('/d/holiday/new', { as: manager, world });
  for (const [start, end, details, field, says] of WRONG) {
    await fill(start, end, details);
    await form().getByRole('button', { name: 'Add' }).click();
    const at = form().getByLabelText(field);
    await expect.element(at, { message: `${start} ${end} ${details}` }).toHaveFocus();
    await expect.element(at).toHaveAttribute('aria-invalid', 'true');
    // What is wrong with one of the two days is said of both.
    const said = field === 'Details' ? at : form().getByRole('group', { name: 'Days' });
    await expect.element(said).toHaveAccessibleDescription(new RegExp(says));
    await expect.element(form().getByLabelText('Details')).toHaveValue(details);
  }
  expect(await world.journal('addHoliday')).toEqual([]);
  await press('Escape');
  const lost = page.getByRole('alertdialog').filter({ hasText: 'You have an unsaved changes. Discard changes?' });
  await lost.getByRole('button', { name: 'Discard' }).click();
  await expect.element(page.getByRole('dialog')).not.toBeInTheDocument();

  const odd = '<img src=x onerror=alert(1)> سفينة 🛶';
  await admin.call.addHoliday({ body: { details: odd, start: '2036-05-01', end: '2036-05-03' } });
  await page.getByRole('link', { name: `Edit ${odd}` }).click();
  await form().getByLabelText('End').fill('2036-05-05');
  const { data } = await admin.call.listHolidays({ query: { search: 'سفينة' } });
  const { id, start, end } = data[0]!;
  await admin.call.editHoliday({ body: { id, details: 'Theirs', start, end } });
  await form().getByRole('button', { name: 'Save' }).click();
  const conflict = form().getByRole('alert').filter({ hasText: 'in the meantime' });
  await expect.element(conflict).toHaveFocus();
  await expect.element(form().getByLabelText('End')).toHaveValue('2036-05-05');
  await conflict.getByRole('button', { name: 'Load the saved version' }).click();
  await expect.element(form().getByLabelText('Details')).toHaveValue('Theirs');
  await expect.element(form().getByLabelText('End')).toHaveValue('2036-05-03');
  await form().getByLabelText('Details').fill('Mine');
  await admin.call.editHoliday({ body: { id, details: 'Theirs again', start, end } });
  await form().getByRole('button', { name: 'Save' }).click();
  await conflict.getByRole('button', { name: 'Save mine anyway' }).click();
  await expect.element(page.getByText('Changes has been saved')).toBeVisible();
  await expect.element(page.getByRole('row').filter({ hasText: 'Mine' })).toBeVisible();
});
