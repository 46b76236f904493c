import { expectAccessible, expectLive, expect } from './support/fixtures.ts';
import { chatBox, inputOf, Line, lines, openChatWith, write } from './support/chat.ts';
import { test } from './support/elsewhere.ts';

const AISYAH = 'Aisyah Rahman';
const LIM = 'Lim Siew Mei';

test.describe('two people', () => {
  test('write to each other: typing, emoji by hand and from the picker, order, seen; a box is minimised, kept, and hidden', async ({
    page,
    world,
    elsewhere,
  }) => {
    const [cashier, manager] = await Promise.all([world.signIn('cashier'), world.signIn('manager')]);
    await cashier.open(page);
    const other = await elsewhere(manager);
    await Promise.all([expectLive(page), expectLive(other)]);
    const mine = await openChatWith(page, LIM);
    await test.step('write to each other: typing, emoji, order, seen', async () => {
      await expect(mine.getByText('Online', { exact: true })).toBeVisible();
      await expect(mine.getByText('No messages yet. Say hello!')).toBeVisible();
      await expect(inputOf(mine)).toBeFocused();
      await write(mine, 'Good morning [wave]');
      await expect(lines(mine)).toHaveCount(1);
      await expect(mine.getByRole('img', { name: 'wave' })).toBeVisible();
      await expect(mine.getByText(/Sent/)).toBeVisible();

      // The message opens a box over there without taking the focus.
      const theirs = chatBox(other, AISYAH);
      await expect(lines(theirs)).toHaveText([/Good morning/]);
      await expect(inputOf(theirs)).not.toBeFocused();
      await expect(other.getByRole('button', { name: 'Chat, unread messages from 1 person' })).toBeVisible();
      await inputOf(theirs).focus();
      await expect(other.getByRole('button', { name: 'Chat', exact: true })).toBeVisible();
      await expect(mine.getByText(/Seen/)).toBeVisible();

      await inputOf(theirs).pressSequentially('On');
      await expect(mine.getByRole('log').getByText(`${LIM} is typing…`)).toBeVisible();
      await inputOf(theirs).pressSequentially(' my way <b>now</b> [nope]');
      await inputOf(theirs).press('Shift+Enter');
      await inputOf(theirs).pressSequentially('[boat]');
      await inputOf(theirs).press('Enter');
      await expect(lines(mine)).toHaveText([/Good morning/, /On my way <b>now<\/b> \[nope\]\s*⛵/]);
      await expect(mine.getByRole('log').getByText(`${LIM} is typing…`)).toBeHidden();
      await expect(inputOf(theirs)).toHaveValue('');

      await inputOf(mine).press('Enter');
      await write(mine, '   ');
      for (const number of [1, 2, 3]) await write(mine, `Boat ${number}`);
      await expect(lines(theirs)).toHaveText([/Good/, /On my way/, 'Boat 1', 'Boat 2', 'Boat 3']);
      await expect(lines(mine)).toHaveText([/Good/, /On my way/, 'Boat 1', 'Boat 2', 'Boat 3']);
    });

    await test.step('the picker is used by keyboard', async () => {
      await inputOf(mine).fill('Thanks ');
      await mine.getByRole('button', { name: 'Insert an emoji' }).press('Enter');
      const picker = mine.getByRole('group', { name: 'Emoji' });
      await expect(picker.getByRole('button')).toHaveCount(16);
      await expect(picker.getByRole('button', { name: 'heart' })).toBeFocused();
      await expectAccessible(page);
      await page.keyboard.press('Escape');
      await expect(picker).toBeHidden();
      await expect(mine.getByRole('button', { name: 'Insert an emoji' })).toBeFocused();
      await page.keyboard.press('Enter');
      await page.keyboard.press('ArrowRight');
      await page.keyboard.press('Enter');
      await expect(inputOf(mine)).toHaveValue('Thanks [like]');
      await expect(inputOf(mine)).toBeFocused();
      await page.keyboard.press('Enter');
      await expect(mine.getByRole('img', { name: 'like' })).toBeVisible();
      await expectAccessible(page);
      await page.emulateMedia({ colorScheme: 'dark' });
      await expectAccessible(page, 'colours');
      await page.emulateMedia({ colorScheme: 'light' });
    });

    await test.step('is hidden here alone, minimised by Esc, and open again after a reload', async () => {
      await inputOf(mine).fill('A draft');
      await inputOf(mine).press('Escape');
      await expect(inputOf(mine)).toBeHidden();
      await expect(mine.getByRole('button', { name: `Show the chat with ${LIM}` })).toBeFocused();
      await mine.getByRole('button', { name: `Show the chat with ${LIM}` }).press('Enter');
      await expect(inputOf(mine)).toBeFocused();
      await expect(inputOf(mine)).toHaveValue('A draft');
      await page.reload();
      await expect(chatBox(page, LIM)).toBeVisible();
      await chatBox(page, LIM)
        .getByRole('button', { name: `Hide the chat with ${LIM}` })
        .click();
      await expect(chatBox(page, LIM)).toBeHidden();
      await page.reload();
      await expectLive(page);
      await expect(chatBox(page, LIM)).toBeHidden();
    });
  });

  test('the typing notice goes after half a minute, and a command gives none', async ({ page, world, elsewhere }) => {
    await page.clock.install();
    const [cashier, manager] = await Promise.all([world.signIn('cashier'), world.signIn('manager')]);
    await cashier.open(page);
    const other = await elsewhere(manager);
    await Promise.all([expectLive(page), expectLive(other)]);
    const mine = await openChatWith(page, LIM);
    const theirs = await openChatWith(other, AISYAH);
    const notice = mine.getByRole('log').getByText(`${LIM} is typing…`);
    await inputOf(theirs).pressSequentially('/end');
    await inputOf(theirs).press('Enter');
    // For everybody but developer-flag users it is a text like any other.
    await expect(lines(mine)).toHaveText(['/end']);
    await expect(notice).toBeHidden();
    await inputOf(theirs).pressSequentially('Hm');
    await expect(notice).toBeVisible();
    await page.clock.runFor(29_000);
    await expect(notice).toBeVisible();
    await page.clock.runFor(2_000);
    await expect(notice).toBeHidden();
  });

  test('what was written while somebody was away waits as unread, with its history', async ({
    page,
    world,
    elsewhere,
  }) => {
    const [cashier, manager] = await Promise.all([world.signIn('cashier'), world.signIn('manager')]);
    const other = await elsewhere(manager);
    await cashier.open(page);
    await expectLive(page);
    const mine = await openChatWith(page, LIM);
    for (let number = 1; number <= 60; number += 1) await write(mine, `Line ${number}`);
    await expect(mine.getByText(/Sending/)).toHaveCount(0);
    await other.close();
    await expect(mine.getByText('Offline', { exact: true })).toBeVisible();
    await write(mine, 'Are you there?');
    await expect(lines(mine).last()).toHaveText('Are you there?');

    const back = await elsewhere(await world.signIn('manager'));
    await expectLive(back);
    await back.getByRole('button', { name: 'Chat, unread messages from 1 person' }).click();
    const people = back.getByRole('group', { name: 'Chat' });
    await expect(people.getByRole('button', { name: new RegExp(AISYAH) })).toContainText('Are you there?');
    await people.getByRole('button', { name: new RegExp(AISYAH) }).click();
    const theirs = chatBox(back, AISYAH);
    await expect(lines(theirs).last()).toHaveText('Are you there?');
    await expect(lines(theirs)).toHaveCount(50);
    await expect(lines(theirs).last()).toBeInViewport();
    await theirs.getByRole('log').evaluate((log) => log.scrollTo({ top: 0 }));
    await expect(lines(theirs)).toHaveCount(61);
    await expect(lines(theirs).first()).toHaveText('Line 1');
    await expect(mine.getByText('Seen').first()).toBeAttached();
  });

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
    // Each person's own messages stand in the order in which they were written.
    const own = (await lines(mine).allTextContents()).filter((text) => text.startsWith('mine'));
    expect(own).toEqual(expected.filter((text) => text.startsWith('mine')));
  });

  test('people who wrote during a disconnect show as unread after it', async ({
    page,
    world,
    elsewhere,
    complaints,
  }) => {
    complaints.allow(/WebSocket is already in CLOSING/);
    await page.clock.install();
    const line = await Line.through(page);
    const [manager, cashier] = await Promise.all([world.signIn('manager'), world.signIn('cashier')]);
    await manager.open(page);
    const other = await elsewhere(cashier);
    await Promise.all([expectLive(page), expectLive(other)]);
    line.lose('heard');
    const theirs = await openChatWith(other, LIM);
    await write(theirs, 'Did you get this?');
    await expect(theirs.getByText(/Sent/)).toBeVisible();
    await line.cut();
    await page.clock.runFor(5_100);
    await expectLive(page);
    await expect(page.getByRole('button', { name: 'Chat, unread messages from 1 person' })).toBeVisible();
    await expect(lines(await openChatWith(page, AISYAH))).toHaveText(['Did you get this?']);
  });

  test('a message that was not sent yet survives a reload', async ({ page, world, elsewhere }) => {
    const [cashier, manager] = await Promise.all([world.signIn('cashier'), world.signIn('manager')]);
    const line = await Line.through(page);
    await cashier.open(page);
    const other = await elsewhere(manager);
    await Promise.all([expectLive(page), expectLive(other)]);
    const mine = await openChatWith(page, LIM);
    line.lose('sent');
    await write(mine, 'Written in a tunnel');
    await expect(mine.getByText('Sending…')).toBeVisible();
    await line.cut();
    await page.reload();
    // The box is open again, and the message has gone out.
    await expect(lines(chatBox(page, LIM))).toHaveText(['Written in a tunnel']);
    await expect(chatBox(page, LIM).getByText(/Sent/)).toBeVisible();
    await expect(lines(chatBox(other, AISYAH))).toHaveText(['Written in a tunnel']);
  });
});

