import type { Page } from '@playwright/test';
import { expect, expectAccessible, expectLive, test } from './support/fixtures.ts';
import { clearToasts } from './support/toasts.ts';

const SIZES = [
  { width: 1440, height: 900 },
  { width: 390, height: 844 },
];

const screenOf = (page: Page) => page.getByRole('alertdialog', { name: 'Oopss.. you are offline' });

test.beforeEach(({ complaints }) => complaints.allow(/ERR_INTERNET_DISCONNECTED|WebSocket/));

test('the offline screen covers a list and what opens over it, and the list is read again when the line is back', async ({
  page,
  context,
  world,
}) => {
  const manager = await world.signIn('manager');
  await manager.open(page, '/d/tickets/0');
  await expectLive(page);
  const screen = screenOf(page);

  await test.step('coming back reads what is on screen again, and sends no command', async () => {
    await expect(page.getByRole('row').nth(1)).toBeVisible();
    const reads = (await world.journal('listTickets')).length;
    const called: string[] = [];
    page.on('request', (request) => called.push(`${request.method()} ${new URL(request.url()).pathname}`));
    await context.setOffline(true);
    await expect(screen).toBeVisible();
    await context.setOffline(false);
    await expect.poll(async () => (await world.journal('listTickets')).length).toBe(reads + 1);
    expect(called.filter((call) => !call.startsWith('GET '))).toEqual([]);
    await expect(screen).toBeHidden();
    await expectLive(page);
  });

  await test.step('a dialog that opens meanwhile waits beneath too', async () => {
    const printers = page.getByRole('link', { name: /^Printers/ });
    const dialog = page.getByRole('dialog', { name: 'Printers' });
    await printers.click();
    await expect(dialog).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
    await context.setOffline(true);
    await expect(screen).toBeVisible();
    // What a realtime message or a late answer would do.
    await printers.evaluate((link: HTMLElement) => link.click());
    await expect(dialog).toBeVisible();
    expect(await topmost(page)).toContain('Oopss.. you are offline');
    await context.setOffline(false);
    await expect(screen).toBeHidden();
    expect(await topmost(page)).toContain('Printers');
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
    await expectLive(page);
  });

  await test.step('offline covers the screen within two seconds; coming back finds it as it was', async () => {
    await clearToasts(page);
    const search = page.getByRole('searchbox', { name: 'Search' });
    await search.pressSequentially('MRC');
    await search.press('ArrowLeft');
    await context.setOffline(true);
    await expect(screen).toBeVisible({ timeout: 2_000 });
    await expect(screen).toContainText('Nothing is lost');
    await expect(screen).toContainText('continues automatically');
    await expect(screen.getByRole('heading')).toBeFocused();
    await expect(page.getByRole('alert').getByText('You are offline')).toBeVisible();
    await page.keyboard.type('lost?');

    await context.setOffline(false);
    await expect(screen).toBeHidden();
    await expect(page.getByRole('status').getByText('You are back online!')).toBeVisible();
    await expect(search).toBeFocused();
    await expect(search).toHaveValue('MRC');
    await page.keyboard.type('-');
    await expect(search).toHaveValue('MR-C');
    await expectLive(page);
  });

  await context.setOffline(true);
  for (const [size, scheme] of SIZES.flatMap((one) => [[one, 'light'] as const, [one, 'dark'] as const])) {
    await test.step(`the offline screen is the whole window at ${size.width} px, and accessible, ${scheme}`, async () => {
      await page.setViewportSize(size);
      await page.emulateMedia({ colorScheme: scheme });
      await expect(screen).toBeVisible();
      expect(await screen.boundingBox()).toEqual({ x: 0, y: 0, ...size });
      await expectAccessible(page, scheme === 'light' ? 'all' : 'colours');
    });
  }
});

/** The words of the dialog that the middle of the window belongs to. */
const topmost = (page: Page): Promise<string> =>
  page.evaluate(() => document.elementFromPoint(innerWidth / 2, innerHeight / 2)?.closest('dialog')?.textContent ?? '');
