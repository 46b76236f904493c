import type { Locator } from '@playwright/test';
import { addDays } from '@muara/contract/rules/dates/add-days';
import { expect, expectAccessible, expectLive } from './support/fixtures.ts';
import { test } from './support/elsewhere.ts';
import { buttonOf, choose, dialogOf, fieldOf, lookTwice, questionOf, rights, rowsOf } from './support/records.ts';

const LISTING = 'Agents Listing';
const PDF = Buffer.from('%PDF-1.4\n%%EOF\n');

const GOOD: Record<string, string> = {
  name: 'Siti Mariam',
  company_name: 'Hang Tuah Tours',
  address: '8 Jalan Hang Tuah',
  email: 'siti@muara.test',
  password: 'muara123',
  contact: '0123456789',
  ic: '900101045566',
  start_date: '2026-01-01',
  end_date: '2036-12-31',
};

/**
 * Chooses a document of 5,000,005 bytes.
 * It is made in the page: to send it there takes longer than all the rest.
 */
const chooseLarge = (field: Locator): Promise<void> =>
  field.evaluate((input: HTMLInputElement) => {
    const transfer = new DataTransfer();
    transfer.items.add(new File(['%PDF-', new Uint8Array(5_000_000)], 'ssm.pdf', { type: 'application/pdf' }));
    input.files = transfer.files;
    input.dispatchEvent(new Event('change', { bubbles: true }));
  });

test('the list: the best three, the figures with their names, how contracts stand, who is online', async ({
  page,
  world,
  elsewhere,
}) => {
  const [manager, agent] = await Promise.all([world.signIn('manager'), world.signIn('agent')]);
  const { top3, data } = await manager.call.listAgents({ query: {} });
  await manager.open(page, '/d/agents');
  await expect(page.getByRole('heading', { level: 1, name: 'Agents Management' })).toBeVisible();
  await expect(rowsOf(page, 'Top 3 Agents')).toHaveText(
    top3.map((one, index) => new RegExp(`${index + 1}.*${one.company_name}.*${one.name}.*${one.total_ticket} ticket`)),
  );
  await expect(page.getByRole('table', { name: LISTING }).getByRole('columnheader')).toHaveText([
    '#',
    'Company name',
    'Name',
    'Phone',
    'Total|Sold|Used|Void|Expired',
    'Active',
    'Action',
  ]);
  const first = data[0]!;
  const row = (name: string) => rowsOf(page, LISTING).filter({ hasText: name });
  await expect(row(first.name).getByRole('term')).toHaveText(['Total', 'Sold', 'Used', 'Void', 'Expired']);
  await expect(row(first.name).getByRole('definition')).toHaveText(
    [
      first.total_ticket,
      first.total_ticket_sold,
      first.total_ticket_used,
      first.total_ticket_voided,
      first.total_ticket_expired,
    ].map(String),
  );
  await expect(row('Goh Pei Shan')).toContainText('Contract ended 10 days ago');
  await expect(row('Rosmah Yusof')).toContainText('Inactive');
  await expect(row('Tan Boon Kiat').getByRole('img', { name: 'Online' })).toHaveCount(0);
  const theirs = await elsewhere(agent);
  await expectLive(theirs);
  await expect(row('Tan Boon Kiat').getByRole('img', { name: 'Online' })).toBeVisible();
  await lookTwice(page);
});

