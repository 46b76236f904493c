import { AUTOCOMPLETE_DELAY_MS } from '@muara/contract/constants';
import { expect, test } from 'vitest';
import { page, type Locator } from 'vitest/browser';
import { expectTexts, focus, goTo, press, type } from '@testing/actions.ts';
import { expectAccessible, inTheme } from '@testing/looks.ts';
import { nextFrame } from '@testing/next-frame.ts';
import { openPath, renderScreen, shownPath } from '@testing/render-screen.ts';
import { createTestWorld } from '@testing/test-world.ts';

const field = (): Locator => page.getByRole('combobox', { name: 'Find a screen, an action, a ticket or a person' });
const options = (): Locator => page.getByRole('listbox', { name: 'Find and go' }).getByRole('option');
const option = (name: string | RegExp): Locator => options().filter({ hasText: name });
const heading = (name: string): Locator => page.getByRole('heading', { level: 1, name });

/** Opens the palette on the dashboard of an account. */
async function openPalette(): Promise<void> {
  await expect.element(heading('Dashboard')).toBeVisible();
  await press('Control+k');
  await expect.element(field()).toHaveFocus();
}

/** Checks what an account finds in the open palette, and what not. */
async function expectFinds(found: string[], missing: string[]): Promise<void> {
  for (const name of found) {
    await field().fill(name.replace(' ›', ''));
    await expect.element(option(name).first()).toBeVisible();
  }
  for (const name of missing) {
    await field().fill(name);
    await expect.element(page.getByRole('group', { name: 'Screens' }).getByRole('option')).not.toBeInTheDocument();
  }
  await field().fill('no such thing at all');
  await expect.element(page.getByRole('status').getByText('No results')).toBeInTheDocument();
  await expect.element(options()).not.toBeInTheDocument();
  await press('Enter');
  await expect.element(field()).toBeVisible();
}

test('walks with the arrows, round and round, and names what is chosen', async () => {
  await renderScreen('/d/dashboard', { as: 'manager' });
  await openPalette();
  const chosen = page.getByRole('option', { selected: true });
  await expect.element(chosen).toHaveTextContent(/^Dashboard$/);
  await press('ArrowDown');
  await expect.element(chosen).toHaveTextContent(/^POS$/);
  await expect.element(field()).toHaveAttribute('aria-activedescendant', chosen.element().id);
  await press('ArrowUp');
  await press('ArrowUp');
  await expect.element(chosen).toHaveTextContent(/^Logout$/);
  await expect.element(chosen).toBeInViewport();
  await press('ArrowDown');
  await expect.element(chosen).toHaveTextContent(/^Dashboard$/);
});

test('goes to a screen by a few letters and Enter; a modal opens over the screen that it was called from', async () => {
  await renderScreen('/d/dashboard', { as: 'manager' });
  await openPalette();
  await field().fill('tickets vvip');
  await expect.element(options()).toHaveLength(1);
  await press('Enter');
  await expect.element(heading('Tickets Management (VVIP)')).toHaveFocus();
  await expect.element(field()).not.toBeInTheDocument();
  await expect.element(heading('Tickets Management (VVIP)')).toBeVisible();
  await press('Control+k');
  await expect.element(field()).toHaveFocus();
  await field().fill('printers');
  await press('Enter');
  await expect.element(page.getByRole('dialog', { name: 'Printers' })).toBeVisible();
  await press('Escape');
  await expect.poll(shownPath).toMatch(/\/d\/tickets\/1$/);
});

test('Escape closes it, and the focus goes back to where it was', async () => {
  await renderScreen('/d/dashboard', { as: 'manager' });
  await goTo('/d/tickets/0');
  await expect.element(heading('Tickets Management (Normal)')).toHaveFocus();
  const search = page.getByRole('searchbox', { name: 'Search' });
  await focus(search);
  await press('Control+k');
  await expect.element(field()).toHaveFocus();
  await press('Escape');
  await expect.element(field()).not.toBeInTheDocument();
  await expect.element(search).toHaveFocus();
  const button = page.getByRole('button', { name: 'Go to…' });
  await button.click();
  await expect.element(field()).toHaveFocus();
  await press('Control+k');
  await expect.element(field()).not.toBeInTheDocument();
  await expect.element(button).toHaveFocus();
});