test.describe('boxes', () => {
  test('a developer-flag user closes a chat for both, by its button and by /end', async ({
    page,
    world,
    elsewhere,
  }) => {
    const [skaloot, cashier] = await Promise.all([world.signIn('skaloot'), world.signIn('cashier')]);
    await skaloot.open(page);
    const other = await elsewhere(cashier);
    await Promise.all([expectLive(page), expectLive(other)]);
    const mine = await openChatWith(page, AISYAH);
    await write(mine, 'Solved?');
    const theirs = chatBox(other, 'Wan Azlan');
    await expect(lines(theirs)).toHaveText(['Solved?']);
    await expect(theirs.getByRole('button', { name: 'Close the chat' })).toHaveCount(0);
    await mine.getByRole('button', { name: `Close the chat with ${AISYAH} for both of you` }).click();
    await expect(mine).toBeHidden();
    await expect(theirs).toBeHidden();
    await expect(other.getByText('Wan Azlan closed the chat')).toBeVisible();
    await openChatWith(page, AISYAH);
    await write(mine, 'One more thing');
    await expect(lines(theirs)).toHaveText(['Solved?', 'One more thing']);
    await write(mine, '/end');
    await expect(theirs).toBeHidden();
    await expect(mine).toBeHidden();
  });

  test('those that do not fit wait behind one button', async ({ page, world, elsewhere }) => {
    await page.setViewportSize({ width: 960, height: 800 });
    const cashier = await world.signIn('cashier');
    await cashier.open(page);
    await expectLive(page);
    for (const [account, name] of [
      ['manager', LIM],
      ['admin', 'Nadia Zulkifli'],
      ['csa', 'Faizal Othman'],
      ['supervisor', 'Kumar Selvam'],
    ] as const) {
      await elsewhere(await world.signIn(account));
      await openChatWith(page, name);
    }
    const boxes = page.getByRole('complementary', { name: 'Chats' }).getByRole('region');
    await expect(boxes).toHaveCount(3);
    expect((await boxes.first().boundingBox())?.width).toBe(250);
    const [first, second] = await Promise.all([boxes.nth(0).boundingBox(), boxes.nth(1).boundingBox()]);
    expect(second!.x - first!.x).toBe(270);
    await page.getByRole('button', { name: '1 more chat' }).click();
    await page.getByRole('button', { name: LIM }).click();
    await expect(inputOf(chatBox(page, LIM))).toBeFocused();
    await expect(boxes).toHaveCount(3);
  });
});

