import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { openPath, renderScreen, shownPath } from '@testing/render-screen.ts';
import { createTestWorld, type TestWorld } from '@testing/test-world.ts';
import { expectTexts, focus, press, step, valueOf } from '@testing/actions.ts';
import { complaints } from '@testing/complaints.ts';
import type { Setting } from '@muara/contract/types';
import { addRole, box, COMPLETE, openSettings, RISE, RTL, save, SCRIPT, unchanged } from '@testing/settings.ts';
import { clearToasts } from '@testing/toasts.ts';

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

test('general settings are checked while one types, and saved as a whole', async () => {
  const world = createTestWorld();
  const manager = await openSettings(world);
  await step('say what is wrong when a field is left', async () => {
    await box('Adult').fill('70');
    await press('Tab', box('Adult'));
    await expect.element(box('Senior')).toHaveAccessibleDescription(new RegExp(RISE));
    await expect.element(page.getByText('Age groups appear here once the ages are in ascending order.')).toBeVisible();
    await box('Adult').fill('13');
    await expect.element(page.getByText(RISE)).not.toBeInTheDocument();
    await expect.element(page.getByText('Unsaved changes')).not.toBeInTheDocument();
  });

  await step('say at the field what is wrong, keep what was typed, and send nothing', async () => {
    for (const [field, value, message, at = field] of WRONG) {
      await step(`${field}: ${value.slice(0, 30)}`, async () => {
        const before = valueOf(box(field));
        await box(field).fill(value);
        await save().click();
        await expect.element(box(at)).toHaveFocus();
        await expect.element(box(at)).toHaveAccessibleDescription(new RegExp(message));
        await expect.element(box(at)).toHaveAttribute('aria-invalid', 'true');
        await expect.element(box(field)).toHaveValue(value);
        await box(field).fill(before);
        await expect.element(box(at)).not.toHaveAttribute('aria-invalid', 'true');
      });
    }
    await expect.element(page.getByText('Unsaved changes')).not.toBeInTheDocument();
    expect(await world.journal('saveSetting')).toEqual([]);
  });

  await step('are saved as a whole, with the bands shown while one types', async () => {
    const bands = page.getByRole('list', { name: 'Age groups' }).getByRole('listitem');
    await expectTexts(bands, ['Baby 0–3', 'Child 4–12', 'Adult 13–59', 'Senior 60–69', 'Super senior 70+']);
    await expect.element(save()).not.toBeInTheDocument();

    await box('Child').fill('5');
    await box('Super senior').fill('75');
    await expectTexts(bands, ['Baby 0–4', 'Child 5–12', 'Adult 13–59', 'Senior 60–74', 'Super senior 75+']);
    await box('Expiry period in months').fill('9');
    await expect.element(page.getByText('Unsaved changes')).toBeVisible();
    await press('Control+Enter');
    await expect.element(page.getByText('Changes has been saved')).toBeVisible();
    await expect.element(page.getByText('Unsaved changes')).not.toBeInTheDocument();
    await expect.element(page.getByText(/^Last saved by Lim Siew Mei, /)).toBeVisible();

    const stored = await manager.call.getSetting({});
    expect(stored).toMatchObject({ child_min_age: 5, super_senior_min_age: 75, agents_ticket_expiry_period: 9 });
    await openPath(shownPath());
    await expect.element(box('Super senior')).toHaveValue('75');
  });
});

