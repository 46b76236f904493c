import { enterWorld } from './support/enter-world.ts';
import { expect, expectLive, test } from './support/fixtures.ts';
import { lookAt } from './support/look.ts';
import { rights } from './support/records.ts';
import { box, field, fillNew, form, GOOD, role } from './support/user-form.ts';
import { goTo } from './support/walk.ts';
import { addUsers, someUser, userRow, userRows } from './support/users.ts';

test.describe('the list of users', () => {
  test('one manager reads, changes and removes users in the list', async ({ page, world }) => {
    const manager = await world.signIn('manager');
    await manager.open(page, '/d/users');
    await test.step('has its columns and its numbers, and one cannot remove oneself', async () => {
      await expect(page.getByRole('columnheader')).toHaveText([
        '#',
        'Name',
        'Username',
        'Phone',
        'Role',
        'Active',
        'Action',
      ]);
      await expect(userRows(page)).toHaveCount(13);
      await expect(userRows(page).first().getByRole('cell').first()).toHaveText('1');
      await expect(userRow(page, 'Halim Sidek')).toContainText('Inactive');
      const own = userRow(page, 'Lim Siew Mei');
      await expect(own.getByRole('link', { name: 'Edit Lim Siew Mei' })).toBeVisible();
      await expect(own.getByRole('button', { name: /^Delete/ })).toBeHidden();
    });

    await test.step('asks before typed words are lost: by Escape, by the button, by Back', async () => {
      await userRow(page, 'Faizal Othman').getByRole('link', { name: 'Edit Faizal Othman' }).click();
      await field(page, 'Name').fill('Somebody else');
      const question = page
        .getByRole('alertdialog')
        .filter({ hasText: 'You have an unsaved changes. Discard changes?' });
      for (const leave of [
        () => page.keyboard.press('Escape'),
        () => form(page).getByRole('button', { name: 'Cancel' }).click(),
        () => page.goBack(),
      ]) {
        await leave();
        await expect(question).toBeVisible();
        await question.getByRole('button', { name: 'Keep editing' }).click();
        await expect(field(page, 'Name')).toHaveValue('Somebody else');
      }
      await page.keyboard.press('Escape');
      await question.getByRole('button', { name: 'Discard' }).click();
      await expect(page.getByRole('dialog')).toHaveCount(0);
      await expect(userRow(page, 'Faizal Othman')).toBeVisible();
      expect(await world.journal('editUser')).toEqual([]);
    });

    await test.step('is changed: only what was changed is sent, and the row follows', async () => {
      await userRow(page, 'Faizal Othman').getByRole('link', { name: 'Edit Faizal Othman' }).click();
      await expect(field(page, 'Username')).toBeDisabled();
      await field(page, 'Name').fill('Faizal bin Othman');
      await role(page).selectOption('Supervisor');
      await expect(form(page).getByRole('checkbox', { name: 'Tickets: Void (Approve)' })).toBeChecked();
      await form(page).getByRole('button', { name: 'Save' }).click();
      await expect(page.getByText('Changes has been saved')).toBeVisible();
      await expect(userRow(page, 'Faizal bin Othman')).toContainText('Supervisor');
      const [call] = await world.journal('editUser');
      expect(Object.keys(call!.body as object).toSorted()).toEqual(['id', 'name', 'policies', 'role', 'updated_at']);
    });

    await test.step('is removed after a question that names them; the answer No is the one at hand', async () => {
      await userRow(page, 'Jason Ong').getByRole('button', { name: 'Delete Jason Ong' }).click();
      const question = page.getByRole('alertdialog', { name: 'Hold On!' });
      await expect(question).toContainText('Are you sure you want to delete this user?');
      await expect(question).toContainText('Jason Ong');
      await expect(question.getByRole('button', { name: 'Cancel' })).toBeFocused();
      await page.keyboard.press('Escape');
      await expect(userRow(page, 'Jason Ong')).toBeVisible();
      await userRow(page, 'Jason Ong').getByRole('button', { name: 'Delete Jason Ong' }).click();
      await question.getByRole('button', { name: 'Delete' }).click();
      await expect(page.getByText('User has been removed')).toBeVisible();
      await expect(userRow(page, 'Jason Ong')).toHaveCount(0);
      await expect(page.getByText('12 users')).toBeVisible();
    });
  });

  test('an Admin adds and edits, but removes nobody; rights that are taken away take the screen along', async ({
    page,
    world,
  }) => {
    const admin = await world.signIn('admin');
    await admin.open(page, '/d/users');
    await test.step('an Admin adds and edits, but removes nobody', async () => {
      await expect(userRow(page, 'Aisyah Rahman').getByRole('link', { name: 'Edit Aisyah Rahman' })).toBeVisible();
      await expect(page.getByRole('button', { name: 'Add user' })).toBeVisible();
      await expect(page.getByRole('button', { name: /^Delete/ })).toHaveCount(0);
    });

    await test.step('rights that are taken away take the screen along', async () => {
      const manager = await world.signIn('manager');
      await expectLive(page);
      await manager.call.editUser({ body: { id: 3, policies: rights('Users') } });
      await expect(page).toHaveURL(/\/d\/dashboard$/);
      await expect(page.getByRole('navigation').getByRole('link', { name: 'Users' })).toHaveCount(0);
    });
  });

  test('who may only look finds nothing to press, and gets an explanation at an address', async ({ page, world }) => {
    const manager = await world.signIn('manager');
    await manager.call.editUser({ body: { id: 6, policies: rights('Users', 'View') } });
    const csa = await world.signIn('csa');
    await csa.open(page, '/d/users');
    await expect(userRows(page)).toHaveCount(13);
    await expect(page.getByRole('button', { name: 'Add user' })).toBeHidden();
    await expect(page.getByRole('link', { name: /^Edit/ })).toHaveCount(0);
    await goTo(page, '/d/users/5/edit');
    await expect(page.getByRole('alert').getByText('You dont have permission')).toBeVisible();
    await expect(page).toHaveURL(/\/d\/users$/);
  });

  test('cashier, marketing and agent are led to the dashboard', async ({ context, world }) => {
    for (const account of ['cashier', 'marketing', 'agent']) {
      await test.step(`${account} is led to the dashboard`, async () => {
        const person = await world.signIn(account);
        const tab = await context.newPage();
        await person.open(tab, '/d/users');
        await expect(tab.getByRole('alert').getByText('You dont have permission')).toBeVisible();
        await expect(tab).toHaveURL(/\/d\/dashboard$/);
        await tab.close();
      });
    }
  });

  test('who is online and takes part in the chat can be written to; oneself cannot', async ({
    page,
    context,
    world,
  }) => {
    const [manager, cashier] = await Promise.all([world.signIn('manager'), world.signIn('cashier')]);
    const other = await context.browser()!.newContext({ baseURL: new URL(world.base).origin });
    await enterWorld(other, world);
    const theirs = await other.newPage();
    await cashier.open(theirs);
    await expectLive(theirs);
    await manager.open(page, '/d/users');
    await expect(
      userRow(page, 'Aisyah Rahman').getByRole('button', { name: 'Chat with Aisyah Rahman (online)' }),
    ).toBeVisible();
    await expect(page.getByRole('button', { name: /^Chat with/ })).toHaveCount(1);
    await other.close();
    await expect(page.getByRole('button', { name: /^Chat with/ })).toHaveCount(0);
  });
});

