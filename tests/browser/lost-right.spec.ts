import { expect, expectLive, test } from './support/fixtures.ts';
import { expectToast } from './support/ticket-detail.ts';
import { box, field, fillNew, form, GOOD, role } from './support/user-form.ts';

const BACK = 'Page reloaded. Your input was restored.';

test('a reload that the server asks for keeps what is typed of a new user, but no password', async ({
  page,
  world,
}) => {
  const [admin, manager] = await Promise.all([world.signIn('admin'), world.signIn('manager')]);
  await manager.open(page, '/d/users/new');
  await expectLive(page);
  await fillNew(page);
  const asked: string[] = [];
  page.on('dialog', (question) => {
    asked.push(question.type());
    void question.accept();
  });

  const loaded = page.waitForEvent('load');
  await admin.call.editUser({ body: { id: manager.user.id, can_chat: false } });
  await loaded;
  await expectToast(page, BACK);
  expect(asked, 'nothing but the password is lost, so nobody is asked').toEqual([]);
  const { Password: password, ...kept } = GOOD;
  for (const [name, value] of Object.entries(kept)) await expect(box(page, name)).toHaveValue(value);
  await expect(role(page)).toHaveValue('CSA');
  await expect(box(page, 'Password')).toHaveValue('');
  expect(await world.journal('addUser')).toHaveLength(0);

  await box(page, 'Password').fill(password!);
  await form(page).getByRole('button', { name: 'Add' }).click();
  await expectToast(page, 'User has been added');
  await page.goto('/d/users/new');
  await expect(field(page, 'Name'), 'it is put back once').toHaveValue('');
});
