import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { openPath, renderScreen, shownPath } from '@testing/render-screen.ts';
import { createTestWorld } from '@testing/test-world.ts';
import { focus, press } from '@testing/actions.ts';
import { expectAccessible, expectLive, lookTwice } from '@testing/looks.ts';
import { buttonOf, dialogOf, fieldOf, questionOf, rights, rowsOf } from '@testing/records.ts';

const TITLE = 'Boat Operators';

test('a boat operator is looked at, changed and found again at its address', async () => {
  const world = createTestWorld();
  const manager = await world.signIn('manager');
  await renderScreen('/d/boat-operator?search=bot', { as: manager, world });
  await expect.element(rowsOf(TITLE)).toHaveLength(1);
  await page.getByRole('link', { name: 'View Bot Pak Din' }).click();
  await expect.poll(shownPath).toMatch(/\/d\/boat-operator\/2\?search=bot$/);
  await expect.element(dialogOf()).toHaveTextContent('pakdin@botmelaka.test');
  await openPath(shownPath());
  await expect.element(page.getByRole('dialog', { name: 'Bot Pak Din' })).toHaveTextContent('Total trips');
  await lookTwice();
  await buttonOf('Edit').click();
  await expect.element(fieldOf('name')).toHaveFocus();
  await fieldOf('contact').fill('01x');
  await buttonOf('Save').click();
  await expect.element(fieldOf('contact')).toHaveFocus();
  await expect.element(fieldOf('contact')).toHaveAccessibleDescription(/Phone accepts numbers only/);
  await fieldOf('contact').fill('');
  await dialogOf().getByRole('checkbox', { name: 'Active' }).click();
  await buttonOf('Save').dblClick();
  await expect.element(page.getByText('Changes has been saved')).toBeVisible();
  await expect.element(rowsOf(TITLE)).toHaveTextContent('Inactive');
  await expect.poll(shownPath).toMatch(/\/d\/boat-operator\?search=bot$/);
  expect(await world.journal('editBoatOperator')).toHaveLength(1);

  await page.getByRole('button', { name: 'Delete Bot Pak Din' }).click();
  await expect.element(questionOf()).toHaveTextContent('crews can no longer choose it');
  await questionOf().getByRole('button', { name: 'Delete' }).click();
  await expect.element(page.getByText('Agent has been removed')).toBeVisible();
  await expect.element(page.getByText('No matching boat operators')).toBeVisible();
  await openPath('/d/boat-operator/2');
  await expect.element(page.getByText('Boat operator does not exist')).toBeVisible();
});

test('a press outside an empty field does what it is for, and the error comes after it', async () => {
  const world = createTestWorld();
  const manager = await world.signIn('manager');
  await renderScreen('/d/boat-operator/new', { as: manager, world });
  await expect.element(fieldOf('name')).toHaveFocus();
  await dialogOf().getByRole('checkbox', { name: 'Active' }).click();
  await expect.element(fieldOf('name')).toHaveAccessibleDescription('Please complete this field');
  await focus(fieldOf('email'));
  await press('Tab');
  await expect
    .element(fieldOf('email'), { message: 'without a press at once' })
    .toHaveAccessibleDescription('Please complete this field');
});

test('who may only look is offered nothing else, and gets an explanation at an address', async () => {
  const world = createTestWorld();
  const manager = await world.signIn('manager');
  await manager.call.editUser({ body: { id: 6, policies: rights('Boat Operator', 'View') } });
  const csa = await world.signIn('csa');
  await renderScreen('/d/boat-operator', { as: csa, world });
  await expect.element(rowsOf(TITLE)).toHaveLength(5);
  await expect.element(page.getByRole('button', { name: 'Add boat operator' })).not.toBeInTheDocument();
  await expect.element(page.getByRole('link', { name: /^Edit/ })).toHaveLength(0);
  await expect.element(page.getByRole('button', { name: /^Delete/ })).toHaveLength(0);
  for (const at of ['new', '1/edit']) {
    await openPath(`/d/boat-operator/${at}`);
    await expect.element(page.getByRole('alert').getByText('You dont have permission')).toBeVisible();
    await expect.poll(shownPath).toMatch(/\/d\/boat-operator$/);
  }
});

test('two people at one boat operator: nobody overwrites unawares, and what was typed stays', async () => {
  const world = createTestWorld();
  const [manager, other] = await Promise.all([world.signIn('manager'), world.signIn('superuser')]);
  const { data } = await other.call.listBoatOperators({ query: {} });
  await renderScreen('/d/boat-operator/1', { as: manager, world });
  await buttonOf('Edit').click();
  await expectLive();
  await fieldOf('name').fill('Mine');
  const { id, email, contact, active, updated_at } = data.find((one) => one.id === 1)!;
  await other.call.editBoatOperator({ body: { id, name: 'Theirs', email, contact, active, updated_at } });
  await expect
    .element(rowsOf(TITLE).filter({ hasText: 'Theirs' }), { message: 'the list below follows' })
    .toHaveLength(1);
  await expect.element(fieldOf('name')).toHaveValue('Mine');
  await buttonOf('Save').click();
  const notice = dialogOf().getByRole('alert').filter({ hasText: 'in the meantime' });
  await expect.element(notice).toHaveTextContent('Changed by Hafiz Kamaruddin in the meantime');
  await expect.element(fieldOf('name')).toHaveValue('Mine');
  await expectAccessible();
  await notice.getByRole('button', { name: 'Load the saved version' }).click();
  await expect.element(fieldOf('name')).toHaveValue('Theirs');
  await fieldOf('name').fill('Both');
  await press('Escape');
  const question = page.getByRole('alertdialog').filter({ hasText: 'You have an unsaved changes. Discard changes?' });
  await question.getByRole('button', { name: 'Keep editing' }).click();
  await buttonOf('Save').click();
  await expect.element(rowsOf(TITLE).filter({ hasText: 'Both' })).toBeVisible();
});
