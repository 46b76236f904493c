import { expect, onTestFinished, test, vi } from 'vitest';
import { page, type Locator } from 'vitest/browser';
import { press } from '@testing/actions.ts';
import { AT_A_DESK, lookAt } from '@testing/looks.ts';
import { nextFrame } from '@testing/next-frame.ts';
import { openPath, renderScreen, shownPath } from '@testing/render-screen.ts';
import { PIXEL } from '@testing/pixel.ts';
import { savedFile } from '@testing/saved-file.ts';
import { decide, expectAtProvider, familyAtCheckout, untilShown } from '@testing/shop.ts';
import { createTestWorld, type TestWorld } from '@testing/test-world.ts';
import { publicSale } from '../../../../tests/support/stages/sales.ts';
import { payOnline } from '../../../../tests/support/stages/tickets.ts';

const dialog = page.getByRole('dialog', { name: 'Request a refund' });
const code = dialog.getByLabelText('Ticket code');

async function openDialog(): Promise<void> {
  await page.getByRole('button', { name: 'Request a refund' }).first().click();
}

const find = () => dialog.getByRole('button', { name: 'Find my ticket' }).click();

test('a refund is asked for in two steps, with errors at their fields and nothing typed lost', async () => {
  const world = createTestWorld();
  await world.freezeAt('10:00');
  const { call } = await world.signIn('manager');
  const sold = await call.generatePublicTicket({ body: publicSale({ depart_date: '2026-03-11' }) });
  const bought = sold.ticket!.code;
  await payOnline(sold, 'pay', world.serve);
  await renderScreen('/', { world });
  await openDialog();
  await expect.element(code).toHaveFocus();
  const WRONG: [typed: string, says: string][] = [
    ['', 'Please complete this field'],
    ['nur.aina@mail.test', 'Please enter a ticket code'],
    ['MRCAAAAAAAA', 'Ticket does not exist'],
  ];
  for (const [typed, says] of WRONG) {
    await code.fill(typed);
    await find();
    await expect.element(code).toHaveAccessibleDescription(new RegExp(says));
    await expect.element(code).toHaveFocus();
    await expect.element(code).toHaveValue(typed);
  }
  expect(await world.journal('requestPublicRefund'), 'what cannot be a code is not asked for').toHaveLength(1);

  await code.fill(` ${bought.toLowerCase()} `);
  await find();
  const found = dialog.getByRole('group', { name: 'Your ticket' });
  await expect.element(found).toHaveFocus();
  for (const words of ['N** A***', 'n***@m***.test', 'Full refunds only.'])
    await expect.element(found).toHaveTextContent(words);
  await expect.element(dialog).not.toHaveTextContent('Aina');
  const send = () => dialog.getByRole('button', { name: 'Request refund' }).click();
  const bank = dialog.getByRole('combobox', { name: 'Bank' });
  const account = dialog.getByLabelText('Account number');
  const bankName = dialog.getByLabelText('Bank name');
  await send();
  await expect.element(bank).toHaveFocus();
  await expect.element(bank).toHaveAccessibleDescription('Please select the options');
  await expect.element(dialog.getByText('Please complete this field')).toHaveLength(2);
  await bank.selectOptions('Others');
  await dialog.getByLabelText('Reason').fill('We fell ill');
  await account.fill('12-34');
  await send();
  await expect.element(bankName).toHaveFocus();
  await expect.element(account).toHaveAccessibleDescription(/Digits only.*Numbers only/);
  await lookAt('the refund form with errors');

  await bankName.fill('Bank of Rivers');
  await account.fill('1234567890');
  await world.freezeAt('10:16');
  await send();
  await expect.element(dialog.getByRole('alert')).toHaveTextContent(/^Please search for your ticket again$/);
  await expect.element(dialog.getByRole('alert')).toHaveFocus();
  await expect.element(code).toHaveValue(` ${bought.toLowerCase()} `);
  await find();
  await expect.element(account).toHaveValue('1234567890');
  await expect.element(bankName).toHaveValue('Bank of Rivers');
  await send();
  await expect.element(dialog.getByRole('heading', { name: 'Refund request has been submited' })).toHaveFocus();
  await lookAt('a refund that was asked for');
  expect(await world.outbox()).toContainEqual(
    expect.objectContaining({ to: ['nur.aina@mail.test'], subject: expect.stringMatching(/refund/i) }),
  );

  await dialog.getByRole('button', { name: 'Close' }).last().click();
  await openDialog();
  await code.fill(bought);
  await find();
  await expect.element(code).toHaveAccessibleDescription(/A refund was already requested for this ticket/);
});