test.describe('adding a user', () => {
  test('users are added: wrong and missing values, a role and its permissions, a Cashier and the shift', async ({
    page,
    world,
  }) => {
    test.slow();
    const manager = await world.signIn('manager');
    await manager.open(page, '/d/users/new');
    await test.step('an empty form says what is missing, a field at a time as well', async () => {
      await expect(field(page, 'Name')).toBeFocused();
      await page.keyboard.press('Tab');
      await expect(form(page).getByText('Please complete this field')).toHaveCount(1);
      await form(page).getByRole('button', { name: 'Add' }).click();
      await expect(form(page).getByText('Please complete this field')).toHaveCount(5);
      await expect(form(page).getByText('Please select role')).toBeVisible();
      await expect(field(page, 'Name')).toBeFocused();
      expect(await world.journal('addUser')).toEqual([]);
    });

    await test.step('wrong values are refused at their fields, and nothing is sent', async () => {
      await fillNew(page);
      for (const [name, value, says] of WRONG) {
        const wrong = box(page, name);
        await wrong.fill(value);
        await form(page).getByRole('button', { name: 'Add' }).click();
        await expect(wrong, `${name}: ${value}`).toHaveAttribute('aria-invalid', 'true');
        await expect(wrong, `${name}: ${value}`).toBeFocused();
        await expect(wrong, `${name}: ${value}`).toHaveAccessibleDescription(new RegExp(says));
        await wrong.fill(GOOD[name]!);
      }
      expect(await world.journal('addUser')).toEqual([]);
    });

    await page.keyboard.press('Escape');
    await page.getByRole('alertdialog').getByRole('button', { name: 'Discard' }).click();
    await expect(page.getByRole('dialog')).toHaveCount(0);

    await test.step('a role brings its permissions; the new user is on top and can sign in', async () => {
      await page.getByRole('button', { name: 'Add user' }).click();
      await expect(field(page, 'Name')).toBeFocused();
      await expect(form(page).getByText('Choose a role to load its permissions.')).toBeVisible();
      await fillNew(page);
      await expect(form(page).getByRole('checkbox', { name: 'Tickets: Scan' })).toBeChecked();
      await expect(form(page).getByRole('checkbox', { name: 'Users: View' })).not.toBeChecked();
      await form(page).getByRole('checkbox', { name: 'Users: Create' }).check();
      await expect(form(page).getByRole('checkbox', { name: 'Users: View' })).toBeChecked();
      await form(page).getByRole('button', { name: 'Add' }).dblclick();
      await expect(page.getByText('User has been added')).toBeVisible();
      await expect(userRows(page).first()).toContainText('Nurul Huda');
      await expect(page.getByRole('dialog')).toHaveCount(0);
      await expect(page).toHaveURL(/\/d\/users$/);
      expect(await world.journal('addUser')).toHaveLength(1);
      const nurul = await world.signIn('nurul');
      expect(nurul.user.policies.Users).toContainEqual({ name: 'Create', active: true });
    });

    await test.step('a Cashier needs a shift, whose times may not meet; others have none', async () => {
      await goTo(page, '/d/users/new');
      await fillNew(page);
      await field(page, 'Name').fill('Siti Aminah');
      await field(page, 'Username').fill('siti');
      await field(page, 'Email').fill('siti@muara.test');
      await expect(form(page).getByRole('combobox', { name: 'Shift' })).toHaveCount(0);
      await role(page).selectOption('Cashier');
      await form(page).getByLabel('Shift start').fill('08:00');
      await form(page).getByLabel('Shift end').fill('08:00');
      await form(page).getByRole('button', { name: 'Add' }).click();
      await expect(form(page).getByText('Please select the options')).toBeVisible();
      await expect(form(page).getByText('Shift cannot start and end at the same time')).toBeVisible();
      await expect(form(page).getByRole('combobox', { name: 'Shift' })).toBeFocused();
      await form(page).getByRole('combobox', { name: 'Shift' }).selectOption('Shift 3 - Malam');
      await form(page).getByLabel('Shift start').fill('22:00');
      await form(page).getByLabel('Shift end').fill('06:00');
      await form(page).getByRole('button', { name: 'Add' }).click();
      await expect(userRows(page).first()).toContainText('Siti Aminah');
      const { data } = await manager.call.listUsers({ query: { search: 'siti' } });
      expect(data[0]).toMatchObject({ shift: 'Shift 3 - Malam', shift_start: '22:00', shift_end: '06:00' });
    });
  });

  test('what is taken shows at its field; odd names are kept to the letter', async ({ page, world, complaints }) => {
    complaints.allow(/422/);
    const manager = await world.signIn('manager');
    await test.step('what is taken shows at its field, in any case of letters; what was typed stays', async () => {
      await manager.open(page, '/d/users/new');
      await fillNew(page);
      await field(page, 'Username').fill('CASHIER');
      await field(page, 'Email').fill('Cashier@Muara.test');
      await form(page).getByRole('button', { name: 'Add' }).click();
      await expect(form(page).getByText('Username is already in use')).toBeVisible();
      await expect(form(page).getByText('Email is already in use')).toBeVisible();
      await expect(field(page, 'Username')).toBeFocused();
      await expect(field(page, 'Name')).toHaveValue('Nurul Huda');
      await field(page, 'Username').fill('cashier-new');
      await expect(form(page).getByText('Username is already in use')).toBeHidden();
      await expect(form(page).getByText('Email is already in use')).toBeVisible();
    });

    await page.keyboard.press('Escape');
    await page.getByRole('alertdialog').getByRole('button', { name: 'Discard' }).click();
    await expect(page.getByRole('dialog')).toHaveCount(0);

    await test.step('odd names are kept to the letter and shown as text', async () => {
      const names = ['<img src=x onerror=alert(1)>', 'نور عائشة', '🚤 Ahoy', 'O\'Brien & "Co"'];
      await addUsers(
        manager,
        names.map((name, number) => someUser(number, { name })),
      );
      await goTo(page, '/d/users');
      for (const name of names) await expect(userRow(page, name)).toBeVisible();
      await expect(userRows(page).locator('img')).toHaveCount(0);
    });
  });

  const WRONG: [field: string, value: string, says: string][] = [
    ['Name', '', 'Please complete this field'],
    ['Name', '   \t', 'Please complete this field'],
    ['Username', '', 'Please complete this field'],
    ['Username', 'ab', 'Username'],
    ['Username', 'has space', 'Username'],
    ['Username', 'x'.repeat(41), 'Username'],
    ['Username', '<script>alert(1)</script>', 'Username'],
    ['Username', 'نور', 'Username'],
    ['Username', 'boat🚤', 'Username'],
    ['Username', "a';DROP TABLE", 'Username'],
    ['Email', '', 'Please complete this field'],
    ['Email', 'nobody', 'Please provide a valid email address'],
    ['Email', 'a b@muara.test', 'Please provide a valid email address'],
    ['Phone', '', 'Please complete this field'],
    ['Phone', '-0123456789', 'Phone accepts numbers only'],
    ['Phone', '+60 12 345', 'Phone accepts numbers only'],
    ['Phone', '١٢٣٤٥٦٧٨٩', 'Phone accepts numbers only'],
    ['Phone', '1234567', 'Phone accepts numbers only'],
    ['Phone', '1e10', 'Phone accepts numbers only'],
    ['Phone', '1'.repeat(16), 'Phone accepts numbers only'],
    ['Password', '12345', 'Password must have 6 to 20 characters'],
    ['Password', 'x'.repeat(21), 'Password must have 6 to 20 characters'],
    ['Password', '       ', 'Please complete this field'],
  ];
});

