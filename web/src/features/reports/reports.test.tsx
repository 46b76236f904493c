import { expect, onTestFinished, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { expectTexts, press } from '@testing/actions.ts';
import { complaints } from '@testing/complaints.ts';
import { expectAccessible } from '@testing/looks.ts';
import { renderScreen, shownPath } from '@testing/render-screen.ts';
import { savedFile } from '@testing/saved-file.ts';
import { createTestWorld, type Person, type TestWorld } from '@testing/test-world.ts';

const getReport = () => page.getByRole('button', { name: 'Get Report' });
const download = () => page.getByRole('button', { name: 'Download Excel' });
const staff = () => page.getByLabelText('Staff');

/** The windows that the app opens, as name and address; the browser blocks them if `isBlocked`. */
function watchWindows({ isBlocked = false } = {}): { name: string; path: string }[] {
  const opened: { name: string; path: string }[] = [];
  const open = vi.spyOn(window, 'open').mockImplementation((address = '', name = '') => {
    if (isBlocked) return null;
    const { pathname, search } = new URL(address, location.href);
    opened.push({ name, path: pathname + search });
    return { focus() {} } as Window;
  });
  onTestFinished(() => open.mockRestore());
  return opened;
}

async function atReport(world: TestWorld, type: string, account = 'manager'): Promise<Person> {
  const person = await world.signIn(account);
  await renderScreen(`/d/report?type=${type}`, { as: person, world });
  await expect.element(getReport()).toBeVisible();
  return person;
}

/** The server refuses a call in these words, at a field. */
const refusal = (code: string, message: string, field: string) => () =>
  Response.json({ code, message, field }, { status: 422 });

test('a button per type that the server lists, with its purpose', async () => {
  const world = createTestWorld();
  const manager = await world.signIn('manager');
  const { types } = await manager.call.getReportOptions();
  await renderScreen('/d/report', { as: manager, world });
  await expectTexts(
    page.getByRole('list', { name: 'Report types' }).getByRole('button'),
    types.map(({ title, about }) => `${title}${about}`),
  );
});

test('missing filters show in the words of the documents, and the first has the focus', async () => {
  const world = createTestWorld();
  const opened = watchWindows();
  await atReport(world, 'closing_account');
  await page.getByLabelText('Counter').selectOptions('Counter 1');
  await getReport().click();
  await expect.element(page.getByText('Please select staff')).toBeVisible();
  await expect.element(page.getByText('Please select jetty')).toBeVisible();
  await expect.element(staff()).toHaveFocus();
  await expect.element(page.getByLabelText('Counter')).toHaveValue('Counter 1');
  await expectAccessible();
  expect(await world.journal('getReportVersion')).toEqual([]);
  expect(opened).toEqual([]);
});

test('a refusal of the server shows at its field, and no window opens', async () => {
  complaints.allow(/422/);
  const world = createTestWorld();
  const opened = watchWindows();
  await atReport(world, 'sales');
  world.interceptOnce(
    'getReportVersion',
    refusal('report_filter_invalid', 'Please check this filter', 'payment_method'),
  );
  await getReport().click();
  await expect.element(page.getByText('Please check this filter')).toBeVisible();
  await expect.element(page.getByRole('combobox', { name: 'Payment method' })).toHaveFocus();
  world.interceptOnce('getReport', refusal('staff_required', 'Please select staff', 'staff_id'));
  await download().click();
  await expect.element(page.getByText('Please select staff')).toBeVisible();
  await expect.element(staff()).toHaveFocus();
  expect(opened).toEqual([]);
});

test('a type has one window, whose address has the chosen filters', async () => {
  const world = createTestWorld();
  const opened = watchWindows();
  await atReport(world, 'sales');
  const method = page.getByRole('combobox', { name: 'Payment method' });
  await method.click();
  await page.getByRole('option', { name: 'Cash', exact: true }).click();
  await getReport().click();
  await expect.poll(() => opened).toHaveLength(1);
  await method.click();
  await page.getByRole('listbox').getByRole('option', { name: 'All', exact: true }).click();
  await getReport().click();
  await expect.poll(() => opened).toHaveLength(2);
  expect(opened.map(({ name }) => name)).toEqual(['report-sales', 'report-sales']);
  expect(opened.map(({ path }) => /[?&]payment_method=(\w+)/.exec(path)?.[1])).toEqual(['Cash', undefined]);
});

test('a blocked window is reported with a link; the filters are remembered by type', async () => {
  const world = createTestWorld();
  watchWindows({ isBlocked: true });
  await atReport(world, 'sales');
  const counter = page.getByLabelText('Counter');
  await counter.selectOptions('Counter 2');
  await getReport().click();
  await expect.element(page.getByText('Your browser blocked the report window.')).toBeVisible();
  const link = page.getByRole('link', { name: 'Open report' });
  await expect.element(link).toHaveAttribute('href', expect.stringContaining('/api/reports/sales?'));
  await expect.element(link).toHaveAttribute('target', 'report-sales');
  await page.getByRole('button', { name: /^Closing account/ }).click();
  await expect.element(counter).not.toHaveValue('Counter 2');
  await page.getByRole('button', { name: /^Sales/ }).click();
  await expect.element(counter).toHaveValue('Counter 2');
});

test('the workbook is saved under the type and the day', async () => {
  const world = createTestWorld();
  await atReport(world, 'sales');
  const file = savedFile();
  await download().click();
  expect((await file).name).toBe(`sales-${await world.today()}.xlsx`);
});

test('a cashier sees only own figures, and closes the shift before any report', async () => {
  complaints.allow(/422/);
  const world = createTestWorld();
  const opened = watchWindows();
  const cashier = await atReport(world, 'cash_movement', 'cashier');
  await expect.element(staff()).toHaveValue(cashier.user.name);
  await expect.element(staff()).toHaveAttribute('readonly');
  await cashier.call.startShift({ body: { cash_in: 200, jetty_id: 1, station: 'Counter 1' } });
  await getReport().click();
  const notice = page.getByRole('status', { name: 'Reports are not available yet' });
  await expect.element(notice).toHaveTextContent('Please close your shift first');
  await expect
    .element(notice.getByRole('link', { name: 'Go to POS to close your shift' }))
    .toHaveAttribute('href', '/d/pos');
  await expect.element(getReport()).toBeDisabled();
  await expect.element(download()).toBeDisabled();
  expect(opened).toEqual([]);
  await expectAccessible();

  await cashier.call.closeShift({ body: { total_cash: 200 } });
  await page.getByRole('button', { name: 'Check again' }).click();
  await expect.element(getReport()).toBeEnabled();
  await getReport().click();
  await expect.poll(() => opened.map(({ name }) => name)).toEqual(['report-cash_movement']);
});

test('lists that cannot be loaded can be tried again; an unknown type with an unknown filter is shown', async () => {
  complaints.allow(/404|500/);
  const world = createTestWorld();
  const manager = await world.signIn('manager');
  const options = await manager.call.getReportOptions();
  const filters = [{ name: 'berth', label: 'Berth', required: true }];
  const type = { ...options.types[0]!, type: 'berths', title: 'Berths', about: 'Boats at each berth.', filters };
  const calls = vi.spyOn(world, 'serve');
  let isDown = true;
  world.intercept('getReportOptions', () =>
    isDown
      ? Response.json({ code: 'internal_error', message: 'Something went wrong' }, { status: 500 })
      : Response.json({ ...options, types: [...options.types, type] }),
  );
  await renderScreen('/d/report', { as: manager, world });
  await expect.element(page.getByRole('alert')).toHaveTextContent('Something went wrong');
  isDown = false;
  await page.getByRole('button', { name: 'Retry' }).click();
  await page.getByRole('button', { name: /^Berths/ }).click();
  await getReport().click();
  await expect.element(page.getByText('Please check this filter')).toBeVisible();
  await page.getByRole('textbox', { name: 'Berth' }).fill('4');
  await getReport().click();
  await expect.element(page.getByText('This report does not exist')).toBeVisible();
  const addresses = calls.mock.calls.map(([request]) => (request as Request).url);
  expect(addresses.at(-1)).toMatch(/\/api\/reports\/berths\/version\?berth=4$/);
});

const agentReport = () => page.getByRole('dialog', { name: 'Agent report' });
const rows = () => agentReport().getByCss('table tbody > tr');

test('the purchases of agents: pages of 20, and Back from one keeps page, search and filters', async () => {
  const world = createTestWorld();
  const manager = await world.signIn('manager');
  const { data, total } = await manager.call.listAgentTickets({ params: { agent_id: '0' } });
  const batch = data.find((row) => row.total_ticket_used > 0 && row.total_ticket_available > 0)!;
  await renderScreen('/d/report', { as: manager, world });
  await page.getByRole('button', { name: 'Agent tickets' }).click();
  const dialog = agentReport();
  const back = dialog.getByRole('link', { name: "Back to Agent's Ticket" });
  await expect.element(dialog.getByText(`${total} results`)).toBeVisible();
  await expect.element(rows()).toHaveLength(20);
  await expectAccessible();
  await dialog.getByRole('button', { name: 'Next page' }).click();
  await expect.element(dialog.getByText(/^Page 2 of/)).toBeVisible();
  await expect.element(rows()).toHaveLength(Math.min(20, total - 20));

  await rows().first().getByRole('link').click();
  await back.click();
  await expect.element(dialog.getByText(/^Page 2 of/)).toBeVisible();
  await dialog.getByRole('searchbox').fill(batch.code);
  await expect.element(rows()).toHaveLength(1);
  await dialog.getByLabelText('Platform').selectOptions(batch.platform);
  await expect.element(rows()).toHaveLength(1);
  await rows().getByRole('link').click();
  await expect.element(dialog.getByRole('heading', { name: `Tickets of ${batch.code}` })).toHaveFocus();
  await back.click();
  await expect.element(dialog.getByRole('searchbox')).toHaveValue(batch.code);
  await expect.element(dialog.getByLabelText('Platform')).toHaveValue(batch.platform);
  await rows().getByRole('link').click();

  // Boxes count and filter the tickets of the purchase.
  const states = dialog.getByRole('group', { name: 'Status' });
  await expect.element(states.getByRole('button', { name: 'Used' })).toHaveTextContent(String(batch.total_ticket_used));
  await expectAccessible();
  await states.getByRole('button', { name: 'Used' }).click();
  await expect.element(rows()).toHaveLength(Math.min(20, batch.total_ticket_used));
  await states.getByRole('button', { name: 'All' }).click();
  const box = dialog.getByRole('group', { name: 'Category' }).getByRole('button').first();
  const [, name = '', count = ''] = /^(\D+)(\d+)$/.exec(box.element().textContent ?? '') ?? [];
  await box.click();
  await expect.element(box).toHaveAttribute('aria-pressed', 'true');
  await expect.element(rows()).toHaveLength(Math.min(20, Number(count)));
  await expect.element(rows().first()).toHaveTextContent(name);
});

test('the redemptions of agents need their days, and keep them between views', async () => {
  const world = createTestWorld();
  const manager = await world.signIn('manager');
  const { data } = await manager.call.listAgentTickets({ params: { agent_id: '0' } });
  const batch = data.find((row) => row.total_ticket_used > 0)!;
  const day = batch.purchased_at.slice(0, 10);
  const departure = `${day},${await world.today()}`;
  const found = await manager.call.listRedemptions({ query: { departure_date: departure } });
  await renderScreen('/d/report', { as: manager, world });
  await page.getByRole('button', { name: 'Agent tickets' }).click();
  const dialog = agentReport();
  const tab = (name: string) => dialog.getByRole('tab', { name, exact: true });
  const start = dialog.getByLabelText('Start', { exact: true });
  const show = async (name: string) => {
    await tab(name).click();
    await expect.element(tab(name)).toHaveAttribute('aria-selected', 'true');
  };
  await show("Agent's Ticket Redeemed");
  await start.fill('2026-01-01');
  await show('Daily Redemption');
  await expect.element(start).toHaveValue('2026-01-01');
  await show("Agent's Ticket");
  await expect.element(start).toHaveValue('');

  await show('Daily Redemption');
  await start.fill(day);
  await expect.element(rows()).toHaveLength(found.data.length);
  await show("Agent's Ticket Redeemed");
  await start.fill('');
  await expect.element(dialog.getByText('Please select departure date').first()).toBeVisible();
  await expect.element(dialog.getByRole('button', { name: 'Download' })).toBeDisabled();
  await expectAccessible();
  await press('Escape');
  await expect.poll(shownPath).toBe('/d/report');
});

test('on a phone every view of the agents has a whole tab', async () => {
  await renderScreen('/d/report?agents=tickets', { as: 'manager', size: [390, 844] });
  const tabs = page.getByRole('dialog', { name: 'Agent report' }).getByRole('tab');
  await expect.element(tabs).toHaveLength(3);
  for (const tab of tabs.all()) await expect.element(tab).toBeInViewport({ ratio: 1 });
});
