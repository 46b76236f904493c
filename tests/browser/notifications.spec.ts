import type { Page } from '@playwright/test';
import { expect, expectAccessible, expectLive, test } from './support/fixtures.ts';
import { inTheme } from './support/look.ts';
import { counterSale } from '../support/stages/sales.ts';
import { painted } from './support/tickets.ts';
import { expectNoToast } from './support/toasts.ts';

const REFUND = { type: 'refund-request', code: 'MRCX7K2M9QP', vvip: false, username: 'cashier' } as const;
const VOID = { type: 'cancel-request', code: 'MRCX7K2M9QP', vvip: false, username: 'cashier' } as const;
const ERROR = { type: 'error-log', message: 'getTicket: Something went wrong' } as const;
const BUG = { type: 'bug-report', id: 12, username: 'cashier', report: 'The printer prints twice' } as const;

const notes = (page: Page) => page.getByRole('region', { name: 'Notifications' });

/** Counts the tones that a page plays, and the notifications that it shows. */
async function listen(page: Page): Promise<{ tones(): Promise<number>; shown(): Promise<string[]> }> {
  await page.addInitScript(() => {
    const heard = { tones: 0, shown: [] as string[] };
    Object.assign(window, { heardByTest: heard });
    const start = OscillatorNode.prototype.start;
    OscillatorNode.prototype.start = function (when) {
      heard.tones += 1;
      start.call(this, when);
    };
    class FakeNotification extends EventTarget {
      static permission: NotificationPermission = 'default';
      static async requestPermission(): Promise<NotificationPermission> {
        FakeNotification.permission =
          (localStorage.getItem('test.answer') as NotificationPermission | null) ?? 'granted';
        return FakeNotification.permission;
      }
      constructor(title: string, { body }: { body: string }) {
        super();
        heard.shown.push(`${title}: ${body}`);
      }
      close(): void {}
    }
    Object.assign(window, { Notification: FakeNotification });
  });
  const read = <T>(name: string) =>
    page.evaluate(
      (key) => (window as unknown as { heardByTest: Record<string, unknown> }).heardByTest[key],
      name,
    ) as Promise<T>;
  return { tones: () => read('tones'), shown: () => read('shown') };
}

/** Takes away what has been said, so that a step hears its own. */
async function clearNotes(page: Page): Promise<void> {
  const dismiss = notes(page).getByRole('button', { name: 'Dismiss' });
  await dismiss.evaluateAll((buttons: HTMLElement[]) => buttons.forEach((button) => button.click()));
  await expect(dismiss).toHaveCount(0);
}

/** Counts how often a page asks for the counters. */
function countAsked(page: Page): () => number {
  let asked = 0;
  page.on('request', (request) => {
    if (request.url().endsWith('/api/notification')) asked += 1;
  });
  return () => asked;
}

