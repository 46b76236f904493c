import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { expectTexts, focus, textsOf } from '@testing/actions.ts';
import { connectAgain, expectHeard, expectLive, loseConnection, lookTwice } from '@testing/looks.ts';
import { holdResponse } from '@testing/network.ts';
import { openPath, renderScreen, shownPath } from '@testing/render-screen.ts';
import { savedFile } from '@testing/saved-file.ts';
import { createTestWorld } from '@testing/test-world.ts';
import { english } from '@/lib/numbers.ts';
import { counterSale } from '../../../../tests/support/stages/sales.ts';

const rows = () => page.getByRole('table', { name: 'Audit' }).getByCss('> tbody > tr');

/** A trail with a sale of a cashier and a change by a super user, before a manager. */
async function atTrail() {
  const world = createTestWorld();
  const [manager, cashier, superUser] = await Promise.all([
    world.signIn('manager'),
    world.signIn('cashier'),
    world.signIn('superuser'),
  ]);
  await cashier.call.startShift({ body: { cash_in: 200, jetty_id: 1, station: 'Counter 1' } });
  const { ticket } = await cashier.call.generateTicket({ body: counterSale() });
  const renamed = (await superUser.call.listUsers({ query: { search: 'cashier4' } })).data[0]!;
  await superUser.call.editUser({ body: { id: renamed.id, name: 'Devi Maniam Pillai' } });
  const { total, staffs } = await manager.call.listAudit({ query: {} });
  await renderScreen('/d/audit', { as: manager, world });
  return { world, manager, cashier, code: ticket!.code, total, staffs };
}

const search = () => page.getByRole('searchbox', { name: 'Search' });

test('who did what and when, with a way to the ticket', async () => {
  const { code, total } = await atTrail();
  await expect.element(page.getByRole('heading', { level: 1, name: 'Audit' })).toBeVisible();
  await expect
    .element(page.getByRole('status').filter({ hasText: 'entries' }))
    .toHaveTextContent(total.toLocaleString('en-MY'));
  await expect.element(rows()).toHaveLength(20);
  const created = rows().filter({ hasText: code });
  await expect.element(created).toHaveTextContent('cashier');
  await expect.element(created).toHaveTextContent('Tickets');
  await expect.element(created.getByCss('time')).toHaveTextContent(/\d\d:\d\d.*now/);
  await rows().getByRole('link', { name: code }).click();
  await expect.poll(shownPath).toMatch(new RegExp(`/d/tickets-detail/${code}$`));
});

test('live entries come to the top of page 1 without filters, and never move a row that has the focus', async () => {
  const { world, manager, cashier } = await atTrail();
  await expectLive();
  const sell = async (adults: number) => {
    const amount = adults * 30;
    const body = counterSale({ total_adult: adults, total_child: 0, amount, cash_in: amount, cash_out: 0 });
    return (await cashier.call.generateTicket({ body })).ticket!.code;
  };
  const first = await sell(1);
  await expect.element(rows().filter({ hasText: first })).toBeVisible();
  await expect.element(rows()).toHaveLength(20);

  const link = page.getByRole('link', { name: first });
  await focus(link);
  const second = await sell(2);
  await expect.element(page.getByRole('button', { name: /\d+ new entr/ })).toBeVisible();
  await expect.element(link).toHaveFocus();
  await expect.element(rows().filter({ hasText: second })).not.toBeInTheDocument();
  await page.getByRole('button', { name: /\d+ new entr/ }).click();
  await expect.element(rows().filter({ hasText: second })).toBeVisible();

  await search().fill('signed in');
  await expect.element(rows().first()).toHaveTextContent('Signed in');
  const third = await sell(3);
  await expectHeard(world, manager);
  await expect.element(rows().filter({ hasText: third })).not.toBeInTheDocument();
  await expect.element(page.getByRole('button', { name: /new entr/ })).not.toBeInTheDocument();
  await search().fill('');
  await expect.element(rows().filter({ hasText: third })).toBeVisible();
  await expect.element(rows()).toHaveLength(20);
});