test('settings outlive a server that fails, are saved once, and switch the application offline after a question', async () => {
  const world = createTestWorld();
  complaints.allow(/500.*\/api\/setting/);
  const manager = await world.signIn('manager');
  const toggle = page.getByRole('switch', { name: 'Application online' });
  const failed = page.getByText('Something went wrong').first();

  await step('a failed read can be tried again', async () => {
    await world.addFault({ operationId: 'getSetting', rate: 1, code: 'internal_error' });
    await renderScreen('/d/setting', { as: manager, world });
    await expect.element(page.getByRole('button', { name: 'Retry' })).toBeVisible();
    await world.clearFaults();
    await page.getByRole('button', { name: 'Retry' }).click();
    await expect.element(box('Child')).toHaveValue('4');
    clearToasts();
    await expect.element(failed).not.toBeInTheDocument();
  });

  await step('keep what was typed when the server fails', async () => {
    await world.addFault({ operationId: 'saveSetting', nth: 1, code: 'internal_error' });
    await box('Child').fill('6');
    await save().click();
    await expect.element(failed).toBeVisible();
    await expect.element(box('Child')).toHaveValue('6');
    await expect.element(save()).not.toHaveAttribute('aria-busy', 'true');
    await save().click();
    await expect.element(page.getByText('Changes has been saved')).toBeVisible();
    clearToasts();
  });

  await step('one save for a double click', async () => {
    const before = (await world.journal('saveSetting')).length;
    await world.addFault({ operationId: 'saveSetting', rate: 1, delay_ms: 300 });
    await box('Child').fill('7');
    await save().dblClick();
    await press('Control+Enter');
    await expect.element(page.getByText('Changes has been saved')).toBeVisible();
    expect(await world.journal('saveSetting')).toHaveLength(before + 1);
    await world.clearFaults();
    clearToasts();
  });

  await step('asks before it closes the shop, flips at once, and is heard by the server', async () => {
    await expect.element(toggle).toBeChecked();
    await toggle.click();
    const question = page.getByRole('alertdialog', { name: 'Switch the application offline?' });
    await expect.element(question).toHaveTextContent('The public shop closes and agents cannot buy tickets');
    await expect.element(question.getByRole('button', { name: 'Cancel' })).toHaveFocus();
    await press('Escape');
    await expect.element(toggle).toBeChecked();
    expect(await world.journal('setOnline')).toEqual([]);

    await toggle.click();
    await question.getByRole('button', { name: 'Switch off' }).click();
    await expect.element(toggle).not.toBeChecked();
    await expect.element(page.getByText('The application is offline')).toBeVisible();
    expect((await manager.call.getSetting({})).online).toBe(0);
    await toggle.click();
    await expect.element(toggle).toBeChecked();
    await expect.element(page.getByText('The application is online')).toBeVisible();
    expect((await manager.call.getSetting({})).online).toBe(1);
    clearToasts();
  });

  await step('goes back with a toast when the server fails', async () => {
    await world.addFault({ operationId: 'setOnline', nth: 1, code: 'internal_error', delay_ms: 400 });
    await toggle.click();
    await page.getByRole('button', { name: 'Switch off' }).click();
    await expect.element(toggle).not.toBeChecked();
    await expect.element(failed).toBeVisible();
    await expect.element(toggle).toBeChecked();
  });
});

/** The other one saves while the first one types. */
async function saveMeanwhile(world: TestWorld, change: (setting: Setting) => object): Promise<void> {
  const other = await world.signIn('superuser');
  const setting = await other.call.getSetting({});
  await other.call.saveSetting({ body: { ...unchanged(setting), ...change(setting) } });
}

test('two people save at once: what meets is put to a choice, what does not meet is kept', async () => {
  const world = createTestWorld();
  complaints.allow(/422/);
  const manager = await openSettings(world);
  const conflict = page.getByRole('region', { name: 'Settings changed by Hafiz Kamaruddin' });

  await step('a stale save names who was first, loses nothing, and lets one choose', async () => {
    await box('Adult').fill('14');
    await box('Senior').fill('61');
    await page.getByRole('tab', { name: 'Custom roles' }).click();
    await addRole('Night Cashier', 'Cashier');
    await saveMeanwhile(world, () => ({ child_min_age: 5, adult_min_age: 15, agents_ticket_expiry_period: 12 }));
    await save().click();

    await expect.element(conflict.getByRole('heading')).toHaveFocus();
    await expect
      .element(conflict.getByRole('listitem', { name: 'Adult' }))
      .toHaveTextContent(/Theirs\s*15.*Yours\s*14/s);
    await expect
      .element(conflict.getByRole('listitem', { name: 'Senior' }))
      .toHaveTextContent(/Theirs\s*60.*Yours\s*61/s);
    await expect
      .element(conflict.getByRole('listitem', { name: 'Role Night Cashier' }))
      .toHaveTextContent('Does not exist');
    await page.getByRole('tab', { name: 'General' }).click();
    await expect.element(box('Adult')).toHaveValue('14');
    await expect.element(box('Child')).toHaveValue('5');

    await conflict.getByRole('button', { name: 'Load theirs' }).click();
    await expect.element(box('Adult')).toHaveValue('15');
    await expect.element(conflict.getByRole('listitem', { name: 'Adult' })).toHaveTextContent('14');
    await expect.element(page.getByText('Unsaved changes')).not.toBeInTheDocument();
    await conflict.getByRole('button', { name: 'Senior: use yours' }).click();
    await conflict.getByRole('button', { name: 'Role Night Cashier: use yours' }).click();
    await expect.element(box('Senior')).toHaveValue('61');
    await save().click();
    await expect.element(page.getByText('Changes has been saved')).toBeVisible();
    await expect.element(conflict).not.toBeInTheDocument();
    const stored = await manager.call.getSetting({});
    expect(stored).toMatchObject({
      child_min_age: 5,
      adult_min_age: 15,
      senior_min_age: 61,
      agents_ticket_expiry_period: 12,
    });
    expect(stored.policies.roles.map(({ name }) => name)).toContain('Night Cashier');
    clearToasts();
  });

  await step('changes that do not meet are both kept', async () => {
    await box('Senior').fill('62');
    await saveMeanwhile(world, () => ({ child_min_age: 6 }));
    await save().click();
    await expectTexts(conflict.getByRole('listitem'), [/^Senior/]);
    await expect.element(box('Child')).toHaveValue('6');
    await save().click();
    await expect.element(page.getByText('Changes has been saved')).toBeVisible();
    expect(await manager.call.getSetting({})).toMatchObject({ child_min_age: 6, senior_min_age: 62 });
  });
});

