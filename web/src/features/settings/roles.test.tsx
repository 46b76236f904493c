import { expect, test, describe } from 'vitest';
import { page } from 'vitest/browser';
import { renderScreen } from '@testing/render-screen.ts';
import { createTestWorld } from '@testing/test-world.ts';
import { press, step } from '@testing/actions.ts';
import { addRole, cell, COMPLETE, openSettings, RTL, save, SCRIPT, unchanged } from '@testing/settings.ts';

describe('roles', () => {
  test('roles are read, added, found, named and taken away', async () => {
    const world = createTestWorld();
    const manager = await openSettings(world, { tab: 'roles' });
    await step('system roles are read-only and say why', async () => {
      const list = page.getByRole('list', { name: 'Roles' });
      for (const role of ['Super User', 'Cashier', 'Agent']) {
        await list.getByRole('button', { name: role }).click();
        await expect.element(page.getByText(/^System roles are read-only\./)).toBeVisible();
        await expect.element(cell('Tickets: View')).toBeDisabled();
      }
      await expect.element(page.getByText(/External accounts have no permissions/)).toBeVisible();
      await expect.element(page.getByLabelText('Role name')).not.toBeInTheDocument();
    });

    await step('the grid finds areas and actions, and ticks a column of what it shows', async () => {
      await addRole('Finder');
      await page.getByLabelText('Find a permission').fill('void');
      await expect.element(page.getByText('2 of 15 areas')).toBeVisible();
      await expect.element(cell('Users: View')).not.toBeInTheDocument();
      await cell('All areas: View').click();
      await page.getByLabelText('Find a permission').fill('nothing of the kind');
      await expect.element(page.getByText("No area or action matches 'nothing of the kind'.")).toBeVisible();
      await page.getByLabelText('Find a permission').fill('');
      await expect.element(cell('Booking: View')).toBeChecked();
      await expect.element(cell('Tickets: View')).toBeChecked();
      await expect.element(cell('Users: View')).not.toBeChecked();
      await page.getByRole('button', { name: 'Discard' }).click();
      await expect.element(page.getByText('Unsaved changes')).not.toBeInTheDocument();
    });

    await step('a name that goes wrong later sends one back to it from another tab', async () => {
      await addRole('Night Cashier');
      await page.getByLabelText('Role name').fill('cashier');
      await page.getByRole('tab', { name: 'General' }).click();
      await press('Control+Enter');
      await expect.element(page.getByRole('tab', { name: /^Custom roles/ })).toHaveAttribute('aria-selected', 'true');
      await expect.element(page.getByLabelText('Role name')).toHaveFocus();
      await expect.element(page.getByLabelText('Role name')).toHaveAccessibleDescription('Role name is already in use');
      await expect.element(page.getByText('1 field needs attention').first()).toBeVisible();
      await page.getByRole('button', { name: 'Discard' }).click();
      await expect.element(page.getByText('Unsaved changes')).not.toBeInTheDocument();
    });

    await step('View follows the other permissions, on the wire too, and a save tells what it opens', async () => {
      await addRole('Auditor');
      await expect.element(page.getByText('15 of 15 areas')).toBeVisible();
      await cell('Tickets: Refund (Approve)').click();
      await expect.element(cell('Tickets: View')).toBeChecked();
      await cell('Booking: Void (Approve)').click();
      await cell('Booking: View').click();
      await expect.element(cell('Booking: Void (Approve)')).not.toBeChecked();
      await cell('Users: All').click();
      for (const action of ['View', 'Create', 'Update', 'Delete'])
        await expect.element(cell(`Users: ${action}`)).toBeChecked();
      await cell('Users: View').click();
      await expect.element(cell('Users: All')).not.toBeChecked();
      await cell('Audit: View').click();

      const effect = page.getByRole('region', { name: 'What will change' });
      await expect.element(effect).toHaveTextContent(/Opens \d+ screens, \d+ operations/);
      await effect.getByText(/^\+? ?Opens/).click();
      await expect.element(effect).toHaveTextContent('listAudit');
      await press('Control+Enter');
      await expect.element(page.getByText('Changes has been saved')).toBeVisible();
      const { policies } = await manager.call.getSetting({});
      const auditor = policies.roles.find(({ name }) => name === 'Auditor');
      const rights = Object.entries(auditor?.policies ?? {}).flatMap(([area, cells]) =>
        cells.filter(({ active }) => active).map(({ name }) => `${area}/${name}`),
      );
      expect(rights.sort()).toEqual(['Audit/View', 'Tickets/Refund (Approve)', 'Tickets/View']);
      expect(auditor).toMatchObject({ system: false, internal: true, users: 0 });
    });

    await step(
      'neither a system role nor a saved one can be deleted; one that was just added can, and comes back',
      async () => {
        await page.getByRole('list', { name: 'Roles' }).getByRole('button', { name: 'Cashier' }).click();
        await page.getByRole('button', { name: 'Delete role Cashier' }).click();
        await expect.element(page.getByText('Cannot delete role that is required by the system')).toBeVisible();

        await addRole('Night Cashier', 'Cashier');
        await expect.element(cell('Tickets: Create')).toBeChecked();
        await page.getByRole('button', { name: 'Delete role Night Cashier' }).click();
        await expect.element(page.getByText('Unsaved changes')).not.toBeInTheDocument();
        await page.getByRole('button', { name: 'Undo' }).click();
        await expect.element(cell('Tickets: Create')).toBeChecked();
        await save().click();
        await expect.element(page.getByText('Unsaved changes')).not.toBeInTheDocument();
        await expect.element(page.getByText('Changes has been saved').first()).toBeVisible();

        await page.getByRole('button', { name: 'Delete role Night Cashier' }).click();
        await expect.element(page.getByText('Cannot delete role that has been created')).toBeVisible();
        await expect
          .element(page.getByRole('list', { name: 'Roles' }).getByRole('button', { name: 'Night Cashier' }))
          .toBeVisible();
      },
    );

    await step('have a name of their own for any input', async () => {
      const dialog = page.getByRole('dialog', { name: 'Add role' });
      for (const [name, message] of NAMES) {
        await step(JSON.stringify(name.slice(0, 30)), async () => {
          await page.getByRole('button', { name: 'Add role' }).click();
          await dialog.getByLabelText('Role name').fill(name);
          await dialog.getByRole('button', { name: 'Add role' }).click();
          if (message === null) {
            await expect.element(dialog).not.toBeInTheDocument();
            await expect.element(page.getByLabelText('Role name')).toHaveValue(name.trim());
            return;
          }
          await expect.element(dialog.getByLabelText('Role name')).toHaveFocus();
          await expect.element(dialog.getByLabelText('Role name')).toHaveAccessibleDescription(message);
          await dialog.getByRole('button', { name: 'Cancel' }).click();
        });
      }
      await press('Control+Enter');
      await expect.element(page.getByText('Unsaved changes')).not.toBeInTheDocument();
      await expect.element(page.getByText('Changes has been saved').first()).toBeVisible();
      const names = (await manager.call.getSetting({})).policies.roles.map(({ name }) => name);
      for (const [name, message] of NAMES) if (message === null) expect(names).toContain(name.trim());
    });
  });

  test('a change of a saved role says that its users keep their policies; on a phone the areas are cards', async () => {
    const world = createTestWorld();
    const manager = await world.signIn('manager');
    const setting = await manager.call.getSetting({});
    const rights = { Tickets: [{ name: 'View', active: true }] };
    await manager.call.saveSetting({
      body: { ...unchanged(setting), roles: [...unchanged(setting).roles, { name: 'Gate', policies: rights }] },
    });
    for (const username of ['gate.one', 'gate.two']) {
      const body = {
        name: 'Gate',
        username,
        email: `${username}@muara.test`,
        contact: '0123456789',
        password: 'muara123',
        role: 'Gate',
        policies: rights,
      };
      await manager.call.addUser({ body });
    }
    await renderScreen('/d/setting?tab=roles&role=Gate', { as: manager, world });
    await step('a change of a saved role says that its users keep their policies', async () => {
      await expect.element(page.getByText(/^2 users keep their own permissions\./)).toBeVisible();
      await expect.element(page.getByLabelText('Role name')).toHaveAttribute('readonly', '');
      await cell('Tickets: View').click();
      await expect.element(page.getByRole('region', { name: 'What will change' })).toHaveTextContent('Closes');
      await expect
        .element(page.getByRole('region', { name: 'What will change' }))
        .toHaveTextContent('2 users keep their own permissions.');
      await save().click();
      await expect.element(page.getByText('Changes has been saved')).toBeVisible();
      const people = await manager.call.listUsers({ query: { search: 'gate.one' } });
      expect(people.data[0]?.policies['Tickets']).toContainEqual(
        expect.objectContaining({ name: 'View', active: true }),
      );
    });

    await step('on a phone a role is chosen from a list, and its areas are cards', async () => {
      await page.viewport(390, 844);
      await page.getByLabelText('Role', { exact: true }).selectOptions('Cashier (System)');
      await expect.element(page.getByRole('heading', { name: 'Cashier' })).toBeVisible();
      await addRole('Phone');
      await page.getByRole('group', { name: 'Tickets' }).getByText('Scan').click();
      await expect.element(cell('Tickets: View')).toBeChecked();
      expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(390);
    });
  });

  const NAMES: [name: string, message: string | null][] = [
    ['', COMPLETE],
    ['\u00a0', COMPLETE],
    ['x'.repeat(61), COMPLETE],
    ['  Cashier  ', 'Role name is already in use'],
    ['customer', 'Role name is already in use'],
    [SCRIPT, null],
    [RTL, null],
    ['__proto__', null],
    ['x'.repeat(60), null],
    ['new-1', null],
  ];
});