test('entries from a time without a connection are fetched when it is back, and wait while somebody reads', async () => {
  const { world, cashier } = await atTrail();
  await expectLive();
  const sellUnheard = async () => {
    await loseConnection(world);
    const { ticket } = await cashier.call.generateTicket({ body: counterSale() });
    await connectAgain(world);
    return ticket!.code;
  };
  const first = await sellUnheard();
  await expect.element(rows().filter({ hasText: first })).toBeVisible();

  const link = page.getByRole('link', { name: first });
  await focus(link);
  const second = await sellUnheard();
  const waiting = page.getByRole('button', { name: '1 new entry' });
  await expect.element(waiting).toBeVisible();
  await expect.element(link).toHaveFocus();
  await expect.element(rows().filter({ hasText: second })).not.toBeInTheDocument();
  await waiting.click();
  await expect.element(rows().filter({ hasText: second })).toBeVisible();
});

test('missed entries that are still on their way are counted with those that come meanwhile, for their list alone', async () => {
  const { world, manager, cashier } = await atTrail();
  await expectLive();
  const sell = () => cashier.call.generateTicket({ body: counterSale() });
  const missEntry = async () => {
    await loseConnection(world);
    await sell();
    const { hold, held, release } = holdResponse();
    world.interceptOnce('listAudit', hold);
    await connectAgain(world);
    await held;
    return release;
  };
  const link = rows().getByRole('link').first();
  const waiting = (name: string) => page.getByRole('button', { name });

  await focus(link);
  const receiveFirst = await missEntry();
  await sell();
  await expect.element(waiting('1 new entry')).toBeVisible();
  receiveFirst();
  await expect.element(waiting('2 new entries')).toBeVisible();

  const receiveThird = await missEntry();
  await search().fill('signed in');
  await expect.element(rows().first()).toHaveTextContent('Signed in');
  receiveThird();
  await expectHeard(world, manager);
  await expect.element(page.getByRole('button', { name: /new entr/ })).not.toBeInTheDocument();
});

test('what was changed is shown before and after, and is accessible', async () => {
  await atTrail();
  const changed = rows().filter({ hasText: 'superuser' }).first();
  await changed.getByText(/\d changes?/).click();
  const changes = changed.getByRole('group', { name: /^What changed/ });
  await expect.element(changes).toHaveTextContent(/name\s*Before: Devi Maniam\s*After: Devi Maniam Pillai/);
  await lookTwice();
});

test('the trail is filtered by staff, module and words, in the address and in the file', async () => {
  const { manager, staffs } = await atTrail();
  const seller = staffs.find(({ username }) => username === 'cashier')!;
  const staff = page.getByRole('combobox', { name: 'Staff' });
  // The field is a plain list until the trail brings its staff.
  await expect.element(rows()).toHaveLength(20);
  await staff.click();
  await expect.element(page.getByRole('option', { name: /\(/ })).toHaveLength(staffs.length);
  await staff.fill('nobody of this name');
  await expect.element(page.getByText('No results')).toBeVisible();
  await staff.fill(seller.name.slice(0, 6).toUpperCase());
  await page.getByRole('option', { name: `${seller.name} (cashier)` }).click();
  await expect.element(page.getByRole('button', { name: `Remove filter Staff: ${seller.name}` })).toBeVisible();
  await expect.element(rows().first()).toHaveTextContent('cashier');
  await expect.element(rows().filter({ hasText: 'superuser' })).not.toBeInTheDocument();
  for (const name of textsOf(rows().getByCss('td:first-child'))) expect(name).toBe('cashier');
  await page.getByRole('combobox', { name: 'Module' }).selectOptions('Tickets');
  await expect.element(page.getByRole('button', { name: /^Remove filter Module/ })).toBeVisible();
  await search().fill('created ticket');
  await expect.poll(shownPath).toMatch(/user_id=\d+.*module=Tickets.*search=created/);
  const found = await manager.call.listAudit({
    query: { user_id: seller.id, module: 'Tickets', search: 'created ticket' },
  });
  await expectTexts(
    page.getByRole('status').filter({ hasText: 'entr' }),
    english.count(found.total, 'entry', 'entries'),
  );
  const file = savedFile();
  await page.getByRole('button', { name: /CSV/ }).click();
  const lines = (await file).text.trim().split('\r\n');
  expect(lines).toHaveLength(found.total + 1);
  await openPath(shownPath());
  await expect.element(staff).toHaveValue(`${seller.name} (cashier)`);
});

test('is for Audit/View alone', async () => {
  await renderScreen('/d/audit', { as: 'cashier' });
  await expect.poll(shownPath).toBe('/d/dashboard');
});
