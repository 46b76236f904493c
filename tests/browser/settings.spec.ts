import type { Page } from '@playwright/test';
import type { Setting } from '@muara/contract/types';
import { expect, test } from './support/fixtures.ts';
import { lookAt } from './support/look.ts';
import { addRole, box, COMPLETE, openSettings, RISE, RTL, save, SCRIPT, unchanged } from './support/settings.ts';
import { clearToasts } from './support/toasts.ts';
import type { World } from './support/world.ts';

const WHOLE = 'Please enter a whole number of 0 or more';
const MONTHS = 'Please enter a whole number from 1 to 120';

const WRONG: [field: string, value: string, message: string, at?: string][] = [
  ['Child', '', COMPLETE],
  ['Child', '   ', COMPLETE],
  ['Child', '-1', WHOLE],
  ['Child', '4.5', WHOLE],
  ['Child', 'four', WHOLE],
  ['Child', 'NaN', WHOLE],
  ['Child', 'Infinity', WHOLE],
  ['Child', '1e1', WHOLE],
  ['Child', '0x4', WHOLE],
  ['Child', SCRIPT, WHOLE],
  ['Adult', RTL, WHOLE],
  ['Adult', '👶', WHOLE],
  ['Adult', '9'.repeat(400), WHOLE],
  ['Adult', '４', WHOLE],
  ['Adult', '4', RISE],
  ['Adult', '60', RISE, 'Senior'],
  ['Senior', '12', RISE],
  ['Super senior', '60', RISE],
  ['Super senior', '0', RISE],
  ['Expiry period in months', '0', MONTHS],
  ['Expiry period in months', '121', MONTHS],
  ['Expiry period in months', '-6', MONTHS],
  ['Expiry period in months', '6 months', MONTHS],
];

test('general settings are checked while one types, and saved as a whole', async ({ page, world }) => {
  test.slow();
  const manager = await openSettings(page, world);
  await test.step('say what is wrong when a field is left', async () => {
    await box(page, 'Adult').fill('70');
    await box(page, 'Adult').press('Tab');
    await expect(box(page, 'Senior')).toHaveAccessibleDescription(new RegExp(RISE));
    await expect(page.getByText('Age groups appear here once the ages are in ascending order.')).toBeVisible();
    await box(page, 'Adult').fill('13');
    await expect(page.getByText(RISE)).toBeHidden();
    await expect(page.getByText('Unsaved changes')).toBeHidden();
  });

  await test.step('say at the field what is wrong, keep what was typed, and send nothing', async () => {
    for (const [field, value, message, at = field] of WRONG) {
      await test.step(`${field}: ${value.slice(0, 30)}`, async () => {
        const before = await box(page, field).inputValue();
        await box(page, field).fill(value);
        await save(page).click();
        await expect(box(page, at)).toBeFocused();
        await expect(box(page, at)).toHaveAccessibleDescription(new RegExp(message));
        await expect(box(page, at)).toHaveAttribute('aria-invalid', 'true');
        await expect(box(page, field)).toHaveValue(value);
        await box(page, field).fill(before);
        await expect(box(page, at)).not.toHaveAttribute('aria-invalid', 'true');
      });
    }
    await expect(page.getByText('Unsaved changes')).toBeHidden();
    expect(await world.journal('saveSetting')).toEqual([]);
  });

  await test.step('are saved as a whole, with the bands shown while one types', async () => {
    const bands = page.getByRole('list', { name: 'Age groups' }).getByRole('listitem');
    await expect(bands).toHaveText(['Baby 0–3', 'Child 4–12', 'Adult 13–59', 'Senior 60–69', 'Super senior 70+']);
    await expect(save(page)).toBeHidden();

    await box(page, 'Child').fill('5');
    await box(page, 'Super senior').fill('75');
    await expect(bands).toHaveText(['Baby 0–4', 'Child 5–12', 'Adult 13–59', 'Senior 60–74', 'Super senior 75+']);
    await box(page, 'Expiry period in months').fill('9');
    await expect(page.getByText('Unsaved changes')).toBeVisible();
    await page.keyboard.press('Control+Enter');
    await expect(page.getByText('Changes has been saved')).toBeVisible();
    await expect(page.getByText('Unsaved changes')).toBeHidden();
    await expect(page.getByText(/^Last saved by Lim Siew Mei, /)).toBeVisible();

    const stored = await manager.call.getSetting({});
    expect(stored).toMatchObject({ child_min_age: 5, super_senior_min_age: 75, agents_ticket_expiry_period: 9 });
    await page.reload();
    await expect(box(page, 'Super senior')).toHaveValue('75');
  });
});