test('the search waits for Enter; the order is remembered', async ({ page, world }) => {
  const manager = await world.signIn('manager');
  await manager.open(page, '/d/agents');
  const rows = rowsOf(page, LISTING);
  await expect(rows).toHaveCount(12);
  const header = page.getByRole('columnheader', { name: 'Total|Sold|Used|Void|Expired' });
  await header.getByRole('button').click();
  await header.getByRole('button').click();
  await expect(header).toHaveAttribute('aria-sort', 'descending');
  await expect(rows.first()).toContainText('Tan Boon Kiat');
  const search = page.getByRole('searchbox', { name: 'Search' });
  await search.pressSequentially('rosmah');
  await page.getByRole('button', { name: 'Download CSV' }).focus();
  // A search that follows the typing would have run by the time the next call has come back.
  await manager.call.listAgents({ query: {} });
  await expect(rows).toHaveCount(12);
  await search.press('Enter');
  await expect(rows).toHaveCount(1);
  await expect(page).toHaveURL(/search=rosmah/);
  await search.fill('');
  await expect(rows).toHaveCount(12);
  await manager.open(page, '/d/agents');
  await expect(header).toHaveAttribute('aria-sort', 'descending');
});

test('a new agent: documents decide whether it may be active', async ({ page, world }) => {
  test.slow();
  const manager = await world.signIn('manager');
  await manager.open(page, '/d/agents/new');
  const active = dialogOf(page).getByRole('checkbox', { name: 'Active' });
  const ssm = fieldOf(page, 'docs.ssm');
  const kpl = fieldOf(page, 'docs.kpl');
  await expect(active).toBeDisabled();
  await expect(active).toHaveAccessibleDescription('Needs SSM and KPL');
  await buttonOf(page, 'Add').click();
  await expect(fieldOf(page, 'name')).toBeFocused();
  await expect(dialogOf(page).getByText('Please complete this field')).toHaveCount(8);
  await lookTwice(page);

  const text = Buffer.from('#!/bin/sh\necho no\n');
  await ssm.setInputFiles({ name: 'ssm.pdf', mimeType: 'application/pdf', buffer: text });
  await expect(dialogOf(page).getByText('File not supported.')).toBeVisible();
  await chooseLarge(ssm);
  await expect(dialogOf(page).getByText('File must be below 5MB.')).toBeVisible();
  expect(await world.journal('uploadAgentDoc')).toEqual([]);
  await ssm.setInputFiles({ name: 'registration.pdf', mimeType: 'application/pdf', buffer: PDF });
  await expect(page.getByText('Doc has been uploaded')).toBeVisible();
  await expect(dialogOf(page).getByRole('link', { name: /registration\.pdf/ })).toBeVisible();
  await expect(active).toBeDisabled();
  await kpl.setInputFiles({ name: 'licence.txt', mimeType: 'text/plain', buffer: PDF });
  await expect(active).toBeEnabled();
  await active.check();

  for (const [name, value] of Object.entries(GOOD)) await fieldOf(page, name).fill(value);
  await choose(page, 'State', 'Melaka');
  await choose(page, 'Country', 'Malaysia');
  await buttonOf(page, 'Add').dblclick();
  await expect(page.getByText('Agent has been added')).toBeVisible();
  await expect(rowsOf(page, LISTING).first()).toContainText('Siti Mariam');
  expect(await world.journal('addAgent')).toHaveLength(1);
  const [siti] = (await manager.call.listAgents({ query: { search: 'siti' } })).data;
  expect(siti).toMatchObject({
    active: 1,
    ic: '900101045566',
    docs: { ssm: expect.any(String), kpl: expect.any(String) },
  });
  await world.signIn('siti');
});

