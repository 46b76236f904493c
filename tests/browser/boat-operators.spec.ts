import { expect, expectAccessible, expectLive } from './support/fixtures.ts';
import { test } from './support/elsewhere.ts';
import { buttonOf, dialogOf, fieldOf, rowsOf } from './support/records.ts';

const TITLE = 'Boat Operators';

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
