import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { step } from '@testing/actions.ts';
import { expectLive } from '@testing/looks.ts';
import { nextFrame } from '@testing/next-frame.ts';
import { renderScreen, shownPath } from '@testing/render-screen.ts';
import { createTestWorld } from '@testing/test-world.ts';

test('figures are those of the server, charts come on the first scroll, each leads to what is behind it', async () => {
  const world = createTestWorld();
  const manager = await world.signIn('manager');
  const figures = await manager.call.getDashboard();
  await renderScreen('/d/dashboard', { as: manager, world });
  await step('the podium, the places and the platforms are those of the server', async () => {
    const podium = page.getByRole('region', { name: 'Top 3 cashiers' });
    for (const [index, { name }] of figures.top_3_cashiers!.entries()) {
      await expect.element(podium.getByRole('listitem').nth(index)).toHaveTextContent(name);
    }
    await expect.element(podium).toHaveTextContent(figures.month);
    for (const [title, shares] of [
      ['Visitors by States', figures.states!],
      ['Visitors by Country', figures.countries!],
    ] as const) {
      const table = page.getByRole('region', { name: title }).getByRole('table');
      await expect.element(table.getByRole('row')).toHaveLength(shares.length + 1);
      const { name, total, total_passenger: passengers } = shares[0]!;
      await expect
        .element(table.getByRole('row').nth(1))
        .toHaveTextContent(`${name}${total.toFixed(1)}%${passengers.toLocaleString('en-MY')}`);
    }
    const platforms = page.getByRole('table', { name: 'Platforms' });
    for (const [index, label] of figures.platforms!.labels.entries()) {
      await expect
        .element(platforms.getByRole('row', { name: label }))
        .toHaveTextContent(figures.platforms!.totals[index]!.toLocaleString('en-MY'));
    }
  });

  await step('the charts are asked for on the first scroll, once', async () => {
    const { jettys } = await manager.call.getDashboardChart();
    const asked = async () => (await world.journal('getDashboardChart')).length - 1;
    await expect.element(page.getByRole('region', { name: 'Top 3 cashiers' })).toBeVisible();
    await expect.element(page.getByRole('region', { name: 'Weekly Sales', exact: true })).toBeInTheDocument();
    await nextFrame();
    await nextFrame();
    expect(await asked()).toBe(0);
    scrollTo(0, 300);
    for (const caption of ['Weekly Sales', 'Weekly Passenger', ...jettys.map(({ name }) => `Weekly Sales – ${name}`)]) {
      await expect.element(page.getByRole('table', { name: caption, exact: true }).getByRole('row')).toHaveLength(8);
    }
    for (const place of [1_200, 300]) {
      scrollTo(0, place);
      await nextFrame();
    }
    expect(await asked()).toBe(1);
  });

  await step('the server has the figures reloaded', async () => {
    await expectLive();
    await expect.element(page.getByRole('region', { name: 'Platforms' })).toBeVisible();
    const before = (await world.journal('getDashboard')).length;
    await world.tell({ type: 'function', name: 'refresh_dashboard' }, manager.user.id);
    await expect.poll(async () => (await world.journal('getDashboard')).length).toBe(before + 1);
  });

  await step('figures lead to what is behind them, and say what they leave out', async () => {
    const best = figures.top_3_cashiers![0]!;
    await expect
      .element(page.getByRole('region', { name: 'Platforms' }).getByText('net of refunds and voids'))
      .toBeVisible();
    await page.getByRole('table', { name: 'Platforms' }).getByRole('link', { name: 'K9 Terminal' }).click();
    await expect.poll(shownPath).toMatch(/\/d\/tickets\/0\?platform=terminal$/);
    await expect.element(page.getByRole('button', { name: 'Remove filter Platform: K9 Terminal' })).toBeVisible();
    history.back();
    await page.getByRole('region', { name: 'Top 3 cashiers' }).getByRole('link', { name: best.name }).click();
    await expect.poll(shownPath).toMatch(new RegExp(`/d/audit\\?user_id=${best.id}$`));
    await expect.element(page.getByRole('button', { name: `Remove filter Staff: ${best.name}` })).toBeVisible();
  });
});
