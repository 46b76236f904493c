import { execFile } from 'node:child_process';
import { writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import type { Page } from '@playwright/test';
import { expect, test } from './support/fixtures.ts';
import { button, dialog, region } from './support/ticket-detail.ts';
import { fillSale, openTill, payCash, signIn, toCheckout } from './support/till.ts';
import type { World } from './support/world.ts';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));

/** Marks the announcement of the day as read in the app at the world's own address. */
async function skipAnnouncement(page: Page, world: World): Promise<void> {
  const suffix = new URL(world.base).pathname;
  await page.addInitScript((at) => {
    const read = localStorage.getItem('muara.announcements');
    if (read !== null) localStorage.setItem(`muara.announcements@${at}`, read);
  }, suffix);
}

/** Runs a file as `npm run scenarios -- FILE` does; returns the exit code and what it printed. */
function runScenarios(file: string): Promise<{ code: number; output: string }> {
  return new Promise((resolve) => {
    const child = execFile(process.execPath, ['scripts/scenarios.mjs', file], { cwd: ROOT }, (_error, stdout, stderr) =>
      resolve({ code: child.exitCode ?? -1, output: stdout + stderr }),
    );
  });
}

test('a sale and its refund that were clicked in the app run as a scenario in a new world', async ({
  page,
  world,
}, info) => {
  test.slow();
  await skipAnnouncement(page, world);
  let code = '';

  await test.step('a cashier signs in, opens a shift, and sells for cash', async () => {
    await signIn(page, 'cashier', world.base);
    await openTill(page, { base: world.base });
    await fillSale(page);
    await toCheckout(page);
    code = await payCash(page);
  });

  await test.step('a manager refunds the ticket', async () => {
    const bar = region(page, 'World');
    await button(bar, /^Signed in: .*, Cashier$/).click();
    await button(page, /Manager$/)
      .first()
      .click();
    await expect(button(bar, /^Signed in: .*, Manager$/)).toBeVisible();
    await page.goto(`${world.base}/d/tickets/0/${code}`);
    await button(page, 'Refund').click();
    const form = dialog(page, 'Refund');
    await form.getByRole('textbox', { name: 'Name' }).fill('Nur Aina');
    await form.getByLabel('Email').fill('aina@mail.test');
    await form.getByRole('combobox', { name: 'Bank' }).click();
    await page.getByRole('option', { name: 'Maybank' }).click();
    await form.getByLabel('Account number').fill('1234567890');
    await form.getByLabel('Refund notes').fill('Rain');
    await button(form, 'Refund RM 75.00').click();
    await expect(region(page, 'Refund')).toContainText('Maybank, 1234567890');
  });

  await test.step('the exported file runs green', async () => {
    const file = info.outputPath('recorded.arazzo.yaml');
    await writeFile(file, JSON.stringify(await world.exportScenario()));
    const { code: exit, output } = await runScenarios(file);
    expect(output).toContain(`✓ recorded-${world.name}`);
    expect(exit, output).toBe(0);
  });
});
