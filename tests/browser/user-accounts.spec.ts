import type { Page } from '@playwright/test';
import { expect, expectAccessible, test } from './support/fixtures.ts';
import { largePicture } from './support/large-picture.ts';
import { field, form, role } from './support/user-form.ts';
import { dropFiles, PNG, userRow } from './support/users.ts';
import { goTo } from './support/walk.ts';

test.describe('who may change whom', () => {
  interface Case {
    actor: string;
    target: number;
    regrade: boolean;
    manage: boolean;
  }
  const CASES: Case[] = [
    { actor: 'admin', target: 2, regrade: false, manage: false },
    { actor: 'admin', target: 4, regrade: true, manage: true },
    { actor: 'admin', target: 5, regrade: true, manage: true },
    { actor: 'admin', target: 3, regrade: false, manage: true },
    { actor: 'manager', target: 1, regrade: false, manage: false },
    { actor: 'manager', target: 3, regrade: true, manage: true },
    { actor: 'manager', target: 2, regrade: false, manage: true },
    { actor: 'superuser', target: 2, regrade: true, manage: true },
    { actor: 'superuser', target: 12, regrade: true, manage: true },
  ];
  for (const actor of ['admin', 'manager', 'superuser']) {
    test(`${actor} changes roles and accounts as the ranks allow`, async ({ page, world }) => {
      const person = await world.signIn(actor);
      await person.open(page, '/d/users');
      for (const { target, regrade, manage } of CASES.filter((one) => one.actor === actor)) {
        await test.step(`user ${target}`, async () => {
          await goTo(page, `/d/users/${target}/edit`);
          const own = person.user.id === target;
          await expect(field(page, 'Name')).toBeVisible();
          await expect(role(page)).toBeEnabled({ enabled: regrade });
          await expect(field(page, 'Email')).toBeEnabled({ enabled: manage });
          await expect(form(page).getByLabel('New password')).toHaveCount(manage ? 1 : 0);
          await expect(form(page).getByRole('switch', { name: /^Active/ })).toBeEnabled({ enabled: manage && !own });
          await page.keyboard.press('Escape');
          await expect(page.getByRole('dialog')).toHaveCount(0);
        });
      }
      if (actor === 'admin') {
        await test.step('the roles Super User and Manager are not offered to an Admin', async () => {
          await goTo(page, '/d/users/new');
          await expect(role(page).getByRole('option')).toHaveText([
            'Choose a role',
            'Admin',
            'Accountant',
            'Cashier',
            'CSA',
            'Supervisor',
            'Marketing',
          ]);
        });
      }
      if (actor === 'manager') {
        await test.step('the roles Super User and Manager are offered to a Manager, and hold everything', async () => {
          await goTo(page, '/d/users/new');
          await expect(role(page).getByRole('option')).toHaveCount(9);
          await role(page).selectOption('Manager');
          await expect(form(page).getByText('Super User and Manager have all permissions.')).toBeVisible();
          const boxes = form(page).getByRole('group', { name: 'Tickets' }).getByRole('checkbox');
          for (const box of await boxes.all()) {
            await expect(box).toBeChecked();
            await expect(box).toBeDisabled();
          }
        });
      }
    });
  }

  test('a Cashier with Users/Update changes names, and nobody’s role', async ({ page, world }) => {
    const manager = await world.signIn('manager');
    const rights = {
      Users: [
        { name: 'View', active: true },
        { name: 'Update', active: true },
      ],
    };
    await manager.call.editUser({ body: { id: 5, policies: rights } });
    const cashier = await world.signIn('cashier');
    await cashier.open(page, '/d/users/6/edit');
    await expect(role(page)).toBeDisabled();
    await expect(form(page).getByRole('checkbox', { name: 'Tickets: Scan' })).toBeDisabled();
    await field(page, 'Name').fill('Faizal O.');
    await form(page).getByRole('button', { name: 'Save' }).click();
    await expect(userRow(page, 'Faizal O.')).toBeVisible();
  });
});