test('people who try codes are asked in the dialog to wait', async () => {
  const world = createTestWorld();
  await world.freezeAt('10:00');
  await renderScreen('/', { world });
  await openDialog();
  for (const letter of 'ABCDE') {
    await code.fill(`MRC${letter.repeat(8)}`);
    await find();
    await expect.element(code).toHaveAccessibleDescription(/Ticket does not exist/);
    await code.fill('');
  }
  await code.fill('MRCFFFFFFFF');
  await find();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Ok' }).click();
  await expect.element(code).toHaveAccessibleDescription(/Too many attempts. Please wait 15 minutes and try again./);
  await expect.element(code).toHaveValue('MRCFFFFFFFF');
});

test('late at night the checkout warns anyone who buys for tonight, and forbids nothing', async () => {
  const warning = page.getByText(
    'Its almost midnight. Please make sure the boat is still operating because they normally close around this time.',
    { exact: true },
  );
  const world = createTestWorld();
  await world.freezeAt('21:50');
  await familyAtCheckout(world);
  await expect.element(warning).not.toBeInTheDocument();
  await world.freezeAt('22:00');
  await openPath(shownPath());
  await expect.element(page.getByRole('status').filter({ has: warning })).toBeVisible();
  await lookAt('checkout late at night');
  await page.getByRole('checkbox', { name: /I have read and agree to the Terms and Conditions/ }).click();
  await page.getByRole('button', { name: /^Pay RM/ }).click();
  await expectAtProvider();
});

const UNPAID = 'muara.unpaid-ticket';
const title = (name: string): Locator => page.getByRole('heading', { level: 1, name, exact: true });

interface Order {
  code: string;
  /** Pays it at the provider, away from the browser. */
  pay(): Promise<void>;
}

/** A shop whose browser remembers an order that was left unpaid, for tomorrow. */
async function withUnpaidOrder(world: TestWorld, part: Parameters<typeof publicSale>[0] = {}): Promise<Order> {
  const { call } = await world.signIn('manager');
  const sold = await call.generatePublicTicket({ body: publicSale({ depart_date: '2026-03-11', ...part }) });
  const { code } = sold.ticket!;
  await world.advance('PT3M');
  await renderScreen('/', { world });
  localStorage.setItem(UNPAID, JSON.stringify({ version: 1, code }));
  await openPath('/');
  return { code, pay: () => payOnline(sold, 'pay', world.serve) };
}

test('an unpaid ticket is offered again, fails, and is paid: receipt, calendar and code', async () => {
  const world = createTestWorld();
  const { code: bought } = await withUnpaidOrder(world, { jetty_id: 3, slot: '17:00 - 18:00' });
  const question = page.getByRole('alertdialog');
  await expect.element(question).toHaveTextContent('You have an unpaid ticket. Do you wish to resume payment?');
  await question.getByRole('button', { name: 'Resume payment' }).click();
  await decide(world, 'Fail');

  await expect.element(title('Transaction Failed')).toHaveFocus();
  await expect.element(page.getByText('Insufficient funds')).toBeVisible();
  await expect.element(page.getByText(/Your seats are held for \d+ more minutes/).first()).toBeVisible();
  expect(localStorage.getItem(UNPAID), 'it can still be paid').toContain(bought);
  await lookAt('a failed payment');
  await page.getByRole('button', { name: 'Try again' }).click();
  await decide(world, 'Pay');

  await expect.element(title('Transaction Successful')).toHaveFocus();
  await expect.element(page.getByText('Your ticket is on its way to n***@m***.test.')).toBeVisible();
  expect(localStorage.getItem(UNPAID)).toBeNull();
  await lookAt('a paid ticket');
  const receipt = savedFile();
  await page.getByRole('button', { name: 'Download Receipt' }).click();
  expect(await receipt).toMatchObject({ name: `${bought}.pdf`, text: expect.stringMatching(/^%PDF/) });
  const calendar = savedFile();
  await page.getByRole('button', { name: 'Add to calendar' }).click();
  expect((await calendar).text).toContain('DTSTART:20260311T090000Z\r\nDTEND:20260311T100000Z\r\n');
  const copied = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
  onTestFinished(() => copied.mockRestore());
  await page.getByRole('button', { name: 'Copy ticket code' }).click();
  expect(copied.mock.calls).toEqual([[bought]]);
});

/** How often the shop has asked for a ticket. */
const asked = async (world: TestWorld, code: string): Promise<number> =>
  (await world.journal('getSalePackages')).filter(({ query }) => query['ticket_code'] === code).length;

