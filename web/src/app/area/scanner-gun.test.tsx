import { expect, test } from 'vitest';
import { cdp, page } from 'vitest/browser';
import { focus, press, step } from '@testing/actions.ts';
import { expectAccessible } from '@testing/looks.ts';
import { nextFrame } from '@testing/next-frame.ts';
import { openPath, shownPath } from '@testing/render-screen.ts';
import { createTestWorld, type TestWorld } from '@testing/test-world.ts';
import { atTill, counter, group, toPassengers } from '@testing/till.ts';
import { counterSale } from '../../../../tests/support/stages/sales.ts';

/** The time between the keys of a scanner, and of somebody who types. */
const GUN_SECONDS = 0.002;
const HAND_SECONDS = 0.06;
/** The app waits no longer than this for the next key of a scanner. */
const LONGEST_GAP_MS = 35;

let latest = 0;

/**
 * Presses keys of the browser's keyboard.
 * They tell this pace, however long the machine takes between them.
 */
async function pressKeys(world: TestWorld, keys: readonly string[], seconds: number): Promise<void> {
  world.clock.stop();
  // oxlint-disable-next-line no-restricted-properties -- the browser's keyboard tells the real time
  const now = (performance.timeOrigin + performance.now()) / 1000;
  // What was pressed before is no part of it.
  latest = Math.max(now, latest + HAND_SECONDS);
  for (const key of keys) {
    const text = key === 'Enter' ? '\r' : key.length === 1 ? key : undefined;
    const event = { key, windowsVirtualKeyCode: (text ?? '\t').toUpperCase().charCodeAt(0), timestamp: latest };
    await cdp().send('Input.dispatchKeyEvent', { ...event, type: 'keyDown', ...(text !== undefined && { text }) });
    await cdp().send('Input.dispatchKeyEvent', { ...event, type: 'keyUp' });
    latest += seconds;
  }
  world.clock.pass(LONGEST_GAP_MS);
  await nextFrame();
}

const scanWithGun = (world: TestWorld, code: string, end = 'Enter'): Promise<void> =>
  pressKeys(world, [...code, end], GUN_SECONDS);

/** A till that has sold a ticket; returns its code. */
async function atTillThatSold(world: TestWorld): Promise<string> {
  const cashier = await atTill(world);
  const { ticket } = await cashier.call.generateTicket({ body: counterSale() });
  return ticket!.code;
}

test('a scanner gun changes no counter, presses nothing and opens no step, and offers the ticket', async () => {
  const world = createTestWorld();
  const code = await atTillThatSold(world);
  await toPassengers();
  const adults = counter(group('Malaysian'), 'Adult');

  await step('with a counter focused', async () => {
    await adults.fill('2');
    await focus(adults);
    await scanWithGun(world, code);
    await expect.element(page.getByText(`Scanned ${code}`)).toBeVisible();
    await expect.element(adults).toHaveValue('2');
    await expect.element(page.getByRole('heading', { name: 'Who is riding?' })).toBeVisible();
  });

  await step('with nothing focused', async () => {
    await focus(page.getByRole('heading', { name: 'Who is riding?' }));
    await scanWithGun(world, code);
    await expect.element(page.getByRole('checkbox', { name: /^Malaysian/ })).toBeChecked();
    await expect.element(page.getByRole('dialog')).not.toBeInTheDocument();
    await expect.element(adults).toHaveValue('2');
  });

  const name = page.getByRole('textbox', { name: 'Name', exact: true });
  await step('in a list of states and in a name', async () => {
    const state = page.getByRole('combobox', { name: 'State' }).first();
    // The list itself would go to Melaka at the first letter of the code.
    await state.selectOptions('Johor');
    await focus(state);
    await scanWithGun(world, code);
    await expect.element(state).toHaveValue('Johor');
    await page.getByRole('button', { name: 'Continue' }).click();
    await expect.element(name).toBeVisible();
    await name.fill('Aina');
    await scanWithGun(world, code);
    await expect.element(name).toHaveValue('Aina');
    await expect.element(page.getByRole('heading', { name: 'Customer' })).toBeVisible();
  });

  await step('a person who types is served as before', async () => {
    await press('End', name);
    await pressKeys(world, [...' binti X'], HAND_SECONDS);
    await expect.element(name).toHaveValue('Aina binti X');
    await pressKeys(world, ['Enter'], HAND_SECONDS);
    await expect.element(page.getByRole('heading', { name: 'Payment method' })).toBeVisible();
    await pressKeys(world, ['1'], HAND_SECONDS);
    await expect.element(page.getByRole('dialog', { name: 'Cash' })).toBeVisible();
  });
});

test('a scanner gun opens the ticket that it reads while nothing is being sold', async () => {
  const world = createTestWorld();
  const code = await atTillThatSold(world);
  await scanWithGun(world, code);
  await expect.poll(shownPath).toContain(`/tickets-detail/${code}`);
});

test('a scanned code that nothing has is named, and a search field takes what is scanned', async () => {
  const world = createTestWorld();
  await atTill(world);
  await scanWithGun(world, 'ABCDEFGHI');
  await expect.element(page.getByText('There is no ticket or booking with the code ABCDEFGHI')).toBeVisible();
  const agent = page.getByRole('combobox', { name: 'Agent' });
  await focus(agent);
  await scanWithGun(world, 'ABCDEFGHI');
  await expect.element(agent).toHaveValue('ABCDEFGHI');
});

test('the end key of a scanner gun is a setting of the device', async () => {
  const world = createTestWorld();
  const code = await atTillThatSold(world);
  await openPath('/d/printers');
  const dialog = page.getByRole('dialog', { name: 'Printers' });
  await dialog.getByLabelText('Key after a code').selectOptions('Tab');
  await expectAccessible();
  await openPath('/d/pos');
  await expect.element(page.getByRole('heading', { name: 'Choose a package' })).toBeVisible();
  await scanWithGun(world, code, 'Tab');
  await expect.poll(shownPath).toContain(`/tickets-detail/${code}`);
});
