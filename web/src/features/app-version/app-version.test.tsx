import { APP_PLATFORMS } from '@muara/contract/constants';
import { expect, test } from 'vitest';
import { type Locator, page } from 'vitest/browser';
import { press, step, valueOf } from '@testing/actions.ts';
import { lookAt } from '@testing/looks.ts';
import { openPath, renderScreen, shownPath } from '@testing/render-screen.ts';
import { createTestWorld } from '@testing/test-world.ts';

const LABELS = ['Android Admin', 'Android Public', 'Android Terminal', 'Android Kiosk', 'iOS Admin', 'iOS Public'];
const COMPLETE = 'Please complete this field';
const FORMAT = 'Please enter a version such as 1.2.3';

const box = (name: string): Locator => page.getByRole('textbox', { name, exact: true });
const save = page.getByRole('button', { name: 'Save' });

const WRONG: [value: string, message: string][] = [
  ['', COMPLETE],
  ['   ', COMPLETE],
  ['\t', COMPLETE],
  ['\u00a0', COMPLETE],
  ['1.2.3.4.5', FORMAT],
  ['.1.2', FORMAT],
  ['1,2,3', FORMAT],
  ['v1.2.3', FORMAT],
  ['1.2.3-beta', FORMAT],
  ['-1.2.3', FORMAT],
  ['1.-2.3', FORMAT],
  ['1..3', FORMAT],
  ['1.2.', FORMAT],
  ['NaN', FORMAT],
  ['one.two.three', FORMAT],
  ['1.2.3 4', FORMAT],
  ['999999.1.1', FORMAT],
  ['1'.repeat(5000), FORMAT],
  ['<script>alert(1)</script>', FORMAT],
  ['\u202E3.2.1', FORMAT],
  ['📱.1.2', FORMAT],
  ['１.２.３', FORMAT],
];

test('versions are checked at their boxes, saved together, and kept in their boxes when a save fails', async () => {
  const world = createTestWorld();
  const owner = await world.signIn('skaloot');
  await renderScreen('/d/app-version', { as: owner, world });
  await expect.element(page.getByRole('heading', { level: 1, name: 'App Version' })).toBeVisible();
  await expect.element(box('Android Admin')).toBeVisible();
  await step('a wrong version is named at its box, keeps the focus, and is not sent', async () => {
    for (const [index, [value, message]] of WRONG.entries()) {
      const field = box(LABELS[index % LABELS.length]!);
      const what = { message: JSON.stringify(value.slice(0, 20)) };
      const before = valueOf(field);
      await field.fill(value);
      await save.click();
      await expect.element(field, what).toHaveFocus();
      await expect.element(field, what).toHaveAccessibleDescription(message);
      await expect.element(field, what).toHaveValue(value);
      await field.fill(before);
      await expect.element(field, what).not.toHaveAttribute('aria-invalid', 'true');
    }
    expect(await world.journal('saveAppVersion')).toEqual([]);
  });

  await step('each box has an error of its own, and the first takes the focus', async () => {
    await box('Android Public').fill('x');
    await box('iOS Public').fill('');
    await save.click();
    await expect.element(box('Android Public')).toHaveFocus();
    await expect.element(box('Android Public')).toHaveAccessibleDescription(FORMAT);
    await expect.element(box('iOS Public')).toHaveAccessibleDescription(COMPLETE);
    await expect.element(box('Android Admin')).not.toHaveAttribute('aria-invalid', 'true');
    await lookAt('versions, with errors');
  });

  await step('six versions are saved together, and an older app is asked to update', async () => {
    for (const [index, label] of LABELS.entries()) await box(label).fill(` 2.${index}.0 `);
    await press('Enter', box('iOS Public'));
    await expect.element(page.getByText('Changes has been saved')).toBeVisible();
    const { updated_at: _, ...stored } = await owner.call.getAppVersion({});
    expect(stored).toEqual(Object.fromEntries(APP_PLATFORMS.map((app, index) => [app, `2.${index}.0`])));
    await openPath(shownPath());
    await expect.element(box('Android Kiosk')).toHaveValue('2.3.0');
    const headers = { 'X-Platform': 'android_kiosk', 'X-App-Version': '2.2.9' };
    expect((await world.serve('/tickets/packages', { headers })).status).toBe(409);
  });

  await step('a failed save keeps what was typed; leaving asks; one call for a double click', async () => {
    const before = (await world.journal('saveAppVersion')).length;
    await world.addFault({ operationId: 'saveAppVersion', nth: 1, code: 'internal_error' });
    await box('iOS Admin').fill('3.0.0');
    await save.dblClick();
    await expect.element(page.getByText('Something went wrong').first()).toBeVisible();
    await expect.element(box('iOS Admin')).toHaveValue('3.0.0');
    await page.getByRole('link', { name: 'Dashboard' }).click();
    const question = page.getByRole('alertdialog', { name: 'Hold On..!' });
    await question.getByRole('button', { name: 'Keep editing' }).click();
    await expect.element(box('iOS Admin')).toHaveValue('3.0.0');
    expect(await world.journal('saveAppVersion')).toHaveLength(before + 1);
  });
});

test.each(['superuser', 'manager', 'cashier'])('a %s is sent to the dashboard', async (account) => {
  const world = createTestWorld();
  await renderScreen('/d/app-version', { as: account, world });
  await expect.element(page.getByRole('heading', { level: 1, name: 'Dashboard' })).toBeVisible();
  await expect.poll(shownPath).toBe('/d/dashboard');
  expect(await world.journal('getAppVersion')).toEqual([]);
});