test('the shop waits for a silent bank, and declining an unpaid ticket lets it go', async () => {
  const world = createTestWorld();
  const bought = await withUnpaidOrder(world);
  await page.getByRole('alertdialog').getByRole('button', { name: 'No, start a new order' }).click();
  expect(localStorage.getItem(UNPAID)).toBeNull();

  world.clock.stop();
  const before = await asked(world, bought.code);
  await openPath(`/?ticket_code=${bought.code}`);
  await expect.element(title('Confirming payment…')).toBeVisible();
  const times = async () => (await asked(world, bought.code)) - before;
  await expect.poll(times).toBe(1);
  await nextFrame();
  world.clock.pass(2_999);
  await nextFrame();
  expect(await times(), 'not before three seconds are over').toBe(1);
  world.clock.pass(1);
  await expect.poll(times).toBe(2);
  await untilShown(world, title('This order is not paid yet'));
  await expect.element(title('This order is not paid yet')).toHaveFocus();
  await expect.element(page.getByRole('button', { name: 'Pay now' })).toBeVisible();
  expect(await asked(world, bought.code), 'ten times, not more').toBe(before + 10);
  await lookAt('a silent bank');
  await bought.pay();
  await page.getByRole('button', { name: 'Check again' }).click();
  await expect.element(title('Transaction Successful')).toHaveFocus();

  await openPath('/?ticket_code=MRCAAAAAAAA');
  await expect.element(title('This ticket does not exist')).toBeVisible();
});

test('the season, the promotion once a visit, and a closed shop that opens automatically', async () => {
  const world = createTestWorld();
  await world.freeze('2026-12-24T12:00:00+08:00');
  const manager = await world.signIn('manager');
  const addPopup = async (name: string, link: string | null, start_date: string) => {
    const image = { img: `data:image/png;base64,${PIXEL}`, original_name: `${name}.png` };
    const { img } = await manager.call.uploadPopupImage({ body: image });
    await manager.call.addPopup({ body: { name, img, link, start_date, end_date: '2026-12-31', active: 1 } });
  };
  await addPopup('Firefly week', 'https://muara.test/fireflies', '2026-12-01');
  await renderScreen('/', { world, announcement: 'unread' });
  const popup = page.getByRole('dialog', { name: 'Firefly week' });
  const link = popup.getByRole('link', { name: /Firefly week.*opens in a new tab/ });
  await expect.element(link).toHaveAttribute('href', 'https://muara.test/fireflies');
  await expect.element(link).toHaveAttribute('target', '_blank');
  await expect.element(link).toHaveAttribute('rel', expect.stringMatching(/noopener/));
  await lookAt('the promotion');
  await press('Escape');
  await expect.element(popup).not.toBeInTheDocument();
  await addPopup('Moon week', null, '2026-12-02');
  const wish = page.getByRole('complementary', { name: 'Merry Christmas' });
  await lookAt('the shop in a season', AT_A_DESK);
  await wish.getByRole('button', { name: 'Hide this greeting' }).click();
  await expect.element(wish).not.toBeInTheDocument();
  await openPath('/');
  await expect.element(page.getByRole('button', { name: 'Request a refund' }).first()).toBeVisible();
  await expect.element(wish).not.toBeInTheDocument();
  await expect.element(page.getByRole('dialog'), { message: 'another popup waits' }).not.toBeInTheDocument();

  await manager.call.setOnline({ body: { online: 0 } });
  await openPath('/');
  const closed = title('The shop is closed at the moment');
  await expect.element(closed).toBeVisible();
  await lookAt('the closed shop');
  // Without live updates the closed shop has to ask automatically.
  await world.cut(3003);
  await manager.call.setOnline({ body: { online: 1 } });
  await expect.element(closed).toBeVisible();
  world.clock.pass(31_000);
  await expect.element(closed).not.toBeInTheDocument();
});

test('a promotion that is switched on later waits for the first step', async () => {
  const world = createTestWorld();
  const manager = await world.signIn('manager');
  const { data } = await manager.call.listPopups({});
  const running = data.filter(({ active }) => active === 1);
  const setActive = async (active: 0 | 1) => {
    for (const { id } of running) await manager.call.setPopupActive({ body: { id, active } });
  };
  await setActive(0);
  await familyAtCheckout(world);
  sessionStorage.removeItem('muara.seen.popup');
  const before = (await world.journal('getSalePackages')).length;
  await setActive(1);
  await expect.poll(async () => (await world.journal('getSalePackages')).length).toBeGreaterThan(before);
  // What the app could show by now has loaded once the same picture loads here.
  const picture = new Image();
  const loaded = new Promise((resolve) => picture.addEventListener('load', resolve));
  picture.src = `/storage/images/${running[0]!.img}`;
  await loaded;
  await nextFrame();
  await page.getByRole('checkbox', { name: /I have read/ }).click();
  await expect.element(page.getByRole('dialog')).not.toBeInTheDocument();
  await page
    .getByRole('navigation', { name: 'Steps' })
    .getByRole('button', { name: /Package/ })
    .click();
  await expect.element(page.getByRole('dialog')).toBeVisible();
});
