import type { Page } from '@playwright/test';
import { APP_PLATFORMS } from '@muara/contract/constants';
import { expect, test } from './support/fixtures.ts';
import { lookAt } from './support/look.ts';
import type { World } from './support/world.ts';

const LABELS = [
  'Android Admin',
  'Android Public',
  'Android Terminal',
  'Android Kiosk',
  'iOS Admin',
  'iOS Public',
] as const;
const COMPLETE = 'Please complete this field';
const FORMAT = 'Please enter a version such as 1.2.3';

const box = (page: Page, name: string) => page.getByRole('textbox', { name, exact: true });
const save = (page: Page) => page.getByRole('button', { name: 'Save' });

async function openVersions(page: Page, world: World) {
  const owner = await world.signIn('skaloot');
  await owner.open(page, '/d/app-version');
  await expect(page.getByRole('heading', { level: 1, name: 'App Version' })).toBeVisible();
  await expect(box(page, 'Android Admin')).toBeVisible();
  return owner;
}

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

test('versions are checked at their boxes, saved together, and kept in their boxes when a save fails', async ({
  page,
  world,
  complaints,
}) => {
  test.slow();
  complaints.allow(/500.*\/api\/setting\/app-version/);
  const owner = await openVersions(page, world);
  await test.step('a wrong version is named at its box, keeps the focus, and is not sent', async () => {
    for (const [index, [value, message]] of WRONG.entries()) {
      const label = LABELS[index % LABELS.length] ?? LABELS[0];
      await test.step(`${label}: ${JSON.stringify(value.slice(0, 20))}`, async () => {
        const before = await box(page, label).inputValue();
        await box(page, label).fill(value);
        await save(page).click();
        await expect(box(page, label)).toBeFocused();
        await expect(box(page, label)).toHaveAccessibleDescription(message);
        await expect(box(page, label)).toHaveValue(value);
        await box(page, label).fill(before);
        await expect(box(page, label)).not.toHaveAttribute('aria-invalid', 'true');
      });
    }
    expect(await world.journal('saveAppVersion')).toEqual([]);
  });

  await test.step('each box has an error of its own, and the first takes the focus', async () => {
    await box(page, 'Android Public').fill('x');
    await box(page, 'iOS Public').fill('');
    await save(page).click();
    await expect(box(page, 'Android Public')).toBeFocused();
    await expect(box(page, 'Android Public')).toHaveAccessibleDescription(FORMAT);
    await expect(box(page, 'iOS Public')).toHaveAccessibleDescription(COMPLETE);
    await expect(box(page, 'Android Admin')).not.toHaveAttribute('aria-invalid', 'true');
  });

  await test.step('nothing blocks anyone, at a desk and on a phone, light and dark', async () => {
    await box(page, 'iOS Public').fill('x');
    await save(page).click();
    await expect(box(page, 'iOS Public')).toHaveAccessibleDescription(FORMAT);
    await lookAt(page, 'versions, with an error');
  });

  await test.step('six versions are saved together, and an older app is asked to update', async () => {
    for (const [index, label] of LABELS.entries()) await box(page, label).fill(` 2.${index}.0 `);
    await box(page, 'iOS Public').press('Enter');
    await expect(page.getByText('Changes has been saved')).toBeVisible();
    const { updated_at: _, ...stored } = await owner.call.getAppVersion({});
    expect(stored).toEqual(Object.fromEntries(APP_PLATFORMS.map((app, index) => [app, `2.${index}.0`])));
    await page.reload();
    await expect(box(page, 'Android Kiosk')).toHaveValue('2.3.0');

    const old = await fetch(`${world.base}/tickets/packages`, {
      headers: { 'X-Platform': 'android_kiosk', 'X-App-Version': '2.2.9' },
    });
    expect(old.status).toBe(409);
  });

  await test.step('a failed save keeps what was typed; leaving asks; one call for a double click', async () => {
    const before = (await world.journal('saveAppVersion')).length;
    await world.addFault({ operationId: 'saveAppVersion', nth: 1, code: 'internal_error', delay_ms: 400 });
    await box(page, 'iOS Admin').fill('3.0.0');
    await save(page).dblclick();
    await expect(page.getByText('Something went wrong').first()).toBeVisible();
    await expect(box(page, 'iOS Admin')).toHaveValue('3.0.0');
    await page.getByRole('link', { name: 'Dashboard' }).click();
    await page.getByRole('alertdialog', { name: 'Hold On..!' }).getByRole('button', { name: 'Keep editing' }).click();
    await expect(box(page, 'iOS Admin')).toHaveValue('3.0.0');
    expect(await world.journal('saveAppVersion')).toHaveLength(before + 1);
  });
});

test('a super user, a manager and a cashier are sent to the dashboard', async ({ context, world }) => {
  for (const account of ['superuser', 'manager', 'cashier']) {
    await test.step(`${account} is sent to the dashboard`, async () => {
      const page = await context.newPage();
      await (await world.signIn(account)).open(page, '/d/app-version');
      await expect(page.getByRole('heading', { level: 1, name: 'Dashboard' })).toBeVisible();
      await expect(page).toHaveURL(/\/d\/dashboard$/);
      expect(await world.journal('getAppVersion')).toEqual([]);
      await page.close();
    });
  }
});
