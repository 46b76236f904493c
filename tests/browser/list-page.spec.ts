import { expect, test } from './support/fixtures.ts';
import { addUsers, someUser, userRows } from './support/users.ts';

test('rows keep their place while they come', async ({ page, world }) => {
  const manager = await world.signIn('manager');
  await addUsers(
    manager,
    Array.from({ length: 8 }, (_, index) => someUser(index)),
  );

  await test.step('rows that take a moment leave a place in their own size: nothing jumps', async () => {
    let letGo = () => {};
    const held = new Promise<void>((resolve) => {
      letGo = resolve;
    });
    await page.route('**/api/users?*', async (route) => {
      await held;
      await route.continue();
    });
    await page.addInitScript(() => {
      const shifts = { sum: 0 };
      Object.assign(window, { shifts });
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries()) shifts.sum += (entry as unknown as { value: number }).value;
      }).observe({ type: 'layout-shift', buffered: true });
    });
    await manager.open(page, '/d/users');
    await expect(page.getByLabel('Loading')).toBeVisible();
    letGo();
    await expect(userRows(page)).toHaveCount(20);
    expect(await page.evaluate(() => (window as unknown as { shifts: { sum: number } }).shifts.sum)).toBeLessThan(0.05);
    await page.unroute('**/api/users?*');
  });
});