test('the list of users opens a chat with people who are online', async ({ page, world, elsewhere }) => {
  const [manager, cashier] = await Promise.all([world.signIn('manager'), world.signIn('cashier')]);
  await manager.open(page, '/d/users?search=cashier');
  await elsewhere(cashier);
  await expectLive(page);
  const users = page.getByRole('table', { name: 'Users Management' });
  await expect(users.getByRole('button', { name: /Suraya Hashim/ }).filter({ hasText: /chat/i })).toHaveCount(0);
  await users.getByRole('button', { name: new RegExp(`chat.*${AISYAH}`, 'i') }).click();
  await expect(inputOf(chatBox(page, AISYAH))).toBeFocused();
});

test('on a phone a chat is a sheet, and a message covers nothing', async ({ page, world, elsewhere }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const [cashier, manager] = await Promise.all([world.signIn('cashier'), world.signIn('manager')]);
  await cashier.open(page);
  const other = await elsewhere(manager);
  await Promise.all([expectLive(page), expectLive(other)]);
  await write(await openChatWith(other, AISYAH), 'Are you on the boat?');
  await expect(page.getByRole('button', { name: 'Chat, unread messages from 1 person' })).toBeVisible();
  await expect(chatBox(page, LIM)).toBeHidden();
  const mine = await openChatWith(page, LIM);
  expect(await mine.boundingBox()).toEqual({ x: 0, y: 0, width: 390, height: 844 });
  await expect(lines(mine)).toHaveText(['Are you on the boat?']);
  await expectAccessible(page);
  await inputOf(mine).press('Escape');
  await expect(mine).toBeHidden();
  await expect(page.getByRole('button', { name: 'Chat', exact: true })).toBeFocused();
});

test('an account outside the operator has no chat', async ({ page, world }) => {
  await (await world.signIn('agent')).open(page);
  await expectLive(page);
  await expect(page.getByRole('button', { name: /^Chat/ })).toHaveCount(0);
});

test('the till shows no chat', async ({ page, world, elsewhere }) => {
  const [cashier, manager] = await Promise.all([world.signIn('cashier'), world.signIn('manager')]);
  await cashier.open(page, '/d/pos');
  const other = await elsewhere(manager);
  await expectLive(other);
  await write(await openChatWith(other, AISYAH), 'Hello?');
  await expect(page.getByRole('complementary', { name: 'Chats' })).toBeHidden();
  await page.goto('/d/dashboard');
  await expect(page.getByRole('button', { name: 'Chat, unread messages from 1 person' })).toBeVisible();
});