test('opens a ticket by its code in any case', async () => {
  const world = createTestWorld();
  const manager = await world.signIn('manager');
  await renderScreen('/d/dashboard', { as: manager, world });
  const code = (await manager.call.listTickets({ query: {} })).data[0]!.code;
  await goTo('/d/dashboard');
  await openPalette();
  await field().fill(code.toLowerCase());
  await expect.element(options().first()).toHaveTextContent(`Open ticket ${code}`);
  await press('Enter');
  await expect.element(heading(`Ticket #${code}`)).toBeVisible();
});

test('opens a booking by its code, and one ticket of a batch by its longer one', async () => {
  const world = createTestWorld();
  const manager = await world.signIn('manager');
  await renderScreen('/d/dashboard', { as: manager, world });
  const [booking] = (await manager.call.listBookings({ query: { vvip_charter: 1 } })).data;
  await goTo('/d/dashboard');
  await openPalette();
  await field().fill(booking!.code);
  await expect.element(option(`Open booking ${booking!.code}`)).toBeVisible();
  await press('ArrowDown');
  await press('Enter');
  await expect.poll(shownPath).toMatch(new RegExp(`/d/booking/1/${booking!.code}$`));
  const [part] = (await manager.call.listTickets({ query: { ticket_type: 2 } })).data;
  await goTo('/d/dashboard');
  await openPalette();
  await field().fill(part!.code.toLowerCase());
  await expectTexts(options(), [`Open ticket ${part!.code}`]);
  await press('Enter');
  await expect.poll(shownPath).toMatch(new RegExp(`/d/tickets-detail/${part!.code}$`));
});

test('does what it offers: theme, keys, the way out', async () => {
  await renderScreen('/d/dashboard', { as: 'manager' });
  await goTo('/d/dashboard');
  await openPalette();
  await field().fill('dark');
  await press('Enter');
  await expect.poll(() => document.documentElement.dataset['mantineColorScheme']).toBe('dark');
  await openPalette();
  await field().fill('keyboard');
  await press('Enter');
  await expect.element(page.getByRole('dialog', { name: 'Keyboard shortcuts' })).toBeVisible();
  await press('Escape');
  await openPalette();
  await field().fill('logout');
  await press('Enter');
  await expect.element(page.getByRole('alertdialog', { name: 'Hold On!' })).toBeVisible();
  await press('Escape');
});

test('an agent finds Dashboard, My Purchase, Support, and not Setting, Users, Printers, Approvals', async () => {
  await renderScreen('/d/dashboard', { as: 'agent' });
  await openPalette();
  await expectFinds(['Dashboard', 'My Purchase', 'Support'], ['Setting', 'Users', 'Printers', 'Approvals']);
});

test('offers no ticket to those who may not open one', async () => {
  await renderScreen('/d/dashboard', { as: 'csa' });
  await openPalette();
  await field().fill('MRCX7K2M9QP');
  await expect.element(page.getByRole('status').getByText('No results')).toBeInTheDocument();
  await expect.element(options()).not.toBeInTheDocument();
});

test('a manager finds Setting, Users, My Profile, and not shift slip, Api Request Log, App Version', async () => {
  await renderScreen('/d/dashboard', { as: 'manager' });
  await openPalette();
  await expectFinds(['Setting', 'Users', 'My Profile'], ['shift slip', 'Api Request Log', 'App Version']);
  await press('Escape');
});

