import { expect, test, describe } from 'vitest';
import { page } from 'vitest/browser';
import { renderScreen } from '@testing/render-screen.ts';
import { createTestWorld } from '@testing/test-world.ts';
import { expectEnabled, expectTexts, goTo, press, step } from '@testing/actions.ts';
import { complaints } from '@testing/complaints.ts';
import { expectAccessible } from '@testing/looks.ts';
import { field, form, role } from '@testing/user-form.ts';
import { userRow } from '@testing/users.ts';

describe('who may change whom', () => {
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
    test(`${actor} changes roles and accounts as the ranks allow`, async () => {
      const world = createTestWorld();
      const person = await world.signIn(actor);
      await renderScreen('/d/users', { as: person, world });
      for (const { target, regrade, manage } of CASES.filter((one) => one.actor === actor)) {
        await step(`user ${target}`, async () => {
          await goTo(`/d/users/${target}/edit`);
          const own = person.user.id === target;
          await expect.element(field('Name')).toBeVisible();
          await expectEnabled(role(), regrade);
          await expectEnabled(field('Email'), manage);
          await expect.element(form().getByLabelText('New password')).toHaveLength(manage ? 1 : 0);
          await expectEnabled(form().getByRole('switch', { name: /^Active/ }), manage && !own);
          await press('Escape');
          await expect.element(page.getByRole('dialog')).toHaveLength(0);
        });
      }
      if (actor === 'admin') {
        await step('the roles Super User and Manager are not offered to an Admin', async () => {
          await goTo('/d/users/new');
          await expectTexts(role().getByRole('option'), [
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
        await step('the roles Super User and Manager are offered to a Manager, and hold everything', async () => {
          await goTo('/d/users/new');
          await expect.element(role().getByRole('option')).toHaveLength(9);
          await role().selectOptions('Manager');
          await expect.element(form().getByText('Super User and Manager have all permissions.')).toBeVisible();
          const boxes = form().getByRole('group', { name: 'Tickets' }).getByRole('checkbox');
          for (const box of boxes.all()) {
            await expect.element(box).toBeChecked();
            await expect.element(box).toBeDisabled();
          }
        });
      }
    });
  }

  test('a Cashier with Users/Update changes names, and nobody’s role', async () => {
    const world = createTestWorld();
    const manager = await world.signIn('manager');
    const rights = {
      Users: [
        { name: 'View', active: true },
        { name: 'Update', active: true },
      ],
    };
    await manager.call.editUser({ body: { id: 5, policies: rights } });
    const cashier = await world.signIn('cashier');
    await renderScreen('/d/users/6/edit', { as: cashier, world });
    await expect.element(role()).toBeDisabled();
    await expect.element(form().getByRole('checkbox', { name: 'Tickets: Scan' })).toBeDisabled();
    await field('Name').fill('Faizal O.');
    await form().getByRole('button', { name: 'Save' }).click();
    await expect.element(userRow('Faizal O.')).toBeVisible();
  });
});

test('two people change one user: the second sees both versions, and revoked permissions stay revoked', async () => {
  const world = createTestWorld();
  complaints.allow(/422.*\/api\/users\/edit/);
  const [manager, admin] = await Promise.all([world.signIn('manager'), world.signIn('admin')]);
  const permission = (name: string) => form().getByRole('checkbox', { name, exact: true });
  const conflict = form().getByRole('region', { name: `Changed by ${manager.user.name} in the meantime` });
  const save = form().getByRole('button', { name: 'Save' });
  await renderScreen('/d/users/5/edit', { as: admin, world });
  await field('Name').fill('Aisyah binti Rahman');
  await field('Phone').fill('0111111111');
  await permission('Tickets: Scan').click();

  await step('the save is refused: what was typed is still there, beside what was saved', async () => {
    const revoked = { Tickets: [{ name: 'Cancel (Request)', active: false }] };
    await manager.call.editUser({ body: { id: 5, contact: '0222222222', policies: revoked } });
    await save.click();
    await expect.element(conflict.getByRole('heading')).toHaveFocus();
    await expect
      .element(conflict.getByRole('listitem', { name: 'Phone' }))
      .toHaveTextContent(/Theirs\s*0222222222.*Yours\s*0111111111/s);
    await expect.element(conflict.getByRole('listitem', { name: 'Permissions' })).toHaveTextContent('+ Tickets: Scan');
    await expect.element(permission('Tickets: Void (Request)')).not.toBeChecked();
    await expect.element(permission('Tickets: Scan')).toBeChecked();
    await expectAccessible();
  });

  await step('a choice fills the form, and the next save keeps what both people changed', async () => {
    await conflict.getByRole('button', { name: 'Phone: use theirs' }).click();
    await expect.element(field('Phone')).toHaveValue('0222222222');
    await save.click();
    await expect.element(userRow('Aisyah binti Rahman')).toBeVisible();
    const { data } = await manager.call.listUsers({ query: { search: 'cashier@muara.test' } });
    expect(data[0]).toMatchObject({ name: 'Aisyah binti Rahman', contact: '0222222222' });
    expect(data[0]?.policies['Tickets']).toContainEqual({ name: 'Cancel (Request)', active: false });
    expect(data[0]?.policies['Tickets']).toContainEqual({ name: 'Scan', active: true });
  });
});
