import { expect, test } from './support/fixtures.ts';
import { atGate, button, codeField, PHONE, placesLeft, result, typeCode } from './support/gate.ts';
import { aboardOf, adults, sellAtCounter } from '../support/stages/gate.ts';

const VALIDATE = '**/api/tickets/validate';

test.beforeEach(({ complaints }) => complaints.allow(/ERR_FAILED|ERR_INTERNET_DISCONNECTED|WebSocket/));

test('the menu opens the scanner in a window of its own, which goes on to its address', async ({ page, world }) => {
  const csa = await world.signIn('csa');
  await csa.open(page);
  const opened = page.waitForEvent('popup');
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'QR Scanner' }).click();
  const scanner = await opened;
  await expect(scanner).toHaveURL(/\/d\/qr-scanner$/);
  expect(await scanner.evaluate('name')).toBe('qrscanner');
  await scanner.setViewportSize(PHONE);
  await expect(scanner.getByRole('heading', { name: 'Set up a trip' })).toBeVisible();
  await expect(scanner.getByRole('navigation', { name: 'Main' })).toHaveCount(0);
});

test('offline says so, keeps what was typed and sends nothing; back online the unanswered one comes first', async ({
  page,
  context,
  world,
}) => {
  const [party] = await sellAtCounter(world, adults(3));
  const csa = await atGate(page, world);
  await page.route(VALIDATE, (route) => route.abort(), { times: 1 });
  await typeCode(page, party!.code);
  await button(result(page, 'Ready to board'), 'Validate').click();
  await expect(page.getByRole('alertdialog', { name: 'Sending again…' })).toBeVisible();
  await context.setOffline(true);
  await expect(page.getByRole('alertdialog', { name: 'Oopss.. you are offline' })).toBeVisible();
  const before = (await world.journal('validateTicket')).length;
  await context.setOffline(false);
  await expect(placesLeft(page)).toHaveText('37');
  expect(await world.journal('validateTicket')).toHaveLength(before + 1);
  expect(await aboardOf(csa, party!.code)).toBe(3);

  await test.step('what was typed is there afterwards', async () => {
    await expect(page.getByRole('dialog')).toBeHidden();
    await codeField(page).fill('MRCHALF');
    await context.setOffline(true);
    await expect(page.getByRole('alertdialog')).toBeVisible();
    const scans = (await world.journal('scanTicket')).length;
    await page.keyboard.press('Enter');
    await context.setOffline(false);
    await expect(page.getByRole('alertdialog')).toBeHidden();
    await expect(codeField(page)).toHaveValue('MRCHALF');
    expect(await world.journal('scanTicket')).toHaveLength(scans);
  });
});
