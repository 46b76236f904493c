import { expect, test } from 'vitest';
import { type Locator, page } from 'vitest/browser';
import { expectTexts, focus, press, step, type } from '@testing/actions.ts';
import { joinRealtime } from '@testing/realtime-peer.ts';
import { connectAgain, expectAccessible, expectLive, lookTwice, loseConnection } from '@testing/looks.ts';
import { openPath, renderScreen, shownPath } from '@testing/render-screen.ts';
import { createTestWorld } from '@testing/test-world.ts';

const AISYAH = 'Aisyah Rahman';
const LIM = 'Lim Siew Mei';

const chatBox = (name: string): Locator => page.getByRole('region', { name: `Chat with ${name}` });
const lines = (box: Locator): Locator => box.getByRole('log').getByCss('[class*=bubble]');
const inputOf = (box: Locator): Locator => box.getByRole('textbox');
const chatButton = (name: string | RegExp): Locator => page.getByRole('button', { name, exact: true });
const UNREAD = 'Chat, unread messages from 1 person';

/** Opens the chat with somebody who is online, through the list of people. */
async function openChatWith(name: string): Promise<Locator> {
  await chatButton(/^Chat(,|$)/).click();
  await page
    .getByRole('group', { name: 'Chat' })
    .getByRole('button', { name: new RegExp(name) })
    .click();
  await expect.element(inputOf(chatBox(name))).toHaveFocus();
  return chatBox(name);
}

async function write(box: Locator, message: string): Promise<void> {
  await inputOf(box).fill(message);
  await press('Enter', inputOf(box));
}

/** A cashier who chats at the dashboard, and a manager elsewhere. */
async function twoPeople() {
  const world = createTestWorld();
  const [cashier, manager] = await Promise.all([world.signIn('cashier'), world.signIn('manager')]);
  const other = await joinRealtime(world, manager);
  await renderScreen('/d/dashboard', { as: cashier, world });
  await expectLive();
  return { world, cashier, manager, other };
}

test('a chat: messages, emoji, typing, order and seen; it is minimised, kept over a reload, and hidden', async () => {
  const { cashier, other } = await twoPeople();
  const mine = await openChatWith(LIM);
  const notice = mine.getByRole('log').getByText(`${LIM} is typing…`);

  await step('a message is sent, and seen', async () => {
    await expect.element(mine.getByText('Online', { exact: true })).toBeVisible();
    await expect.element(mine.getByText('No messages yet. Say hello!')).toBeVisible();
    await write(mine, 'Good morning [wave]');
    await expect.element(lines(mine)).toHaveLength(1);
    await expect.element(mine.getByRole('img', { name: 'wave' })).toBeVisible();
    await expect.element(mine.getByText(/Sent/)).toBeVisible();
    other.see(cashier);
    await expect.element(mine.getByText(/Seen/)).toBeVisible();
  });

  await step('the other person types and answers; markup and unknown names of emoji stay as typed', async () => {
    other.type(cashier);
    await expect.element(notice).toBeVisible();
    other.write(cashier, 'On my way <b>now</b> [nope]\n[boat]');
    await expectTexts(lines(mine), [/Good morning/, /On my way <b>now<\/b> \[nope\]\s*⛵/]);
    await expect.element(notice).not.toBeInTheDocument();
  });

  await step('blank text is not sent, and messages arrive in their order', async () => {
    await press('Enter', inputOf(mine));
    await write(mine, '   ');
    for (const number of [1, 2, 3]) await write(mine, `Boat ${number}`);
    await expectTexts(lines(mine), [/Good/, /On my way/, 'Boat 1', 'Boat 2', 'Boat 3']);
    await expect
      .poll(() => other.heard('chat').map(({ message }) => message))
      .toEqual(['Good morning [wave]', 'On my way <b>now</b> [nope]\n[boat]', 'Boat 1', 'Boat 2', 'Boat 3']);
  });

  await step('the picker is used by keyboard', async () => {
    await inputOf(mine).fill('Thanks ');
    const opener = mine.getByRole('button', { name: 'Insert an emoji' });
    await press('Enter', opener);
    const picker = mine.getByRole('group', { name: 'Emoji' });
    await expect.element(picker.getByRole('button')).toHaveLength(16);
    await expect.element(picker.getByRole('button', { name: 'heart' })).toHaveFocus();
    await expectAccessible();
    await press('Escape');
    await expect.element(picker).not.toBeInTheDocument();
    await expect.element(opener).toHaveFocus();
    await press('Enter');
    await press('ArrowRight');
    await press('Enter');
    await expect.element(inputOf(mine)).toHaveValue('Thanks [like]');
    await expect.element(inputOf(mine)).toHaveFocus();
    await press('Enter');
    await expect.element(mine.getByRole('img', { name: 'like' })).toBeVisible();
    await lookTwice();
  });

  await step('it is minimised by Esc with its draft, open again after a reload, and hidden here alone', async () => {
    await inputOf(mine).fill('A draft');
    await press('Escape', inputOf(mine));
    await expect.element(inputOf(mine)).not.toBeInTheDocument();
    const show = mine.getByRole('button', { name: `Show the chat with ${LIM}` });
    await expect.element(show).toHaveFocus();
    await press('Enter');
    await expect.element(inputOf(mine)).toHaveFocus();
    await expect.element(inputOf(mine)).toHaveValue('A draft');
    await openPath(shownPath());
    await mine.getByRole('button', { name: `Hide the chat with ${LIM}` }).click();
    await expect.element(mine).not.toBeInTheDocument();
    await openPath(shownPath());
    await expectLive();
    await expect.element(mine).not.toBeInTheDocument();
    expect(other.heard('end')).toEqual([]);
  });
});