test('settings outlive a server that fails, are saved once, and switch the application offline after a question', async ({
  page,
  world,
  complaints,
}) => {
  complaints.allow(/500.*\/api\/setting/);
  const manager = await world.signIn('manager');
  const toggle = page.getByRole('switch', { name: 'Application online' });
  const failed = page.getByText('Something went wrong').first();

  await test.step('a failed read can be tried again', async () => {
    await world.addFault({ operationId: 'getSetting', rate: 1, code: 'internal_error' });
    await manager.open(page, '/d/setting');
    await expect(page.getByRole('button', { name: 'Retry' })).toBeVisible();
    await world.clearFaults();
    await page.getByRole('button', { name: 'Retry' }).click();
    await expect(box(page, 'Child')).toHaveValue('4');
    await clearToasts(page);
    await expect(failed).toBeHidden();
  });

  await test.step('keep what was typed when the server fails', async () => {
    await world.addFault({ operationId: 'saveSetting', nth: 1, code: 'internal_error' });
    await box(page, 'Child').fill('6');
    await save(page).click();
    await expect(failed).toBeVisible();
    await expect(box(page, 'Child')).toHaveValue('6');
    await expect(save(page)).not.toHaveAttribute('aria-busy', 'true');
    await save(page).click();
    await expect(page.getByText('Changes has been saved')).toBeVisible();
    await clearToasts(page);
  });

  await test.step('one save for a double click', async () => {
    const before = (await world.journal('saveSetting')).length;
    await world.addFault({ operationId: 'saveSetting', rate: 1, delay_ms: 300 });
    await box(page, 'Child').fill('7');
    await save(page).dblclick();
    await page.keyboard.press('Control+Enter');
    await expect(page.getByText('Changes has been saved')).toBeVisible();
    expect(await world.journal('saveSetting')).toHaveLength(before + 1);
    await world.clearFaults();
    await clearToasts(page);
  });

  await test.step('asks before it closes the shop, flips at once, and is heard by the server', async () => {
    await expect(toggle).toBeChecked();
    await toggle.click();
    const question = page.getByRole('alertdialog', { name: 'Switch the application offline?' });
    await expect(question).toContainText('The public shop closes and agents cannot buy tickets');
    await expect(question.getByRole('button', { name: 'Cancel' })).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(toggle).toBeChecked();
    expect(await world.journal('setOnline')).toEqual([]);

    await toggle.click();
    await question.getByRole('button', { name: 'Switch off' }).click();
    await expect(toggle).not.toBeChecked();
    await expect(page.getByText('The application is offline')).toBeVisible();
    expect((await manager.call.getSetting({})).online).toBe(0);
    await toggle.click();
    await expect(toggle).toBeChecked();
    await expect(page.getByText('The application is online')).toBeVisible();
    expect((await manager.call.getSetting({})).online).toBe(1);
    await clearToasts(page);
  });

  await test.step('goes back with a toast when the server fails', async () => {
    await world.addFault({ operationId: 'setOnline', nth: 1, code: 'internal_error', delay_ms: 400 });
    await toggle.click();
    await page.getByRole('button', { name: 'Switch off' }).click();
    await expect(toggle).not.toBeChecked();
    await expect(failed).toBeVisible();
    await expect(toggle).toBeChecked();
  });
});

/** The other one saves while the first one types. */
async function saveMeanwhile(world: World, change: (setting: Setting) => object): Promise<void> {
  const other = await world.signIn('superuser');
  const setting = await other.call.getSetting({});
  await other.call.saveSetting({ body: { ...unchanged(setting), ...change(setting) } });
}

