import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { renderScreen, shownPath } from '@testing/render-screen.ts';
import { createTestWorld } from '@testing/test-world.ts';
import { goTo, step } from '@testing/actions.ts';

/** Lists whose filters have fixed values, with an address that contains another value. */
const NONSENSE: Record<'manager' | 'agent', readonly [path: string, title: RegExp][]> = {
  manager: [
    ['/d/packages?type=nonsense&platforms=counter,balloon', /^Packages/],
    ['/d/users?active=maybe', /^Users/],
    ['/d/audit?user_id=0x1f', /^Audit/],
    ['/d/minisigua?type=nonsense&response_type=perhaps', /minisigua/i],
    ['/d/booking/0?status=nonsense', /VVIP/],
    ['/d/tickets/0?type=nonsense&platform=balloon', /^Tickets Management/],
  ],
  agent: [
    ['/d/my-tickets?type=nonsense&category=cat&package_id=none', /^My Tickets/],
    ['/d/my-purchase?type=nonsense&platform=balloon', /Purchase/],
  ],
};

const chips = () => page.getByRole('list', { name: 'Active filters' }).getByRole('button', { name: /^Remove filter/ });

for (const account of ['manager', 'agent'] as const) {
  test(`an address with filters that no list of the ${account} knows shows the lists without them`, async () => {
    const world = createTestWorld();
    const person = await world.signIn(account);
    await renderScreen('/d/dashboard', { as: person, world });
    for (const [path, title] of NONSENSE[account]) {
      await step(path, async () => {
        await goTo(path);
        await expect.element(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
        const rows = page
          .getByRole('row')
          .nth(1)
          .or(page.getByText('No Data', { exact: true }));
        await expect.element(rows.first()).toBeVisible();
        await expect.element(chips()).toHaveLength(0);
        await expect.element(page.getByRole('combobox').filter({ hasText: 'nonsense' })).toHaveLength(0);
      });
    }
  });
}

/** An address that names no record, below each list and form that has records. */
const NO_RECORDS = [
  '/d/agents/abc',
  '/d/tour-guide/abc',
  '/d/boat-operator/0',
  '/d/holiday/5x',
  '/d/popup/-1',
  '/d/jetty/05',
  '/d/customers/abc/edit',
  '/d/users/5/nonsense',
  '/d/packages/abc',
  '/d/foods/abc',
  '/d/pages/abc',
  '/d/booking/0/no.code',
];

test('an address that names no record says so, and leads back to the list', async () => {
  const world = createTestWorld();
  const manager = await world.signIn('manager');
  await renderScreen('/d/dashboard', { as: manager, world });
  for (const path of NO_RECORDS) {
    await step(path, async () => {
      await goTo(path);
      await expect.element(page.getByText(/not found|does not exist/i).first()).toBeVisible();
      await expect.element(page.getByRole('table')).toHaveLength(0);
      await expect.element(page.getByRole('main').getByRole('link').first()).toBeVisible();
    });
  }
  await goTo('/d/agents/abc');
  await expect.element(page.getByText('Page not found')).toBeVisible();
  await page.getByRole('link', { name: 'Back to the list' }).click();
  await expect.poll(shownPath).toMatch(/\/d\/agents$/);
  await expect.element(page.getByRole('table').first()).toBeVisible();
});