test.for([1440, 390])('is accessible at %i px, light and dark, and nothing hangs over the edge', async (width) => {
  await renderScreen('/d/dashboard', { as: 'manager', size: [width, 844] });
  await page.getByRole('button', { name: 'Go to…' }).click();
  await field().fill('ma');
  await expect.element(page.getByRole('group', { name: 'People' })).toBeVisible();
  await expectAccessible();
  await inTheme('dark');
  await expectAccessible('colours');
  expect(document.documentElement.scrollWidth - innerWidth).toBeLessThanOrEqual(0);
});

test('finds people for those who may see them', async () => {
  await renderScreen('/d/dashboard', { as: 'manager' });
  await openPalette();
  await field().fill('aisyah');
  await option('Aisyah Rahman').click();
  await expect.poll(shownPath).toMatch(/\/d\/users\?search=cashier$/);
});

test('asks for people when the typing pauses, and shows five at most', async () => {
  const world = createTestWorld();
  await renderScreen('/d/dashboard', { as: 'manager', world });
  await openPalette();
  // A machine that stalls between two letters would be a pause.
  world.clock.stop();
  await type('muara.test');
  world.clock.pass(AUTOCOMPLETE_DELAY_MS - 1);
  await nextFrame();
  expect(await world.journal('listUsers')).toHaveLength(0);
  world.clock.pass(1);
  await expect.element(page.getByRole('group', { name: 'People' }).getByRole('option')).toHaveLength(5);
  expect(await world.journal('listUsers')).toHaveLength(1);
});

test('changes the language', async () => {
  await renderScreen('/d/dashboard', { as: 'manager' });
  await openPalette();
  await type('melayu');
  await press('Enter');
  await expect.poll(() => document.documentElement.lang).toBe('ms');
});

test('the list of keys opens with ?, and not while somebody types', async () => {
  await renderScreen('/d/dashboard', { as: 'manager' });
  await goTo('/d/tickets/0');
  const keys = page.getByRole('dialog', { name: 'Keyboard shortcuts' });
  const search = page.getByRole('searchbox', { name: 'Search' });
  await type('a?', search);
  await expect.element(search).toHaveValue('a?');
  await expect.element(keys).not.toBeInTheDocument();
  await focus(heading('Tickets Management (Normal)'));
  await press('?');
  await expect.element(keys).toBeVisible();
  await expectAccessible();
  await press('Escape');
  await expect.element(keys).not.toBeInTheDocument();
  await page.getByRole('button', { name: /^Account of/ }).click();
  await page.getByRole('button', { name: 'Keyboard shortcuts' }).click();
  await expect.element(keys).toBeVisible();
});

test('a cashier finds Tickets › Normal, Start shift slip, Support, and not Setting, Users, Error Log', async () => {
  await renderScreen('/d/dashboard', { as: 'cashier' });
  await openPalette();
  await expectFinds(['Tickets › Normal', 'Start shift slip', 'Support'], ['Setting', 'Users', 'Error Log']);
});

test('a cashier asks for nobody', async () => {
  const world = createTestWorld();
  const cashier = await world.signIn('cashier');
  await renderScreen('/d/dashboard', { as: cashier, world });
  await openPalette();
  const before = (await world.journal('listUsers')).length;
  await field().fill('suraya');
  await expect.element(page.getByRole('status').getByText('No results')).toBeInTheDocument();
  await expect.element(options()).not.toBeInTheDocument();
  expect(await world.journal('listUsers')).toHaveLength(before);
});

test('is not there at the point of sale, nor while a dialog is open', async () => {
  await renderScreen('/d/dashboard', { as: 'cashier' });
  await goTo('/d/pos');
  await expect.element(page.getByRole('dialog', { name: 'Start shift' })).toBeVisible();
  await press('Control+k');
  await expect.element(field()).not.toBeInTheDocument();
  await openPath('/d/printers');
  await expect.element(page.getByRole('dialog', { name: 'Printers' })).toBeVisible();
  await press('Control+k');
  await press('?');
  await expect.element(page.getByRole('dialog')).toHaveLength(1);
});
