import { expect, expectAccessible, expectLive } from './support/fixtures.ts';
import { test } from './support/elsewhere.ts';
import { buttonOf, dialogOf, fieldOf, lookTwice, questionOf, rights, rowsOf } from './support/records.ts';

const TITLE = 'Boat Operators';

test('a boat operator is looked at, changed and found again at its address', async ({ page, world }) => {
  const manager = await world.signIn('manager');
  await manager.open(page, '/d/boat-operator?search=bot');
  await expect(rowsOf(page, TITLE)).toHaveCount(1);
  await page.getByRole('link', { name: 'View Bot Pak Din' }).click();
  await expect(page).toHaveURL(/\/d\/boat-operator\/2\?search=bot$/);
  await expect(dialogOf(page)).toContainText('pakdin@botmelaka.test');
  await page.reload();
  await expect(page.getByRole('dialog', { name: 'Bot Pak Din' })).toContainText('Total trips');
  await lookTwice(page);
  await buttonOf(page, 'Edit').click();
  await expect(fieldOf(page, 'name')).toBeFocused();
  await fieldOf(page, 'contact').fill('01x');
  await buttonOf(page, 'Save').click();
  await expect(fieldOf(page, 'contact')).toBeFocused();
  await expect(fieldOf(page, 'contact')).toHaveAccessibleDescription(/Phone accepts numbers only/);
  await fieldOf(page, 'contact').fill('');
  await dialogOf(page).getByRole('checkbox', { name: 'Active' }).uncheck();
  await buttonOf(page, 'Save').dblclick();
  await expect(page.getByText('Changes has been saved')).toBeVisible();
  await expect(rowsOf(page, TITLE)).toContainText('Inactive');
  await expect(page).toHaveURL(/\/d\/boat-operator\?search=bot$/);
  expect(await world.journal('editBoatOperator')).toHaveLength(1);

  await page.getByRole('button', { name: 'Delete Bot Pak Din' }).click();
  await expect(questionOf(page)).toContainText('crews can no longer choose it');
  await questionOf(page).getByRole('button', { name: 'Delete' }).click();
  await expect(page.getByText('Agent has been removed')).toBeVisible();
  await expect(page.getByText('No matching boat operators')).toBeVisible();
  await manager.open(page, '/d/boat-operator/2');
  await expect(page.getByText('Boat operator does not exist')).toBeVisible();
});

test('a press outside an empty field does what it is for, and the error comes after it', async ({ page, world }) => {
  const manager = await world.signIn('manager');
  await manager.open(page, '/d/boat-operator/new');
  await expect(fieldOf(page, 'name')).toBeFocused();
  await dialogOf(page).getByRole('checkbox', { name: 'Active' }).uncheck();
  await expect(fieldOf(page, 'name')).toHaveAccessibleDescription('Please complete this field');
  await fieldOf(page, 'email').focus();
  await page.keyboard.press('Tab');
  await expect(fieldOf(page, 'email'), 'without a press at once').toHaveAccessibleDescription(
    'Please complete this field',
  );
});

test('two people at one boat operator: nobody overwrites unawares, and what was typed stays', async ({
  page,
  world,
  elsewhere,
  complaints,
}) => {
  complaints.allow(/422/);
  const [manager, admin] = await Promise.all([world.signIn('manager'), world.signIn('superuser')]);
  await manager.open(page, '/d/boat-operator/1');
  await buttonOf(page, 'Edit').click();
  const theirs = await elsewhere(admin, '/d/boat-operator/1/edit');
  await Promise.all([expectLive(page), expectLive(theirs)]);
  await fieldOf(page, 'name').fill('Mine');
  await fieldOf(theirs, 'name').fill('Theirs');
  await buttonOf(theirs, 'Save').click();
  await expect(rowsOf(theirs, TITLE).filter({ hasText: 'Theirs' })).toBeVisible();
  await expect(rowsOf(page, TITLE).filter({ hasText: 'Theirs' }), 'the list under the form follows').toHaveCount(1);
  await expect(fieldOf(page, 'name')).toHaveValue('Mine');
  await buttonOf(page, 'Save').click();
  const notice = dialogOf(page).getByRole('alert').filter({ hasText: 'in the meantime' });
  await expect(notice).toContainText('Changed by Hafiz Kamaruddin in the meantime');
  await expect(fieldOf(page, 'name')).toHaveValue('Mine');
  await expectAccessible(page);
  await notice.getByRole('button', { name: 'Load the saved version' }).click();
  await expect(fieldOf(page, 'name')).toHaveValue('Theirs');
  await fieldOf(page, 'name').fill('Both');
  await page.keyboard.press('Escape');
  const question = page.getByRole('alertdialog').filter({ hasText: 'You have an unsaved changes. Discard changes?' });
  await question.getByRole('button', { name: 'Keep editing' }).click();
  await buttonOf(page, 'Save').click();
  await expect(rowsOf(theirs, TITLE).filter({ hasText: 'Both' })).toBeVisible();
});

test('who may only look is offered nothing else, and gets an explanation at an address', async ({ page, world }) => {
  const manager = await world.signIn('manager');
  await manager.call.editUser({ body: { id: 6, policies: rights('Boat Operator', 'View') } });
  const csa = await world.signIn('csa');
  await csa.open(page, '/d/boat-operator');
  await expect(rowsOf(page, TITLE)).toHaveCount(5);
  await expect(page.getByRole('button', { name: 'Add boat operator' })).toBeHidden();
  await expect(page.getByRole('link', { name: /^Edit/ })).toHaveCount(0);
  await expect(page.getByRole('button', { name: /^Delete/ })).toHaveCount(0);
  for (const at of ['new', '1/edit']) {
    await csa.open(page, `/d/boat-operator/${at}`);
    await expect(page.getByRole('alert').getByText('You dont have permission')).toBeVisible();
    await expect(page).toHaveURL(/\/d\/boat-operator$/);
  }
  await lookTwice(page);
});
