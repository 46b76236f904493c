import { expect, test, describe, onTestFinished } from 'vitest';
import { page } from 'vitest/browser';
import { openPath, renderScreen, shownPath } from '@testing/render-screen.ts';
import { createTestWorld } from '@testing/test-world.ts';
import { goTo, press, step } from '@testing/actions.ts';
import { complaints } from '@testing/complaints.ts';
import { expectLive } from '@testing/looks.ts';
import { rights } from '@testing/records.ts';
import { expectToast } from '@testing/ticket-detail.ts';
import { box, field, fillNew, form, GOOD, role } from '@testing/user-form.ts';
import { addUsers, someUser, userRow, userRows } from '@testing/users.ts';

describe('the list of users', () => {
  test('an Admin adds and edits, but removes nobody; rights that are taken away take the screen along', async () => {
    const world = createTestWorld();
    const admin = await world.signIn('admin');
    await renderScreen('/d/users', { as: admin, world });
    await step('an Admin adds and edits, but removes nobody', async () => {
      await expect.element(userRow('Aisyah Rahman').getByRole('link', { name: 'Edit Aisyah Rahman' })).toBeVisible();
      await expect.element(page.getByRole('button', { name: 'Add user' })).toBeVisible();
      await expect.element(page.getByRole('button', { name: /^Delete/ })).toHaveLength(0);
    });

    await step('rights that are taken away take the screen along', async () => {
      const manager = await world.signIn('manager');
      await expectLive();
      await manager.call.editUser({ body: { id: 3, policies: rights('Users') } });
      await expect.poll(shownPath).toMatch(/\/d\/dashboard$/);
      await expect.element(page.getByRole('navigation').getByRole('link', { name: 'Users' })).toHaveLength(0);
    });
  });

  test('who may only look finds nothing to press, and gets an explanation at an address', async () => {
    const world = createTestWorld();
    const manager = await world.signIn('manager');
    await manager.call.editUser({ body: { id: 6, policies: rights('Users', 'View') } });
    const csa = await world.signIn('csa');
    await renderScreen('/d/users', { as: csa, world });
    await expect.element(userRows()).toHaveLength(13);
    await expect.element(page.getByRole('button', { name: 'Add user' })).not.toBeInTheDocument();
    await expect.element(page.getByRole('link', { name: /^Edit/ })).toHaveLength(0);
    await goTo('/d/users/5/edit');
    await expect.element(page.getByRole('alert').getByText('You dont have permission')).toBeVisible();
    await expect.poll(shownPath).toMatch(/\/d\/users$/);
  });
});

