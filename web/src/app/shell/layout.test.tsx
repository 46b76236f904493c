import { expect, test } from 'vitest';
import { page, type Locator } from 'vitest/browser';
import { focus, goTo, press, step } from '@testing/actions.ts';
import { nextFrame } from '@testing/next-frame.ts';
import { renderScreen } from '@testing/render-screen.ts';
import { createTestWorld } from '@testing/test-world.ts';

const menu = (): Locator => page.getByRole('navigation', { name: 'Main' });
const openMenu = (): Locator => page.getByRole('button', { name: 'Open menu' });
const heading = (name: string): Locator => page.getByRole('heading', { level: 1, name });
const widthOfMenu = (): number => menu().element().getBoundingClientRect().width;

test('the menu shows words above 950 px, is a rail of icons from there down, and on a phone comes when called', async () => {
  await renderScreen('/d/tickets/0', { as: 'manager', size: [951, 800] });
  await expect.element(heading('Tickets Management (Normal)')).toBeVisible();
  await expect.element(openMenu()).not.toBeInTheDocument();
  expect(widthOfMenu()).toBeGreaterThan(200);

  await step('a rail with the same names', async () => {
    await page.viewport(950, 800);
    await expect.poll(widthOfMenu).toBeLessThan(80);
    await expect.element(menu().getByRole('link', { name: 'Dashboard' })).toBeVisible();
    await openMenu().click();
    await expect.poll(widthOfMenu).toBeGreaterThan(200);
    await focus(menu().getByRole('link', { name: /^POS/ }));
    await press('Escape');
    await expect.poll(widthOfMenu).toBeLessThan(80);
    await expect.element(openMenu()).toHaveAttribute('aria-expanded', 'false');
  });

  await step('on a phone it goes with Escape, a tap beside it, or a choice', async () => {
    await page.viewport(390, 844);
    await goTo('/d/dashboard');
    await expect.element(heading('Dashboard')).toBeVisible();
    await expect.element(menu()).not.toBeInTheDocument();
    await openMenu().click();
    await expect.element(menu()).toBeVisible();
    await press('Escape');
    await expect.element(menu()).not.toBeInTheDocument();
    await openMenu().click();
    await expect.element(menu()).toBeVisible();
    document.elementFromPoint(380, 400)!.dispatchEvent(new MouseEvent('click', { bubbles: true }));
    await expect.element(menu()).not.toBeInTheDocument();
    await openMenu().click();
    await menu()
      .getByRole('button', { name: /^Tickets/ })
      .click();
    await menu().getByRole('link', { name: 'Normal' }).click();
    await expect.element(heading('Tickets Management (Normal)')).toBeVisible();
    await expect.element(menu()).not.toBeInTheDocument();
  });
});

test('nothing hangs over the edge at 320 and 390 px', async () => {
  const world = createTestWorld();
  const manager = await world.signIn('manager');
  const { data } = await manager.call.listTickets({ query: {} });
  for (const [path, content] of [
    ['/d/dashboard', page.getByRole('region', { name: 'Visitors by States' })],
    ['/d/tickets/0', page.getByRole('navigation', { name: 'Pages' })],
    [`/d/tickets/0/${data[0]!.code}`, page.getByRole('region', { name: 'Customer Info' })],
    ['/d/printers', page.getByRole('dialog').getByText('Wristband printer')],
    ['/d/login', page.getByRole('button', { name: 'Login' })],
  ] as const) {
    await renderScreen(path, { world, size: [390, 800], ...(path !== '/d/login' && { as: manager }) });
    await expect.element(content.first()).toBeVisible();
    for (const width of [320, 390]) {
      await page.viewport(width, 800);
      const hanging = () => document.documentElement.scrollWidth - innerWidth;
      await expect.poll(hanging, { message: `${path} at ${width} px` }).toBeLessThanOrEqual(0);
    }
  }
});

test('on a phone a menu that is opened in the moment in which the screen changes stays open', async () => {
  await renderScreen('/d/tickets/0', { as: 'manager', size: [390, 844] });
  await expect.element(heading('Tickets Management (Normal)')).toBeVisible();
  // Before React has run the effects of the new screen.
  const changed = new Promise<void>((resolve) => {
    const watch = new MutationObserver(() => {
      if (heading('Dashboard').query() === null) return;
      watch.disconnect();
      openMenu()
        .element()
        .dispatchEvent(new MouseEvent('click', { bubbles: true }));
      resolve();
    });
    watch.observe(document.body, { subtree: true, childList: true, characterData: true });
  });
  await goTo('/d/dashboard');
  await changed;
  await nextFrame();
  await expect.element(menu()).toBeVisible();
});