test('two people save at once: what meets is put to a choice, what does not meet is kept', async ({
  page,
  world,
  complaints,
}) => {
  complaints.allow(/422/);
  const manager = await openSettings(page, world);
  const conflict = page.getByRole('region', { name: 'Settings changed by Hafiz Kamaruddin' });

  await test.step('a stale save names who was first, loses nothing, and lets one choose', async () => {
    await box(page, 'Adult').fill('14');
    await box(page, 'Senior').fill('61');
    await page.getByRole('tab', { name: 'Custom roles' }).click();
    await addRole(page, 'Night Cashier', 'Cashier');
    await saveMeanwhile(world, () => ({ child_min_age: 5, adult_min_age: 15, agents_ticket_expiry_period: 12 }));
    await save(page).click();

    await expect(conflict.getByRole('heading')).toBeFocused();
    await expect(conflict.getByRole('listitem', { name: 'Adult' })).toContainText(/Theirs\s*15.*Yours\s*14/s);
    await expect(conflict.getByRole('listitem', { name: 'Senior' })).toContainText(/Theirs\s*60.*Yours\s*61/s);
    await expect(conflict.getByRole('listitem', { name: 'Role Night Cashier' })).toContainText('Does not exist');
    await page.getByRole('tab', { name: 'General' }).click();
    await expect(box(page, 'Adult')).toHaveValue('14');
    await expect(box(page, 'Child')).toHaveValue('5');

    await conflict.getByRole('button', { name: 'Load theirs' }).click();
    await expect(box(page, 'Adult')).toHaveValue('15');
    await expect(conflict.getByRole('listitem', { name: 'Adult' })).toContainText('14');
    await expect(page.getByText('Unsaved changes')).toBeHidden();
    await conflict.getByRole('button', { name: 'Senior: use yours' }).click();
    await conflict.getByRole('button', { name: 'Role Night Cashier: use yours' }).click();
    await expect(box(page, 'Senior')).toHaveValue('61');
    await save(page).click();
    await expect(page.getByText('Changes has been saved')).toBeVisible();
    await expect(conflict).toBeHidden();
    const stored = await manager.call.getSetting({});
    expect(stored).toMatchObject({
      child_min_age: 5,
      adult_min_age: 15,
      senior_min_age: 61,
      agents_ticket_expiry_period: 12,
    });
    expect(stored.policies.roles.map(({ name }) => name)).toContain('Night Cashier');
    await clearToasts(page);
  });

  await test.step('changes that do not meet are both kept', async () => {
    await box(page, 'Senior').fill('62');
    await saveMeanwhile(world, () => ({ child_min_age: 6 }));
    await save(page).click();
    await expect(conflict.getByRole('listitem')).toHaveText([/^Senior/]);
    await expect(box(page, 'Child')).toHaveValue('6');
    await save(page).click();
    await expect(page.getByText('Changes has been saved')).toBeVisible();
    expect(await manager.call.getSetting({})).toMatchObject({ child_min_age: 6, senior_min_age: 62 });
  });
});

const question = (page: Page) => page.getByRole('alertdialog', { name: 'Hold On..!' });