test('the settings open over the screen, count at once, are kept for this person, and ask the browser', async ({
  page,
  world,
}) => {
  const { shown } = await listen(page);
  const manager = await world.signIn('manager');
  await manager.open(page, '/d/tickets/0');
  const dialog = page.getByRole('dialog', { name: 'Notification' });
  const browser = dialog.getByRole('switch', { name: 'Show browser notifications' });

  await test.step('open as a modal over the screen, and count at once', async () => {
    await expect(page.getByRole('heading', { level: 1 })).toContainText('Tickets Management');
    await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Notification' }).click();
    await expect(dialog).toBeVisible();
    await expect(page.getByRole('heading', { level: 1, includeHidden: true })).toContainText('Tickets Management');
    for (const name of [
      'New sales',
      'New bookings',
      'Refund requests',
      'Void requests',
      'Problem reports',
      'Server errors',
      'Chat messages',
      'Play a sound',
    ]) {
      await expect(dialog.getByRole('switch', { name })).toBeVisible();
    }
    await expect(dialog.getByRole('switch', { name: 'New sales' })).not.toBeChecked();
    await dialog.getByRole('switch', { name: 'New sales' }).press('Space');
    await dialog.getByRole('switch', { name: 'Chat messages' }).click();
  });

  await test.step('ask the browser once it is wanted', async () => {
    await browser.press('Space');
    await expect(browser).toBeChecked();
    await dialog.getByRole('button', { name: 'Test' }).click();
    await expect(page.getByText('This is what a notification looks like.')).toBeVisible();
    expect(await shown()).toEqual([expect.stringContaining('This is what a notification looks like.')]);
    await dialog.getByRole('button', { name: 'Close' }).last().click();
    await expect(page).toHaveURL(/\/d\/tickets\/0/);
  });

  await test.step('are kept for this person, and accessible', async () => {
    await page.evaluate(() => localStorage.setItem('test.answer', 'denied'));
    await page.goto('/d/notification');
    await expect(dialog.getByRole('switch', { name: 'New sales' })).toBeChecked();
    await expect(dialog.getByRole('switch', { name: 'Chat messages' })).not.toBeChecked();
    for (const scheme of ['light', 'dark'] as const) {
      await inTheme(page, scheme);
      await expectAccessible(page, scheme === 'light' ? 'all' : 'colours');
    }
    await page.setViewportSize({ width: 390, height: 844 });
    await expectAccessible(page);
  });

  await test.step('explain what to do when it is blocked', async () => {
    await expect(browser).not.toBeChecked();
    await browser.press('Space');
    await expect(dialog.getByText(/Notifications are blocked in this browser/)).toBeVisible();
    await expect(browser).toBeDisabled();
  });
});

test('people who approve hear of requests, errors and reports, by the browser too, and never in a sale', async ({
  page,
  world,
}) => {
  await page.clock.install();
  const { tones, shown } = await listen(page);
  const asked = countAsked(page);
  const manager = await world.signIn('manager');
  const code = (await manager.call.listTickets({ query: {} })).data.find((row) => row.code.length <= 11)!.code;
  await page.addInitScript((id) => {
    localStorage.setItem(`muara.notifications.${id}`, JSON.stringify({ browser: true }));
    (Notification as unknown as { permission: string }).permission = 'granted';
  }, manager.user.id);
  await manager.open(page);
  await expectLive(page);

  await test.step('the counters are fetched once at the start, and however much happens at most every two seconds', async () => {
    await expect.poll(asked).toBe(1);
    for (let number = 0; number < 5; number += 1) await world.tell(REFUND, manager.user.id);
    await expect(
      notes(page)
        .getByText(/Refund request/)
        .first(),
    ).toBeVisible();
    await page.clock.runFor(2_100);
    await expect.poll(asked).toBe(2);
    await page.clock.runFor(10_000);
    await painted(page);
    expect(asked()).toBe(2);
    await clearNotes(page);
  });

  await test.step('of requests, errors and reports reach anyone who approves, with a way to the screen', async () => {
    const before = await tones();
    await page.mouse.click(700, 100);
    await world.tell({ ...REFUND, code }, manager.user.id);
    await expect(notes(page).getByText(`Refund request for ${code} by cashier`)).toBeVisible();
    await world.tell({ ...VOID, code }, manager.user.id);
    await expect(notes(page).getByText(`Void request for ${code} by cashier`)).toBeVisible();
    await world.tell(ERROR, manager.user.id);
    await expect(notes(page).getByText('Server error: getTicket: Something went wrong')).toBeVisible();
    await world.tell(BUG, manager.user.id);
    await expect(notes(page).getByText('cashier reports: The printer prints twice')).toBeVisible();
    expect(await tones()).toBeGreaterThan(before);
    await notes(page)
      .getByRole('status')
      .filter({ hasText: 'Refund request' })
      .getByRole('link', { name: 'Open' })
      .click();
    await expect(page).toHaveURL(new RegExp(`/d/tickets-detail/${code}$`));
    await expect(page.getByRole('heading', { level: 1 })).toContainText(code);
    await expectAccessible(page);
    await clearNotes(page);
  });

  await test.step('are shown by the browser while nobody looks at the page', async () => {
    await world.tell(REFUND, manager.user.id);
    await expect(notes(page).getByText(/Refund request/)).toBeVisible();
    expect(await shown()).toEqual([]);
    await page.evaluate(() => Object.defineProperty(document, 'hidden', { value: true, configurable: true }));
    await world.tell(VOID, manager.user.id);
    await expect.poll(shown).toEqual([expect.stringMatching(/: Void request for MRCX7K2M9QP by cashier$/)]);
  });

  await test.step('do not disturb a sale', async () => {
    await page.goto('/d/pos');
    await expect(page.getByRole('heading', { level: 1 })).toBeAttached();
    const counted = page.waitForResponse(/\/api\/notification/);
    await world.tell(REFUND, manager.user.id);
    await counted;
    await painted(page);
    await expectNoToast(page, /Refund request for/);
  });
});