test('the typing notice goes after half a minute, and a command gives none', async () => {
  const { world, cashier, other } = await twoPeople();
  const mine = await openChatWith(LIM);
  const notice = mine.getByRole('log').getByText(`${LIM} is typing…`);
  await type('/end');
  await press('Enter');
  // For everybody but developer-flag users it is a text like any other.
  await expectTexts(lines(mine), '/end');
  expect(other.heard('typing')).toEqual([]);
  await type('Hm');
  await expect.poll(() => other.heard('typing').length).toBe(1);

  other.type(cashier);
  await expect.element(notice).toBeVisible();
  world.clock.pass(29_000);
  await expect.element(notice).toBeVisible();
  world.clock.pass(2_000);
  await expect.element(notice).not.toBeInTheDocument();
});

test('a message opens a box without taking the focus; what came while somebody was away waits with its history', async () => {
  const world = createTestWorld();
  const [cashier, manager] = await Promise.all([world.signIn('cashier'), world.signIn('manager')]);
  const other = await joinRealtime(world, cashier);
  for (let number = 1; number <= 60; number += 1) other.write(manager, `Line ${number}`);
  other.write(manager, 'Are you there?');
  await expect.poll(() => other.heard('chat').length).toBe(61);

  await renderScreen('/d/dashboard', { as: 'manager', world });
  await expectLive();
  const theirs = chatBox(AISYAH);
  await step('the list of people says what was written last', async () => {
    await chatButton(UNREAD).click();
    const person = page.getByRole('group', { name: 'Chat' }).getByRole('button', { name: new RegExp(AISYAH) });
    await expect.element(person).toHaveTextContent('Are you there?');
    await person.click();
  });
  await step('the newest fifty are there at first, and the others when somebody scrolls up', async () => {
    await expect.element(lines(theirs).last()).toHaveTextContent(/^Are you there\?$/);
    await expect.element(lines(theirs)).toHaveLength(50);
    await expect.element(lines(theirs).last()).toBeInViewport();
    theirs.getByRole('log').element().scrollTo({ top: 0 });
    await expect.element(lines(theirs)).toHaveLength(61);
    await expect.element(lines(theirs).first()).toHaveTextContent(/^Line 1$/);
    await expect.poll(() => other.heard('seen').length).toBeGreaterThan(0);
  });
  await step('a new message does not take the focus; it counts as seen when its box has it', async () => {
    const heading = page.getByRole('heading', { level: 1 });
    await focus(chatButton('Chat'));
    other.write(manager, 'Hello?');
    await expect.element(lines(theirs).last()).toHaveTextContent(/^Hello\?$/);
    await expect.element(heading).toBeVisible();
    await expect.element(inputOf(theirs)).not.toHaveFocus();
    await expect.element(chatButton(UNREAD)).toBeVisible();
    await focus(inputOf(theirs));
    await expect.element(chatButton('Chat')).toBeVisible();
  });
  await step('who leaves is offline, and can be written to', async () => {
    other.leave();
    await expect.element(theirs.getByText('Offline', { exact: true })).toBeVisible();
    await write(theirs, 'See you');
    await expect.element(lines(theirs).last()).toHaveTextContent(/^See you$/);
    await expect.element(theirs.getByText(/Sent/)).toBeVisible();
  });
});

test('what is written without a connection goes out once it is back, also after a reload; what came shows as unread', async () => {
  const { world, cashier, other } = await twoPeople();
  const mine = await openChatWith(LIM);
  await loseConnection(world);
  await other.reconnect();
  await write(mine, 'Written in a tunnel');
  await expect.element(mine.getByText('Sending…')).toBeVisible();
  await openPath(shownPath());
  // The box is open again, and the message has gone out.
  await expectTexts(lines(mine), 'Written in a tunnel');
  await expect.element(mine.getByText(/Sent/)).toBeVisible();
  expect(other.heard('chat').map(({ message }) => message)).toEqual(['Written in a tunnel']);

  await loseConnection(world);
  await other.reconnect();
  other.write(cashier, 'Did you get this?');
  await connectAgain(world);
  await expect.element(chatButton(UNREAD)).toBeVisible();
  await expectTexts(lines(mine), ['Written in a tunnel', 'Did you get this?']);
});

