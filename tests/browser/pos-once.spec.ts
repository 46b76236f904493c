import { expect, test } from './support/fixtures.ts';
import { atTill } from './support/till.ts';

/** Keeps the keys of the controls that showed they were pressed. Runs in the page. */
const FELT = `
  window.felt = [];
  new MutationObserver((changes) => {
    for (const { target, oldValue } of changes) if (oldValue === null) felt.push(target.dataset.hotkey);
  }).observe(document.body, { subtree: true, attributes: true, attributeFilter: ['data-pressed'], attributeOldValue: true });
`;

test('keys that come quicker than a slow till draws are all served, in their order', async ({ page, world }) => {
  const before = await world.countTickets();
  await atTill(page, world);
  await page.evaluate(FELT);
  const slow = await page.context().newCDPSession(page);
  await slow.send('Emulation.setCPUThrottlingRate', { rate: 6 });
  // Each key goes out before the till has answered the one before it.
  const burst = (...keys: string[]) =>
    Promise.all(
      keys.flatMap((key) => {
        const text = key === 'Enter' ? '\r' : key;
        const event = { key, windowsVirtualKeyCode: text.charCodeAt(0) };
        const send = (more: { type: 'keyDown'; text: string } | { type: 'keyUp' }) =>
          slow.send('Input.dispatchKeyEvent', { ...event, ...more });
        return [send({ type: 'keyDown', text }), send({ type: 'keyUp' })];
      }),
    );
  await burst('1', '1', '2', 'Enter', 'Enter', '1');
  const drawer = page.getByRole('dialog', { name: 'Cash' });
  await expect(drawer.getByText('RM 60.00').first()).toBeVisible();
  await burst('9', '0', 'Enter', 'Enter');
  await expect(page.getByTestId('change-due')).toHaveText('RM 30.00');
  expect(await world.countTickets()).toBe(before + 1);
  expect(await page.evaluate('felt')).toEqual(['1', '1', '1']);
  await slow.send('Emulation.setCPUThrottlingRate', { rate: 1 });
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: 'Choose a package' })).toBeVisible();
  await expect(page.locator('[data-pressed]')).toHaveCount(0);
});
