import type { Page } from '@playwright/test';
import { expect, expectAccessible, test } from './support/fixtures.ts';
import type { World } from './support/world.ts';

const bar = (page: Page) => page.getByRole('region', { name: 'World', exact: true });

/** Opens the app at the world's own address, as somebody who has read the announcement of the day. */
async function openAs(page: Page, world: World, role: RegExp, path: string): Promise<void> {
  await page.addInitScript(
    (suffix) => {
      const read = localStorage.getItem('muara.announcements');
      if (read !== null) localStorage.setItem(`muara.announcements${suffix}`, read);
    },
    `@${new URL(world.base).pathname}`,
  );
  await page.goto(`${world.base}/d/login`);
  await bar(page).getByRole('button', { name: 'Signed in: Visitor' }).click();
  await page.getByRole('button', { name: role }).first().click();
  await expect(bar(page).getByRole('button', { name: /^Signed in: .*, / })).toBeVisible();
  await page.goto(`${world.base}${path}`);
  await expect(bar(page).getByRole('button', { name: /^Time:/ })).toBeVisible();
}

test('the app in a world keeps its screens, session and documents below the address of the world', async ({
  page,
  world,
}) => {
  await openAs(page, world, /Manager$/, '/d/tickets/0');
  await page.getByRole('row').nth(1).getByRole('link').click();
  await expect(page).toHaveURL(new RegExp(`^${world.base}/d/tickets/0/\\w+$`));
  await page.reload();
  await expect(bar(page).getByRole('button', { name: /, Manager$/ })).toBeVisible();
  // The app of this origin knows nothing of that session, and loads nothing of the bar.
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  await page.goto('/d/dashboard');
  await expect(page.getByRole('heading', { name: 'Welcome back' })).toBeVisible();
  await page.waitForLoadState('networkidle');
  expect(asked.filter((url) => /control|world-bar|__sim/.test(url))).toEqual([]);
});

test('a world that is deleted in mid-work is made again, with the person; a control plane that is down disturbs nobody', async ({
  page,
  world,
  complaints,
}) => {
  complaints.allow(/40[14]|ERR_FAILED|WebSocket/);
  await openAs(page, world, /Cashier$/, '/d/profile');
  await world.remove();
  const again = bar(page).getByRole('button', { name: /^(Make it again|Continue as )/ });
  await expect(bar(page).getByRole('status')).toContainText(`World ${world.name} was deleted`);
  await again.click();
  await expect(bar(page).getByRole('button', { name: /, Cashier$/ })).toBeVisible();

  await page.route('**/__sim/**', (route) => route.abort());
  await expect(bar(page).getByRole('status')).toHaveText('Control plane not reachable. The app still works.');
  await page.goto(`${world.base}/`);
  await expect(page.getByRole('heading', { name: 'Choose a package' })).toBeVisible();
  await page.unroute('**/__sim/**');
  await expect(bar(page).getByRole('button', { name: /^Time:/ })).toBeVisible();
});

test('the bar covers nothing of till and shop, wide and on a phone', async ({ page, world }) => {
  const overlap = () =>
    page.evaluate(() => {
      const strip = document.querySelector('section[aria-label="World"]')!.getBoundingClientRect();
      const controls = [...document.querySelectorAll<HTMLElement>('#root :is(button, a, input)')].filter(
        (control) => !control.closest('section[aria-label="World"], dialog') && control.checkVisibility(),
      );
      const below = controls.filter((control) => {
        const { top, bottom, height } = control.getBoundingClientRect();
        return height > 1 && bottom > 0 && top < strip.bottom - 1;
      });
      const { scrollWidth, scrollHeight } = document.documentElement;
      return {
        below: below.map((control) => control.outerHTML.slice(0, 100)),
        wide: scrollWidth - innerWidth,
        high: scrollHeight - innerHeight,
      };
    });
  await openAs(page, world, /Cashier$/, '/d/pos');
  for (const size of [
    { width: 1440, height: 900 },
    { width: 1024, height: 768 },
    { width: 390, height: 844 },
  ]) {
    await page.setViewportSize(size);
    await expect(bar(page)).toBeVisible();
    expect(await overlap(), `${size.width}`).toMatchObject({ below: [], wide: 0 });
  }
  await expectAccessible(page);
  await page.goto(`${world.base}/`);
  await expect(page.getByRole('heading', { name: 'Choose a package' })).toBeVisible();
  await expect(bar(page)).toBeVisible();
  expect(await overlap()).toMatchObject({ below: [], wide: 0 });
});