const question = () => page.getByRole('alertdialog', { name: 'Hold On..!' });

test('leaving with unsaved changes asks first; the address names the tab and the role', async () => {
  const world = createTestWorld();
  await openSettings(world);
  await step('nothing is asked after a discard or a save', async () => {
    await box('Child').fill('7');
    await page.getByRole('button', { name: 'Discard' }).click();
    await expect.element(box('Child')).toHaveValue('4');
    await page.getByRole('link', { name: 'Dashboard' }).click();
    await expect.element(page.getByRole('heading', { level: 1, name: 'Dashboard' })).toBeVisible();
  });

  await step('asks at a link, at Back and at closing; not for another tab or a modal', async () => {
    await page.getByRole('link', { name: 'Setting' }).click();
    await page.getByRole('link', { name: 'Dashboard' }).click();
    await expect.element(page.getByRole('heading', { level: 1, name: 'Dashboard' })).toBeVisible();
    await page.getByRole('link', { name: 'Setting' }).click();
    await box('Child').fill('7');
    await page.getByRole('tab', { name: 'Permission table' }).click();
    await page.getByRole('tab', { name: 'General' }).click();
    await expect.element(box('Child')).toHaveValue('7');
    await page.getByRole('link', { name: 'Printers' }).click();
    await expect.element(page.getByRole('dialog', { name: /printer/i })).toBeVisible();
    await press('Escape');
    await expect.element(page.getByRole('dialog')).not.toBeInTheDocument();
    await expect.element(box('Child')).toHaveValue('7');
    await expect.poll(shownPath).toMatch(/\/d\/setting/);

    await page.getByRole('link', { name: 'Dashboard' }).click();
    await expect.element(question()).toHaveTextContent('You have an unsaved changes. Discard changes?');
    await question().getByRole('button', { name: 'Keep editing' }).click();
    await expect.element(box('Child')).toHaveValue('7');

    history.back();
    history.back();
    history.back();
    await expect.element(question()).toBeVisible();
    await expect.poll(shownPath).toMatch(/\/d\/setting/);
    await press('Escape');
    await expect.element(question()).not.toBeInTheDocument();
    await expect.element(box('Child')).toHaveValue('7');

    // What a browser asks before it closes a window.
    expect(dispatchEvent(new Event('beforeunload', { cancelable: true }))).toBe(false);
    await expect.element(box('Child')).toHaveValue('7');

    history.back();
    await expect.element(question()).toBeVisible();
    // The question is put to somebody who is back at the address of the form.
    await expect.poll(shownPath).toMatch(/\/d\/setting/);
    await question().getByRole('button', { name: 'Discard' }).click();
    await expect.element(page.getByRole('heading', { level: 1, name: 'Dashboard' })).toBeVisible();
    history.forward();
    await expect.element(box('Child')).toHaveValue('4');
  });

  await step('the address names the tab and the role; arrow keys change tabs', async () => {
    await page.getByRole('tab', { name: 'Custom roles' }).click();
    await page.getByRole('list', { name: 'Roles' }).getByRole('button', { name: 'Accountant' }).click();
    await expect.poll(shownPath).toMatch(/tab=roles&role=Accountant/);
    await openPath(shownPath());
    await expect.element(page.getByRole('heading', { name: 'Accountant' })).toBeVisible();
    await focus(page.getByRole('tab', { name: 'Custom roles' }));
    await press('ArrowRight');
    await expect.element(page.getByRole('tab', { name: 'Permission table' })).toHaveFocus();
    await expect.element(page.getByRole('table', { name: 'Permission table' })).toBeVisible();
    await press('Home');
    await expect.element(page.getByRole('tab', { name: 'General' })).toHaveFocus();
    history.back();
    await expect.element(page.getByRole('table', { name: 'Permission table' })).toBeVisible();
  });
});
