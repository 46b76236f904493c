import { expect, test } from 'vitest';
import { page, type Locator } from 'vitest/browser';
import { focus, goTo, press } from '@testing/actions.ts';
import { complaints } from '@testing/complaints.ts';
import { openPath, renderScreen, shownPath } from '@testing/render-screen.ts';
import { createTestWorld } from '@testing/test-world.ts';
import { toast } from '@/lib/toast.ts';
import { STORED_TRIP } from '../../../../tests/support/stages/gate.ts';

const menu = (): Locator => page.getByRole('navigation', { name: 'Main' });
const heading = (name: string): Locator => page.getByRole('heading', { level: 1, name });

test('the first Tab skips to the content', async () => {
  await renderScreen('/d/tickets/0', { as: 'manager' });
  await expect.element(heading('Tickets Management (Normal)')).toBeVisible();
  await press('Tab');
  const skip = page.getByRole('link', { name: 'Skip to content' });
  await expect.element(skip).toHaveFocus();
  await expect.element(skip).toBeInViewport();
  await press('Enter');
  await press('Tab');
  await expect.element(page.getByRole('button', { name: 'Download' })).toHaveFocus();
});

test('a change of screen marks its entry, names the window and moves the focus to the heading', async () => {
  await renderScreen('/d/dashboard', { as: 'manager' });
  await expect.element(heading('Dashboard')).toBeVisible();
  await expect.poll(() => document.title).toBe('Dashboard – Muara');
  await goTo('/d/tickets/1');
  await expect.element(heading('Tickets Management (VVIP)')).toHaveFocus();
  await expect.poll(() => document.title).toBe('Tickets Management (VVIP) – Muara');
  await expect.element(menu().getByRole('link', { name: /^VVIP/ })).toHaveAttribute('aria-current', 'page');
  await expect.element(menu().getByRole('link', { name: 'Dashboard' })).not.toHaveAttribute('aria-current', 'page');
  history.back();
  await expect.element(heading('Dashboard')).toHaveFocus();
  await expect.poll(() => document.title).toBe('Dashboard – Muara');
});

test('closing a modal returns the focus to what opened it', async () => {
  await renderScreen('/d/dashboard', { as: 'manager' });
  const entry = menu().getByRole('link', { name: /^Printers/ });
  await focus(entry);
  await press('Enter');
  await expect.element(page.getByRole('dialog', { name: 'Printers' })).toBeVisible();
  await press('Escape');
  await expect.element(entry).toHaveFocus();
});

test.for([
  ['Printers', '/d/printers', 'dialog', 'Printers'],
  ['Logout', '/d/logout', 'alertdialog', 'Hold On!'],
] as const)(
  '%s opens over the screen that called it, and over the dashboard by its address',
  async ([name, path, role, title]) => {
    await renderScreen('/d/tickets/1?type=upcoming', { as: 'manager' });
    const modal = page.getByRole(role, { name: title });
    await menu()
      .getByRole('link', { name: new RegExp(`^${name}`) })
      .click();
    await expect.element(modal).toBeVisible();
    expect(shownPath()).toBe(path);
    history.back();
    await expect.element(modal).not.toBeInTheDocument();
    expect(shownPath()).toBe('/d/tickets/1?type=upcoming');
    history.forward();
    await expect.element(modal).toBeVisible();
    await press('Escape');
    await expect.element(modal).not.toBeInTheDocument();
    await expect.poll(shownPath).toBe('/d/tickets/1?type=upcoming');
    await expect.element(page.getByRole('button', { name: 'Remove filter Type: Upcoming' })).toBeVisible();

    await openPath(path);
    await expect.element(modal).toBeVisible();
    await expect
      .element(page.getByRole('heading', { level: 1, name: 'Dashboard', includeHidden: true }))
      .toBeInTheDocument();
    await press('Escape');
    await expect.element(modal).not.toBeInTheDocument();
    await expect.poll(shownPath).toBe('/d/dashboard');
  },
);

test.for(['/d/no-such-screen', '/d/tickets/9'])('%s leads to the dashboard and says so', async (path) => {
  await renderScreen(path, { as: 'manager' });
  await expect.element(page.getByRole('alert').getByText('Page not found')).toBeVisible();
  await expect.poll(shownPath).toBe('/d/dashboard');
});

test('without a session every path of the area leads to sign-in, and back after it', async () => {
  await renderScreen('/d/no-such-screen');
  await expect.poll(shownPath).toMatch(/^\/d\/login/);
  await openPath('/d/tickets/1');
  await expect.poll(shownPath).toBe('/d/login?next=%2Fd%2Ftickets%2F1');
  await expect.element(page.getByLabelText('Email')).toHaveFocus();
  await page.getByLabelText('Email').fill('manager@muara.test');
  await page.getByLabelText('Password', { exact: true }).fill('muara123');
  await page.getByRole('button', { name: 'Login' }).click();
  await expect.element(heading('Tickets Management (VVIP)')).toBeVisible();
});

test.for(['/no-such-page', '/no.such.page'])('%s is not found, and leads to the shop', async (path) => {
  await renderScreen(path);
  await expect.element(heading('Page not found')).toBeVisible();
  await expect.poll(() => document.title).toBe('Page not found – Muara');
  await page.getByRole('link', { name: 'Back to the landing page' }).click();
  await expect.element(page.getByRole('link', { name: 'Sign in' })).toBeVisible();
});

test('the shop leads visitors to sign-in, and staff to the dashboard', async () => {
  await renderScreen('/');
  await page.getByRole('link', { name: 'Sign in' }).click();
  await expect.poll(shownPath).toBe('/d/login');
  await renderScreen('/', { as: 'manager' });
  await page.getByRole('link', { name: 'Open the dashboard' }).click();
  await expect.element(heading('Dashboard')).toBeVisible();
});

test.for(['session_expired', 'contract_inactive', 'account_inactive'])(
  '%s ends the session with the words of the server',
  async (code) => {
    complaints.allow(/40[123]/);
    const world = createTestWorld();
    const manager = await world.signIn('manager');
    await world.addFault({ operationId: 'listTickets', nth: 1, code });
    await renderScreen('/d/tickets/0', { as: manager, world });
    await expect.poll(shownPath).toMatch(/^\/d\/login/);
    expect(localStorage.getItem('muara.token')).toBeNull();
    await expect.poll(() => toast.all().map(({ kind }) => kind)).toEqual(['error']);
  },
);

test('an open trip keeps its owner signed in', async () => {
  const world = createTestWorld();
  const csa = await world.signIn('csa');
  await renderScreen('/d/dashboard', { as: csa, world });
  await expect.element(heading('Dashboard')).toBeVisible();
  localStorage.setItem('csa_session', JSON.stringify({ user_id: csa.user.id, ...STORED_TRIP }));
  await menu().getByRole('link', { name: 'Logout' }).click();
  await expect.element(page.getByRole('alert').getByText('Please submit your trip before logout')).toBeVisible();
  await expect.element(heading('Dashboard')).toBeVisible();
  await expect.element(page.getByRole('alertdialog')).not.toBeInTheDocument();
});