test('unsaved changes are asked about when one leaves; the tab and the role stand in the address', async ({
  page,
  world,
}) => {
  await openSettings(page, world);
  await test.step('nothing is asked after a discard or a save', async () => {
    await box(page, 'Child').fill('7');
    await page.getByRole('button', { name: 'Discard' }).click();
    await expect(box(page, 'Child')).toHaveValue('4');
    await page.getByRole('link', { name: 'Dashboard' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Dashboard' })).toBeVisible();
  });

  await test.step('asks at a link, at Back and at closing; not for another tab or a modal', async () => {
    await page.getByRole('link', { name: 'Setting' }).click();
    await page.getByRole('link', { name: 'Dashboard' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Dashboard' })).toBeVisible();
    await page.getByRole('link', { name: 'Setting' }).click();
    await box(page, 'Child').fill('7');
    await page.getByRole('tab', { name: 'Permission table' }).click();
    await page.getByRole('tab', { name: 'General' }).click();
    await expect(box(page, 'Child')).toHaveValue('7');
    await page.getByRole('link', { name: 'Printers' }).click();
    await expect(page.getByRole('dialog', { name: /printer/i })).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toBeHidden();
    await expect(box(page, 'Child')).toHaveValue('7');
    await expect(page).toHaveURL(/\/d\/setting/);

    await page.getByRole('link', { name: 'Dashboard' }).click();
    await expect(question(page)).toContainText('You have an unsaved changes. Discard changes?');
    await question(page).getByRole('button', { name: 'Keep editing' }).click();
    await expect(box(page, 'Child')).toHaveValue('7');

    await page.goBack();
    await page.goBack();
    await page.goBack();
    await expect(question(page)).toBeVisible();
    await expect(page).toHaveURL(/\/d\/setting/);
    await page.keyboard.press('Escape');
    await expect(box(page, 'Child')).toHaveValue('7');

    // What a browser asks before it closes a window.
    expect(await page.evaluate(() => dispatchEvent(new Event('beforeunload', { cancelable: true })))).toBe(false);
    await expect(box(page, 'Child')).toHaveValue('7');

    await page.goBack();
    await question(page).getByRole('button', { name: 'Discard' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Dashboard' })).toBeVisible();
    await page.goForward();
    await expect(box(page, 'Child')).toHaveValue('4');
  });

  await test.step('the tab and the role stand in the address; arrow keys change tabs', async () => {
    await page.getByRole('tab', { name: 'Custom roles' }).click();
    await page.getByRole('list', { name: 'Roles' }).getByRole('button', { name: 'Accountant' }).click();
    await expect(page).toHaveURL(/tab=roles&role=Accountant/);
    await page.reload();
    await expect(page.getByRole('heading', { name: 'Accountant' })).toBeVisible();
    await page.getByRole('tab', { name: 'Custom roles' }).focus();
    await page.keyboard.press('ArrowRight');
    await expect(page.getByRole('tab', { name: 'Permission table' })).toBeFocused();
    await expect(page.getByRole('table', { name: 'Permission table' })).toBeVisible();
    await page.keyboard.press('Home');
    await expect(page.getByRole('tab', { name: 'General' })).toBeFocused();
    await page.goBack();
    await expect(page.getByRole('table', { name: 'Permission table' })).toBeVisible();
  });
});

test('an administrator, a cashier and an agent are sent to the dashboard', async ({ context, world }) => {
  for (const account of ['admin', 'cashier', 'agent']) {
    await test.step(`${account} is sent to the dashboard`, async () => {
      const page = await context.newPage();
      await (await world.signIn(account)).open(page, '/d/setting');
      await expect(page.getByRole('heading', { level: 1, name: 'Dashboard' })).toBeVisible();
      await expect(page).toHaveURL(/\/d\/dashboard$/);
      expect(await world.journal('getSetting')).toEqual([]);
      await page.close();
    });
  }
});

test('nothing blocks anyone, at a desk and on a phone, light and dark', async ({ page, world, complaints }) => {
  test.slow();
  complaints.allow(/422/);
  await openSettings(page, world);
  await box(page, 'Adult').fill('x');
  await save(page).click();
  await lookAt(page, 'general settings, with an error');
  await box(page, 'Adult').fill('14');
  const other = await world.signIn('superuser');
  const setting = await other.call.getSetting({});
  await other.call.saveSetting({ body: { ...unchanged(setting), adult_min_age: 15 } });
  await save(page).click();
  await expect(page.getByRole('region', { name: /^Settings changed by/ })).toBeVisible();
  await page.getByRole('tab', { name: 'Custom roles' }).click();
  await addRole(page, 'Night Cashier', 'Cashier');
  await lookAt(page, 'roles, with a conflict');
  // Some rows stand for all: looking at a thousand cells alike takes long.
  await page.getByRole('tab', { name: 'Permission table' }).click();
  await expect(page.getByRole('table', { name: 'Permission table' })).toBeVisible();
  await page.getByLabel('Show').selectOption('Screens');
  await page.getByLabel('Find').fill('booking');
  await lookAt(page, 'the permission table');
});