test('two people change one user: the second sees both versions, and revoked permissions stay revoked', async ({
  page,
  world,
  complaints,
}) => {
  complaints.allow(/422.*\/api\/users\/edit/);
  const [manager, admin] = await Promise.all([world.signIn('manager'), world.signIn('admin')]);
  const permission = (name: string) => form(page).getByRole('checkbox', { name, exact: true });
  const conflict = form(page).getByRole('region', { name: `Changed by ${manager.user.name} in the meantime` });
  const save = form(page).getByRole('button', { name: 'Save' });
  await admin.open(page, '/d/users/5/edit');
  await field(page, 'Name').fill('Aisyah binti Rahman');
  await field(page, 'Phone').fill('0111111111');
  await permission('Tickets: Scan').check();

  await test.step('the save is refused: what was typed is still there, beside what was saved', async () => {
    const revoked = { Tickets: [{ name: 'Cancel (Request)', active: false }] };
    await manager.call.editUser({ body: { id: 5, contact: '0222222222', policies: revoked } });
    await save.click();
    await expect(conflict.getByRole('heading')).toBeFocused();
    await expect(conflict.getByRole('listitem', { name: 'Phone' })).toContainText(
      /Theirs\s*0222222222.*Yours\s*0111111111/s,
    );
    await expect(conflict.getByRole('listitem', { name: 'Permissions' })).toContainText('+ Tickets: Scan');
    await expect(permission('Tickets: Void (Request)')).not.toBeChecked();
    await expect(permission('Tickets: Scan')).toBeChecked();
    await expectAccessible(page);
  });

  await test.step('a choice fills the form, and the next save keeps what both people changed', async () => {
    await conflict.getByRole('button', { name: 'Phone: use theirs' }).click();
    await expect(field(page, 'Phone')).toHaveValue('0222222222');
    await save.click();
    await expect(userRow(page, 'Aisyah binti Rahman')).toBeVisible();
    const { data } = await manager.call.listUsers({ query: { search: 'cashier@muara.test' } });
    expect(data[0]).toMatchObject({ name: 'Aisyah binti Rahman', contact: '0222222222' });
    expect(data[0]?.policies['Tickets']).toContainEqual({ name: 'Cancel (Request)', active: false });
    expect(data[0]?.policies['Tickets']).toContainEqual({ name: 'Scan', active: true });
  });
});

test.describe('the picture of a user', () => {
  const choose = (page: Page, name: string, buffer: Buffer) =>
    page.getByLabel('Choose a picture').setInputFiles({ name, mimeType: 'image/png', buffer });
  const upload = (page: Page) => page.getByRole('button', { name: 'Upload' });

  test('is one of at most 5 MB, chosen, seen, uploaded, shown in the list, and removed', async ({ page, world }) => {
    const manager = await world.signIn('manager');
    await manager.open(page, '/d/users/5/picture');
    await test.step('must be one picture of at most 5 MB, regardless of its name', async () => {
      await choose(page, 'notes.png', Buffer.from('just some words'));
      await expect(page.getByRole('alert').getByText('File not supported.')).toBeVisible();
      await expect(upload(page)).toBeDisabled();
      await page.getByLabel('Choose a picture').setInputFiles(largePicture());
      await expect(page.getByRole('alert').getByText('Image must be below 5MB.')).toBeVisible();
      await expect(upload(page)).toBeDisabled();
      const file = { name: 'a.png', base64: PNG.toString('base64') };
      await dropFiles(page, [file, { ...file, name: 'b.png' }]);
      await expect(page.getByRole('alert').getByText('One picture at a time, please.')).toBeVisible();
      await dropFiles(page, [file]);
      await expect(page.getByRole('img', { name: 'Preview' })).toBeVisible();
      await expect(upload(page)).toBeEnabled();
      expect(await world.journal('uploadUserPicture')).toEqual([]);
      await page.keyboard.press('Escape');
      await expect(page.getByRole('dialog')).toHaveCount(0);
    });

    await test.step('is chosen, seen, uploaded, shown in the list, and removed', async () => {
      await page.getByRole('link', { name: 'Change the picture of Aisyah Rahman' }).click();
      await expect(page.getByRole('dialog', { name: 'Picture of Aisyah Rahman' })).toBeVisible();
      await expect(upload(page)).toBeDisabled();
      await choose(page, 'me.png', PNG);
      await expect(page.getByRole('img', { name: 'Preview' })).toBeVisible();
      await upload(page).click();
      await expect(page.getByText('Image has been uploaded!')).toBeVisible();
      const shown = userRow(page, 'Aisyah Rahman').locator('img');
      await expect(shown).toHaveAttribute('src', /\/storage\/users\//);
      await expect.poll(() => shown.evaluate((img: HTMLImageElement) => img.naturalWidth)).toBe(1);
      await page.getByRole('link', { name: 'Change the picture of Aisyah Rahman' }).click();
      await page.getByRole('button', { name: 'Remove picture' }).click();
      await page.getByRole('alertdialog').getByRole('button', { name: 'Remove picture' }).click();
      await expect(page.getByText('Image has been removed')).toBeVisible();
      await expect(shown).toHaveCount(0);
    });
  });
});