describe('adding a user', () => {
  test('users are added: wrong and missing values, a role and its permissions, a Cashier and the shift', async () => {
    const world = createTestWorld();
    const manager = await world.signIn('manager');
    await renderScreen('/d/users/new', { as: manager, world });
    await step('an empty form says what is missing, a field at a time as well', async () => {
      await expect.element(field('Name')).toHaveFocus();
      await press('Tab');
      await expect.element(form().getByText('Please complete this field')).toHaveLength(1);
      await form().getByRole('button', { name: 'Add' }).click();
      await expect.element(form().getByText('Please complete this field')).toHaveLength(5);
      await expect.element(form().getByText('Please select role')).toBeVisible();
      await expect.element(field('Name')).toHaveFocus();
      expect(await world.journal('addUser')).toEqual([]);
    });

    await step('wrong values are refused at their fields, and nothing is sent', async () => {
      await fillNew();
      for (const [name, value, says] of WRONG) {
        const wrong = box(name);
        await wrong.fill(value);
        await form().getByRole('button', { name: 'Add' }).click();
        await expect.element(wrong, { message: `${name}: ${value}` }).toHaveAttribute('aria-invalid', 'true');
        await expect.element(wrong, { message: `${name}: ${value}` }).toHaveFocus();
        await expect.element(wrong, { message: `${name}: ${value}` }).toHaveAccessibleDescription(new RegExp(says));
        await wrong.fill(GOOD[name]!);
      }
      expect(await world.journal('addUser')).toEqual([]);
    });

    await press('Escape');
    await page.getByRole('alertdialog').getByRole('button', { name: 'Discard' }).click();
    await expect.element(page.getByRole('dialog')).toHaveLength(0);

    await step('a role brings its permissions; the new user is on top and can sign in', async () => {
      await page.getByRole('button', { name: 'Add user' }).click();
      await expect.element(field('Name')).toHaveFocus();
      await expect.element(form().getByText('Choose a role to load its permissions.')).toBeVisible();
      await fillNew();
      await expect.element(form().getByRole('checkbox', { name: 'Tickets: Scan' })).toBeChecked();
      await expect.element(form().getByRole('checkbox', { name: 'Users: View' })).not.toBeChecked();
      await form().getByRole('checkbox', { name: 'Users: Create' }).click();
      await expect.element(form().getByRole('checkbox', { name: 'Users: View' })).toBeChecked();
      await form().getByRole('button', { name: 'Add' }).dblClick();
      await expect.element(page.getByText('User has been added')).toBeVisible();
      await expect.element(userRows().first()).toHaveTextContent('Nurul Huda');
      await expect.element(page.getByRole('dialog')).toHaveLength(0);
      await expect.poll(shownPath).toMatch(/\/d\/users$/);
      expect(await world.journal('addUser')).toHaveLength(1);
      const nurul = await world.signIn('nurul');
      expect(nurul.user.policies.Users).toContainEqual({ name: 'Create', active: true });
    });

    await step('a Cashier needs a shift, whose times may not meet; others have none', async () => {
      await goTo('/d/users/new');
      await fillNew();
      await field('Name').fill('Siti Aminah');
      await field('Username').fill('siti');
      await field('Email').fill('siti@muara.test');
      await expect.element(form().getByRole('combobox', { name: 'Shift' })).toHaveLength(0);
      await role().selectOptions('Cashier');
      await form().getByLabelText('Shift start').fill('08:00');
      await form().getByLabelText('Shift end').fill('08:00');
      await form().getByRole('button', { name: 'Add' }).click();
      await expect.element(form().getByText('Please select the options')).toBeVisible();
      await expect.element(form().getByText('Shift cannot start and end at the same time')).toBeVisible();
      await expect.element(form().getByRole('combobox', { name: 'Shift' })).toHaveFocus();
      await form().getByRole('combobox', { name: 'Shift' }).selectOptions('Shift 3 - Malam');
      await form().getByLabelText('Shift start').fill('22:00');
      await form().getByLabelText('Shift end').fill('06:00');
      await form().getByRole('button', { name: 'Add' }).click();
      await expect.element(userRows().first()).toHaveTextContent('Siti Aminah');
      const { data } = await manager.call.listUsers({ query: { search: 'siti' } });
      expect(data[0]).toMatchObject({ shift: 'Shift 3 - Malam', shift_start: '22:00', shift_end: '06:00' });
    });
  });

  test('what is taken shows at its field; odd names are kept to the letter', async () => {
    const world = createTestWorld();
    complaints.allow(/422/);
    const manager = await world.signIn('manager');
    await step('what is taken shows at its field, in any case of letters; what was typed stays', async () => {
      await renderScreen('/d/users/new', { as: manager, world });
      await fillNew();
      await field('Username').fill('CASHIER');
      await field('Email').fill('Cashier@Muara.test');
      await form().getByRole('button', { name: 'Add' }).click();
      await expect.element(form().getByText('Username is already in use')).toBeVisible();
      await expect.element(form().getByText('Email is already in use')).toBeVisible();
      await expect.element(field('Username')).toHaveFocus();
      await expect.element(field('Name')).toHaveValue('Nurul Huda');
      await field('Username').fill('cashier-new');
      await expect.element(form().getByText('Username is already in use')).not.toBeInTheDocument();
      await expect.element(form().getByText('Email is already in use')).toBeVisible();
    });

    await press('Escape');
    await page.getByRole('alertdialog').getByRole('button', { name: 'Discard' }).click();
    await expect.element(page.getByRole('dialog')).toHaveLength(0);

    await step('odd names are kept to the letter and shown as text', async () => {
      const names = ['<img src=x onerror=alert(1)>', 'نور عائشة', '🚤 Ahoy', 'O\'Brien & "Co"'];
      await addUsers(
        manager,
        names.map((name, number) => someUser(number, { name })),
      );
      await goTo('/d/users');
      for (const name of names) await expect.element(userRow(name)).toBeVisible();
      await expect.element(userRows().getByCss('img')).toHaveLength(0);
    });
  });

  test('a reload that the server asks for keeps what is typed of a new user, but no password', async () => {
    const world = createTestWorld();
    const [admin, manager] = await Promise.all([world.signIn('admin'), world.signIn('manager')]);
    await renderScreen('/d/users/new', { as: manager, world });
    await expectLive();
    await fillNew();
    const asked: boolean[] = [];
    const ask = () => void asked.push(!dispatchEvent(new Event('beforeunload', { cancelable: true })));
    navigation.addEventListener('navigate', ask, { once: true });
    onTestFinished(() => navigation.removeEventListener('navigate', ask));

    await admin.call.editUser({ body: { id: manager.user.id, can_chat: false } });
    await expectToast('Page reloaded. Your input was restored.');
    expect(asked, 'nothing but the password is lost, so nobody is asked').toEqual([false]);
    const { Password: password, ...kept } = GOOD;
    for (const [name, value] of Object.entries(kept)) await expect.element(box(name)).toHaveValue(value);
    await expect.element(role()).toHaveValue('CSA');
    await expect.element(box('Password')).toHaveValue('');
    expect(await world.journal('addUser')).toEqual([]);

    await box('Password').fill(password!);
    await form().getByRole('button', { name: 'Add' }).click();
    await expectToast('User has been added');
    await openPath('/d/users/new');
    await expect.element(field('Name'), { message: 'it is put back once' }).toHaveValue('');
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
