import { expect, expectLive } from './support/fixtures.ts';
import { Line, lines, openChatWith, write } from './support/chat.ts';
import { test } from './support/elsewhere.ts';

const AISYAH = 'Aisyah Rahman';
const LIM = 'Lim Siew Mei';

test('every message arrives exactly once although the connection breaks again and again', async ({
  page,
  world,
  elsewhere,
  complaints,
}) => {
  test.setTimeout(120_000);
  complaints.allow(/WebSocket is already in CLOSING/);
  const [cashier, manager] = await Promise.all([world.signIn('cashier'), world.signIn('manager')]);
  await page.clock.install();
  const line = await Line.through(page);
  let otherLine: Line | undefined;
  await cashier.open(page);
  const other = await elsewhere(manager, undefined, async (tab) => {
    await tab.clock.install();
    otherLine = await Line.through(tab);
  });
  await Promise.all([expectLive(page), expectLive(other)]);
  const mine = await openChatWith(page, LIM);
  const theirs = await openChatWith(other, AISYAH);
  // Each way to lose something on one side meets each on the other.
  const rounds = 12;
  const expected: string[] = [];
  for (let round = 1; round <= rounds; round += 1) {
    // Lost on the way out, lost on the way back, cut while nothing moves; on one side, on the other, on both.
    if (round % 3 === 1) line.lose('heard');
    if (round % 3 === 2) line.lose('sent');
    if (round % 4 === 1) otherLine!.lose('sent');
    if (round % 4 === 2) otherLine!.lose('heard');
    await write(mine, `mine ${round}`);
    await write(theirs, `theirs ${round}`);
    expected.push(`mine ${round}`, `theirs ${round}`);
    await Promise.all([line.cut(), otherLine!.cut()]);
    await Promise.all([page.clock.runFor(5_100), other.clock.runFor(5_100)]);
    await Promise.all([expectLive(page), expectLive(other)]);
  }
  await expect(mine.getByText('Sending…')).toHaveCount(0);
  await expect(theirs.getByText('Sending…')).toHaveCount(0);
  const sorted = (texts: string[]) => [...texts].sort();
  await expect.poll(async () => sorted(await lines(theirs).allTextContents())).toEqual(sorted(expected));
  await expect.poll(async () => sorted(await lines(mine).allTextContents())).toEqual(sorted(expected));
  expect(await lines(mine).allTextContents()).toEqual(await lines(theirs).allTextContents());
  // Nobody's own messages change their order.
  const own = (await lines(mine).allTextContents()).filter((text) => text.startsWith('mine'));
  expect(own).toEqual(expected.filter((text) => text.startsWith('mine')));
});