test('a developer-flag user closes a chat for both, by its button and by /end; for others nothing closes it', async () => {
  const world = createTestWorld();
  const [skaloot, cashier] = await Promise.all([world.signIn('skaloot'), world.signIn('cashier')]);
  const other = await joinRealtime(world, cashier);
  await renderScreen('/d/dashboard', { as: skaloot, world });
  await expectLive();
  const mine = await openChatWith(AISYAH);
  await write(mine, 'Solved?');
  await mine.getByRole('button', { name: `Close the chat with ${AISYAH} for both of you` }).click();
  await expect.element(mine).not.toBeInTheDocument();
  await expect.poll(() => other.heard('end').length).toBe(1);
  await openChatWith(AISYAH);
  await expectTexts(lines(mine), 'Solved?');
  await write(mine, '/end');
  await expect.element(mine).not.toBeInTheDocument();
  await expect.poll(() => other.heard('end').length).toBe(2);
  other.leave();

  const developer = await joinRealtime(world, skaloot);
  await renderScreen('/d/dashboard', { as: cashier, world });
  await expectLive();
  developer.write(cashier, 'One more thing');
  const theirs = chatBox('Wan Azlan');
  await expectTexts(lines(theirs), ['Solved?', 'One more thing']);
  await expect.element(theirs.getByRole('button', { name: /^Close the chat/ })).not.toBeInTheDocument();
  developer.end(cashier);
  await expect.element(theirs).not.toBeInTheDocument();
  await expect.element(page.getByText('Wan Azlan closed the chat')).toBeVisible();
});

test('boxes that do not fit wait behind one button', async () => {
  const world = createTestWorld();
  for (const account of ['manager', 'admin', 'csa', 'supervisor'])
    await joinRealtime(world, await world.signIn(account));
  await renderScreen('/d/dashboard', { as: 'cashier', world, size: [960, 800] });
  await expectLive();
  for (const name of [LIM, 'Nadia Zulkifli', 'Faizal Othman', 'Kumar Selvam']) await openChatWith(name);
  const boxes = page.getByRole('complementary', { name: 'Chats' }).getByRole('region');
  await expect.element(boxes).toHaveLength(3);
  const [first, second] = boxes.elements().map((box) => box.getBoundingClientRect());
  expect(first!.width).toBe(250);
  expect(second!.x - first!.x).toBe(270);
  await page.getByRole('button', { name: '1 more chat' }).click();
  await page.getByRole('button', { name: LIM }).click();
  await expect.element(inputOf(chatBox(LIM))).toHaveFocus();
  await expect.element(boxes).toHaveLength(3);
});

test('the list of users opens a chat with people who are online, and with nobody else', async () => {
  const world = createTestWorld();
  const cashier = await joinRealtime(world, await world.signIn('cashier'));
  await renderScreen('/d/users', { as: 'manager', world });
  await expectLive();
  const users = page.getByRole('table', { name: 'Users Management' });
  const writeTo = users.getByRole('button', { name: /^Chat with/ });
  await expect.element(writeTo).toHaveLength(1);
  await expect.element(writeTo).toHaveAccessibleName(`Chat with ${AISYAH} (online)`);
  await writeTo.click();
  await expect.element(inputOf(chatBox(AISYAH))).toHaveFocus();
  cashier.leave();
  await expect.element(writeTo).not.toBeInTheDocument();
});

test('on a phone a chat is a sheet, and a message covers nothing', async () => {
  const world = createTestWorld();
  const cashier = await world.signIn('cashier');
  const [manager, admin] = [
    await joinRealtime(world, await world.signIn('manager')),
    await joinRealtime(world, await world.signIn('admin')),
  ];
  await renderScreen('/d/dashboard', { as: cashier, world, size: [390, 844] });
  await expectLive();
  manager.write(cashier, 'Are you on the boat?');
  await expect.element(chatButton(UNREAD)).toBeVisible();
  const mine = await openChatWith(LIM);
  const { x, y, width, height } = mine.element().getBoundingClientRect();
  expect({ x, y, width, height }).toEqual({ x: 0, y: 0, width: 390, height: 844 });
  await expectTexts(lines(mine), 'Are you on the boat?');
  await expectAccessible();
  await press('Escape', inputOf(mine));
  await expect.element(mine).not.toBeInTheDocument();
  await expect.element(chatButton('Chat')).toHaveFocus();

  admin.write(cashier, 'The tide is out');
  await expect.element(chatButton(UNREAD)).toBeVisible();
  await expect.element(chatBox('Nadia Zulkifli')).not.toBeInTheDocument();
});

test('an account outside the operator has no chat, and the till shows none', async () => {
  const world = createTestWorld();
  await renderScreen('/d/dashboard', { as: 'agent', world });
  await expectLive();
  await expect.element(chatButton(/^Chat/)).not.toBeInTheDocument();

  const [cashier, manager] = await Promise.all([world.signIn('cashier'), world.signIn('manager')]);
  const other = await joinRealtime(world, manager);
  await renderScreen('/d/pos', { as: cashier, world });
  await expect.element(page.getByRole('heading', { level: 1 })).toBeVisible();
  other.write(cashier, 'Hello?');
  await expect.poll(() => other.heard('chat').length).toBe(1);
  await expect.element(page.getByRole('complementary', { name: 'Chats' })).not.toBeInTheDocument();
  await openPath('/d/dashboard');
  await expect.element(chatButton(UNREAD)).toBeVisible();
});
