import { expect, expectLive, test } from './support/fixtures.ts';

test('a rejection that nobody handled is reported once, an aborted call never', async ({ page, world, complaints }) => {
  complaints.allow(/The tide is wrong|stopped/);
  const reports: string[] = [];
  page.on('websocket', (socket) =>
    socket.on('framesent', ({ payload }) => {
      const text = Buffer.from(payload.toString(), 'base64').toString();
      if (text.includes('/script-error')) reports.push((JSON.parse(text) as { message: string }).message);
    }),
  );
  await (await world.signIn('cashier')).open(page);
  await expectLive(page);
  await page.evaluate(() => {
    for (let number = 0; number < 3; number += 1) void Promise.reject(new RangeError('The tide is wrong'));
    void Promise.reject(new DOMException('stopped', 'AbortError'));
    void Promise.reject(new TypeError('The tide is wrong too'));
  });
  await expect.poll(() => reports).toEqual(['RangeError: The tide is wrong', 'TypeError: The tide is wrong too']);
});
