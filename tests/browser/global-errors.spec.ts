import { expect, expectLive, test } from './support/fixtures.ts';
import { openTickets } from './support/till.ts';

test('a line that breaks or is slow says so: the socket is opened again, an answer is given up after thirty seconds', async ({
  page,
  world,
}) => {
  await page.clock.install();
  const opened: { close(): Promise<void> }[] = [];
  let isCut = false;
  await page.routeWebSocket(/\/ws$/, (socket) => {
    opened.push({ close: () => socket.close({ code: 4000, reason: 'cable pulled' }) });
    if (isCut) void opened.at(-1)!.close();
    else socket.connectToServer();
  });
  await (await world.signIn('manager')).open(page);

  await test.step('a socket that breaks is opened again after five seconds, and says so meanwhile', async () => {
    await expectLive(page);
    await opened[0]!.close();
    await expect(page.getByRole('status', { name: 'Live updates: Reconnecting…' })).toBeVisible();
    await page.clock.runFor(4_000);
    expect(opened).toHaveLength(1);
    await page.clock.runFor(1_500);
    await expect.poll(() => opened.length).toBe(2);
    await expectLive(page);
  });

  await test.step('after the last attempt it says that it is disconnected, and connects when asked to', async () => {
    isCut = true;
    await opened.at(-1)!.close();
    for (const seconds of [6, 11, 16, 21, 26]) {
      const before = opened.length;
      await page.clock.runFor(seconds * 1_000);
      await expect.poll(() => opened.length).toBe(before + 1);
      await expect(page.getByRole('status', { name: /^Live updates: (Reconnecting…|Disconnected)$/ })).toBeVisible();
    }
    await expect(page.getByRole('status', { name: 'Live updates: Disconnected' })).toBeVisible();
    isCut = false;
    await page.getByRole('button', { name: 'Reconnect' }).click();
    await expectLive(page);
  });

  await test.step('an answer that takes longer than thirty seconds is given up, says so, and can be asked for again', async () => {
    await world.addFault({ operationId: 'listTickets', rate: 1, delay_ms: 120_000 });
    const asked = page.waitForRequest(/\/api\/tickets\?/);
    await openTickets(page);
    await asked;
    await page.clock.runFor(30_500);
    await expect(page.getByText('This is taking too long. Please check your network connection').first()).toBeVisible();
    await world.clearFaults();
    await page.getByRole('button', { name: 'Retry' }).click();
    await expect(page.getByRole('table')).toBeVisible();
  });
});
