import { expect, test } from './support/fixtures.ts';
import { addRole, cell, COMPLETE, openSettings, RTL, save, SCRIPT, unchanged } from './support/settings.ts';

test.describe('roles', () => {
  test('roles are read, added, found, named and taken away', async ({ page, world }) => {
    test.slow();
    const manager = await openSettings(page, world, { tab: 'roles' });
    await test.step('system roles are read-only and say why', async () => {
      const list = page.getByRole('list', { name: 'Roles' });
      for (const role of ['Super User', 'Cashier', 'Agent']) {
        await list.getByRole('button', { name: role }).click();
        await expect(page.getByText(/^System roles are read-only\./)).toBeVisible();
        await expect(cell(page, 'Tickets: View')).toBeDisabled();
      }
      await expect(page.getByText(/External accounts have no permissions/)).toBeVisible();
      await expect(page.getByLabel('Role name')).toBeHidden();
    });

    await test.step('the grid finds areas and actions, and ticks a column of what it shows', async () => {
      await addRole(page, 'Finder');
      await page.getByLabel('Find a permission').fill('void');
      await expect(page.getByText('2 of 15 areas')).toBeVisible();
      await expect(cell(page, 'Users: View')).toBeHidden();
      await cell(page, 'All areas: View').check();
      await page.getByLabel('Find a permission').fill('nothing of the kind');
      await expect(page.getByText("No area or action matches 'nothing of the kind'.")).toBeVisible();
      await page.getByLabel('Find a permission').fill('');
      await expect(cell(page, 'Booking: View')).toBeChecked();
      await expect(cell(page, 'Tickets: View')).toBeChecked();
      await expect(cell(page, 'Users: View')).not.toBeChecked();
      await page.getByRole('button', { name: 'Discard' }).click();
      await expect(page.getByText('Unsaved changes')).toBeHidden();
    });

    await test.step('a name that goes wrong later sends one back to it from another tab', async () => {
      await addRole(page, 'Night Cashier');
      await page.getByLabel('Role name').fill('cashier');
      await page.getByRole('tab', { name: 'General' }).click();
      await page.keyboard.press('Control+Enter');
      await expect(page.getByRole('tab', { name: /^Custom roles/ })).toHaveAttribute('aria-selected', 'true');
      await expect(page.getByLabel('Role name')).toBeFocused();
      await expect(page.getByLabel('Role name')).toHaveAccessibleDescription('Role name is already in use');
      await expect(page.getByText('1 field needs attention').first()).toBeVisible();
      await page.getByRole('button', { name: 'Discard' }).click();
      await expect(page.getByText('Unsaved changes')).toBeHidden();
    });

    await test.step('View follows the other permissions, on the wire too, and a save tells what it opens', async () => {
      await addRole(page, 'Auditor');
      await expect(page.getByText('15 of 15 areas')).toBeVisible();
      await cell(page, 'Tickets: Refund (Approve)').check();
      await expect(cell(page, 'Tickets: View')).toBeChecked();
      await cell(page, 'Booking: Void (Approve)').check();
      await cell(page, 'Booking: View').uncheck();
      await expect(cell(page, 'Booking: Void (Approve)')).not.toBeChecked();
      await cell(page, 'Users: All').check();
      for (const action of ['View', 'Create', 'Update', 'Delete'])
        await expect(cell(page, `Users: ${action}`)).toBeChecked();
      await cell(page, 'Users: View').uncheck();
      await expect(cell(page, 'Users: All')).not.toBeChecked();
      await cell(page, 'Audit: View').check();

      const effect = page.getByRole('region', { name: 'What will change' });
      await expect(effect).toContainText(/Opens \d+ screens, \d+ operations/);
      await effect.getByText(/^\+? ?Opens/).click();
      await expect(effect).toContainText('listAudit');
      await page.keyboard.press('Control+Enter');
      await expect(page.getByText('Changes has been saved')).toBeVisible();
      const { policies } = await manager.call.getSetting({});
      const auditor = policies.roles.find(({ name }) => name === 'Auditor');
      const rights = Object.entries(auditor?.policies ?? {}).flatMap(([area, cells]) =>
        cells.filter(({ active }) => active).map(({ name }) => `${area}/${name}`),
      );
      expect(rights.sort()).toEqual(['Audit/View', 'Tickets/Refund (Approve)', 'Tickets/View']);
      expect(auditor).toMatchObject({ system: false, internal: true, users: 0 });
    });

    await test.step('neither a system role nor a saved one can be deleted; one that was just added can, and comes back', async () => {
      await page.getByRole('list', { name: 'Roles' }).getByRole('button', { name: 'Cashier' }).click();
      await page.getByRole('button', { name: 'Delete role Cashier' }).click();
      await expect(page.getByText('Cannot delete role that is required by the system')).toBeVisible();

      await addRole(page, 'Night Cashier', 'Cashier');
      await expect(cell(page, 'Tickets: Create')).toBeChecked();
      await page.getByRole('button', { name: 'Delete role Night Cashier' }).click();
      await expect(page.getByText('Unsaved changes')).toBeHidden();
      await page.getByRole('button', { name: 'Undo' }).click();
      await expect(cell(page, 'Tickets: Create')).toBeChecked();
      await save(page).click();
      await expect(page.getByText('Unsaved changes')).toBeHidden();
      await expect(page.getByText('Changes has been saved').first()).toBeVisible();

      await page.getByRole('button', { name: 'Delete role Night Cashier' }).click();
      await expect(page.getByText('Cannot delete role that has been created')).toBeVisible();
      await expect(
        page.getByRole('list', { name: 'Roles' }).getByRole('button', { name: 'Night Cashier' }),
      ).toBeVisible();
    });

    await test.step('have a name of their own for any input', async () => {
      page.on('dialog', () => expect(null, 'no script runs').not.toBeNull());
      const dialog = page.getByRole('dialog', { name: 'Add role' });
      for (const [name, message] of NAMES) {
        await test.step(JSON.stringify(name.slice(0, 30)), async () => {
          await page.getByRole('button', { name: 'Add role' }).click();
          await dialog.getByLabel('Role name').fill(name);
          await dialog.getByRole('button', { name: 'Add role' }).click();
          if (message === null) {
            await expect(dialog).toBeHidden();
            await expect(page.getByLabel('Role name')).toHaveValue(name.trim());
            return;
          }
          await expect(dialog.getByLabel('Role name')).toBeFocused();
          await expect(dialog.getByLabel('Role name')).toHaveAccessibleDescription(message);
          await dialog.getByRole('button', { name: 'Cancel' }).click();
        });
      }
      await page.keyboard.press('Control+Enter');
      await expect(page.getByText('Unsaved changes')).toBeHidden();
      await expect(page.getByText('Changes has been saved').first()).toBeVisible();
      const names = (await manager.call.getSetting({})).policies.roles.map(({ name }) => name);
      for (const [name, message] of NAMES) if (message === null) expect(names).toContain(name.trim());
    });
  });

  test('a change of a saved role says that its users keep their policies; on a phone the areas are cards', async ({
    page,
    world,
  }) => {
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
    await manager.open(page, '/d/setting?tab=roles&role=Gate');
    await test.step('a change of a saved role says that its users keep their policies', async () => {
      await expect(page.getByText(/^2 users keep their own permissions\./)).toBeVisible();
      await expect(page.getByLabel('Role name')).toHaveAttribute('readonly', '');
      await cell(page, 'Tickets: View').uncheck();
      await expect(page.getByRole('region', { name: 'What will change' })).toContainText('Closes');
      await expect(page.getByRole('region', { name: 'What will change' })).toContainText(
        '2 users keep their own permissions.',
      );
      await save(page).click();
      await expect(page.getByText('Changes has been saved')).toBeVisible();
      const people = await manager.call.listUsers({ query: { search: 'gate.one' } });
      expect(people.data[0]?.policies['Tickets']).toContainEqual(
        expect.objectContaining({ name: 'View', active: true }),
      );
    });

    await test.step('on a phone a role is chosen from a list, and its areas are cards', async () => {
      await page.setViewportSize({ width: 390, height: 844 });
      await page.getByLabel('Role', { exact: true }).selectOption({ label: 'Cashier (System)' });
      await expect(page.getByRole('heading', { name: 'Cashier' })).toBeVisible();
      await addRole(page, 'Phone');
      await page.getByRole('group', { name: 'Tickets' }).getByText('Scan').click();
      await expect(cell(page, 'Tickets: View')).toBeChecked();
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
    });
  });

  const NAMES: [name: string, message: string | null][] = [
    ['', COMPLETE],
    ['   ', COMPLETE],
    ['\t', COMPLETE],
    ['\u00a0', COMPLETE],
    ['x'.repeat(61), COMPLETE],
    ['x'.repeat(5000), COMPLETE],
    ['Cashier', 'Role name is already in use'],
    ['cashier', 'Role name is already in use'],
    ['CASHIER', 'Role name is already in use'],
    ['  Cashier  ', 'Role name is already in use'],
    ['super user', 'Role name is already in use'],
    ['Tour Guide', 'Role name is already in use'],
    ['customer', 'Role name is already in use'],
    [SCRIPT, null],
    ['"><img src=x onerror=alert(1)>', null],
    ["'; DROP TABLE roles; --", null],
    [RTL, null],
    ['夜班 🌙 Cashier', null],
    ['__proto__', null],
    ['x'.repeat(60), null],
    ['new-1', null],
  ];
});