test.describe('a user', () => {
  test('a user is looked at by an address of its own; a Cashier has shift slips, for a Manager alone', async ({
    page,
    world,
  }) => {
    const [manager, admin, cashier] = await Promise.all([
      world.signIn('manager'),
      world.signIn('admin'),
      world.signIn('cashier'),
    ]);
    await cashier.call.startShift({ body: { cash_in: 200, jetty_id: 1, station: 'Counter 1' } });
    await test.step('to look at: an address that survives a reload and closes to the list it came from', async () => {
      await manager.open(page, '/d/users/5?role=Cashier');
      const dialog = page.getByRole('dialog', { name: 'Aisyah Rahman' });
      await expect(dialog).toContainText('cashier@muara.test');
      await expect(dialog.getByRole('checkbox', { name: 'Tickets: Create' })).toBeChecked();
      await expect(dialog.getByRole('checkbox', { name: 'Tickets: Create' })).toBeDisabled();
      await expect(dialog.getByRole('checkbox', { name: 'Tickets: Void (Request)' })).toBeVisible();
      await page.reload();
      await expect(dialog).toBeVisible();
      await page.keyboard.press('Escape');
      await expect(page).toHaveURL(/\/d\/users\?role=Cashier$/);
      await expect(userRows(page)).toHaveCount(5);
      await userRow(page, 'Aisyah Rahman').getByRole('link', { name: 'View Aisyah Rahman' }).click();
      await dialog.getByRole('button', { name: 'Close' }).last().click();
      await expect(userRow(page, 'Aisyah Rahman').getByRole('link', { name: 'View Aisyah Rahman' })).toBeFocused();
      await goTo(page, '/d/users/99999');
      await expect(page.getByRole('dialog').getByText('User does not exist')).toBeVisible();
    });

    await test.step('a Cashier has shift slips for a Manager; nobody else has, and an Admin sees none', async () => {
      await goTo(page, '/d/users/5');
      const waiting = page.waitForEvent('download');
      await page.getByRole('button', { name: 'Print start slip' }).click();
      expect((await waiting).suggestedFilename()).toBe('start-shift.pdf');
      await goTo(page, '/d/users/7');
      await expect(page.getByRole('dialog', { name: 'Kumar Selvam' })).toBeVisible();
      await expect(page.getByRole('button', { name: 'Print start slip' })).toHaveCount(0);
      const tab = await page.context().newPage();
      await admin.open(tab, '/d/users/5');
      await expect(tab.getByRole('dialog', { name: 'Aisyah Rahman' })).toBeVisible();
      await expect(tab.getByRole('button', { name: 'Print start slip' })).toHaveCount(0);
    });
  });
});

test('users are accessible, in every mode of the dialog', async ({ page, world }) => {
  test.slow();
  const manager = await world.signIn('manager');
  await manager.open(page, '/d/users?role=Cashier');
  await expect(userRows(page)).toHaveCount(5);
  await lookAt(page, 'the list');
  await goTo(page, '/d/users/5');
  await expect(page.getByRole('checkbox', { name: 'Tickets: Create' })).toBeVisible();
  await lookAt(page, 'view');
  await goTo(page, '/d/users/new');
  await field(page, 'Name').waitFor();
  await form(page).getByRole('button', { name: 'Add' }).click();
  await expect(form(page).getByText('Please select role')).toBeVisible();
  await lookAt(page, 'add, with errors');
  await goTo(page, '/d/users');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await goTo(page, '/d/users/5/edit');
  await field(page, 'Name').waitFor();
  await lookAt(page, 'edit');
  await goTo(page, '/d/users/5/picture');
  await page
    .getByLabel('Choose a picture')
    .setInputFiles({ name: 'x.png', mimeType: 'image/png', buffer: Buffer.from('no') });
  await expect(page.getByRole('alert').getByText('File not supported.')).toBeVisible();
  await lookAt(page, 'picture');
});