test('an agent: documents open in a window of their own; without one nobody is active', async ({
  page,
  world,
  elsewhere,
}) => {
  test.slow();
  const manager = await world.signIn('manager');
  await manager.open(page, '/d/agents/9');
  const dialog = page.getByRole('dialog', { name: 'Tan Boon Kiat' });
  await expect(dialog.getByRole('term')).toContainText(['Total', 'Sold', 'Used', 'Void', 'Expired']);
  const link = dialog.getByRole('link', { name: /^SSM/ });
  await expect(link).toHaveAttribute('rel', /noopener/);
  await expect(link).toHaveAttribute('target', '_blank');
  const address = new URL((await link.getAttribute('href')) ?? '', page.url());
  const file = await page.request.get(address.href);
  expect(file.headers()['content-type']).toContain('application/pdf');
  await lookTwice(page);

  const theirs = await elsewhere(await world.signIn('superuser'), '/d/agents');
  await expectLive(theirs);
  await buttonOf(page, 'Edit').click();
  await fieldOf(page, 'address').fill('9 Jalan Kota');
  await buttonOf(page, 'Remove SSM').click();
  await expect(questionOf(page)).toContainText('Tan Boon Kiat');
  await expectAccessible(page, 'colours');
  await questionOf(page).getByRole('button', { name: 'Delete' }).click();
  await expect(page.getByText('Doc has been removed')).toBeVisible();
  const active = dialogOf(page).getByRole('checkbox', { name: 'Active' });
  await expect(active).not.toBeChecked();
  await expect(active).toBeDisabled();
  await expect(fieldOf(page, 'address'), 'what was typed stays').toHaveValue('9 Jalan Kota');
  await expect(rowsOf(theirs, LISTING).filter({ hasText: 'Tan Boon Kiat' })).toContainText('Inactive');
  await fieldOf(page, 'docs.ssm').setInputFiles({ name: 'new.pdf', mimeType: 'application/pdf', buffer: PDF });
  await expect(active).toBeEnabled();
  await expect(active, 'a document that comes back makes nobody active').not.toBeChecked();
  await active.check();
  await fieldOf(page, 'end_date').fill(addDays(await world.today(), 12));
  await expect(dialogOf(page).getByRole('status')).toHaveText('Contract ends in 12 days');
  await buttonOf(page, 'Save').click();
  await expect(page.getByText('Changes has been saved')).toBeVisible();
  await expect(rowsOf(theirs, LISTING).filter({ hasText: 'Tan Boon Kiat' })).toContainText('Contract ends in 12 days');
  await world.signIn('agent');
});

test('two people at one agent, one who may only look, and the end of an agent', async ({
  page,
  world,
  elsewhere,
  complaints,
}) => {
  complaints.allow(/422/);
  const manager = await world.signIn('manager');
  await manager.open(page, '/d/agents/9/edit');
  await fieldOf(page, 'company_name').fill('Mine');
  const admin = await world.signIn('superuser');
  const { data } = await admin.call.listAgents({ query: { id: 9 } });
  await admin.call.editAgent({ body: { ...data[0]!, company_name: 'Theirs', updated_at: data[0]!.updated_at ?? '' } });
  await buttonOf(page, 'Save').click();
  const notice = dialogOf(page).getByRole('alert').filter({ hasText: 'in the meantime' });
  await expect(notice).toContainText('Changed by Hafiz Kamaruddin in the meantime');
  await notice.getByRole('button', { name: 'Save mine anyway' }).click();
  await expect(page.getByText('Changes has been saved')).toBeVisible();
  await expect(rowsOf(page, LISTING).filter({ hasText: 'Tan Boon Kiat' })).toContainText('Mine');

  await manager.call.editUser({ body: { id: 6, policies: rights('Agents', 'View') } });
  const csa = await world.signIn('csa');
  const other = await elsewhere(csa, '/d/agents/9/edit');
  await expect(other.getByRole('alert').getByText('You dont have permission')).toBeVisible();
  await expect(other).toHaveURL(/\/d\/agents$/);
  await expect(other.getByRole('button', { name: 'Add agent' })).toHaveCount(0);
  await expect(other.getByRole('link', { name: /^Edit/ })).toHaveCount(0);

  await page.getByRole('button', { name: 'Delete Tan Boon Kiat' }).click();
  await expect(questionOf(page)).toContainText('Issued tickets stay valid');
  await questionOf(page).getByRole('button', { name: 'Delete' }).click();
  await expect(page.getByText('Agent has been removed')).toBeVisible();
  await expect(rowsOf(other, LISTING).filter({ hasText: 'Tan Boon Kiat' }), 'gone elsewhere too').toHaveCount(0);
});