test('alerts obey their switches; single sales are reported to those who ask for them', async ({ page, world }) => {
  const [manager, cashier] = await Promise.all([world.signIn('manager'), world.signIn('cashier')]);
  await cashier.call.startShift({ body: { cash_in: 200, jetty_id: 1, station: 'Counter 1' } });
  await page.addInitScript((id) => {
    localStorage.setItem(`muara.notifications.${id}`, JSON.stringify({ sale: true, refund: false }));
  }, manager.user.id);
  await manager.open(page);
  await expectLive(page);
  await world.tell(REFUND, manager.user.id);
  const { ticket } = await cashier.call.generateTicket({ body: counterSale() });
  await expect(notes(page).getByText(`New sale ${ticket!.code}, RM 75.00`)).toBeVisible();
  await expectNoToast(page, /Refund request/);
});

test('a cashier hears of no request, and reports a rejection that nobody handled once', async ({
  page,
  world,
  complaints,
}) => {
  complaints.allow(/The tide is wrong|stopped/);
  const reports: string[] = [];
  page.on('websocket', (socket) =>
    socket.on('framesent', ({ payload }) => {
      const text = Buffer.from(payload.toString(), 'base64').toString();
      if (text.includes('/script-error')) reports.push((JSON.parse(text) as { message: string }).message);
    }),
  );
  const cashier = await world.signIn('cashier');
  await cashier.open(page);
  await expectLive(page);

  await test.step('are not handled without the right to approve', async () => {
    for (const message of [REFUND, VOID, ERROR, { ...BUG, username: 'manager' }])
      await world.tell(message, cashier.user.id);
    await world.tell({ type: 'issue-resolved', id: 12, report: 'The printer prints twice' }, cashier.user.id);
    await expect(notes(page).getByText('Report has been resolved')).toBeVisible();
    await painted(page);
    await expect(notes(page).getByRole('status')).toHaveCount(1);
  });

  await test.step('a rejection that nobody handled is reported once, an aborted call never', async () => {
    await page.evaluate(() => {
      for (let number = 0; number < 3; number += 1) void Promise.reject(new RangeError('The tide is wrong'));
      void Promise.reject(new DOMException('stopped', 'AbortError'));
      void Promise.reject(new TypeError('The tide is wrong too'));
    });
    await expect.poll(() => reports).toEqual(['RangeError: The tide is wrong', 'TypeError: The tide is wrong too']);
  });
});

test('an agent has neither these settings nor the counters', async ({ page, world }) => {
  const asked = countAsked(page);
  const agent = await world.signIn('agent');

  await test.step('the settings are for staff alone', async () => {
    await agent.open(page, '/d/notification');
    await expect(page).toHaveURL(/\/d\/dashboard/);
    await expect(page.getByRole('dialog', { name: 'Notification' })).toBeHidden();
  });

  await test.step('the counters are not asked for by those who may not see them', async () => {
    await expectLive(page);
    await world.tell({ type: 'get-bubble' }, agent.user.id);
    await world.tell({ type: 'alert', message: 'Last boat at six' }, agent.user.id);
    await expect(page.getByText('Last boat at six')).toBeVisible();
    expect(asked()).toBe(0);
  });
});
