import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { addDays } from '@muara/contract/rules/dates/add-days';
import { openPath, renderScreen, shownPath } from '@testing/render-screen.ts';
import { createTestWorld } from '@testing/test-world.ts';
import { expectTexts, focus, press, textsOf } from '@testing/actions.ts';
import { expectAccessible, expectLive, lookTwice } from '@testing/looks.ts';
import { rowsOf, dialogOf, fieldOf, buttonOf, questionOf, choose, rights } from '@testing/records.ts';

const LISTING = 'Agents Listing';
const pdf = (name: string, type = 'application/pdf'): File => new File(['%PDF-1.4\n%%EOF\n'], name, { type });

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

test('the list: the best three, the figures with their names, how contracts stand, who is online', async () => {
  const world = createTestWorld();
  const manager = await world.signIn('manager');
  const { top3, data } = await manager.call.listAgents({ query: {} });
  await renderScreen('/d/agents', { as: manager, world });
  await expect.element(page.getByRole('heading', { level: 1, name: 'Agents Management' })).toBeVisible();
  await expectTexts(
    rowsOf('Top 3 Agents'),
    top3.map((one, index) => new RegExp(`${index + 1}.*${one.company_name}.*${one.name}.*${one.total_ticket} ticket`)),
  );
  await expectTexts(page.getByRole('table', { name: LISTING }).getByRole('columnheader'), [
    '#',
    'Company name',
    'Name',
    'Phone',
    'Total|Sold|Used|Void|Expired',
    'Active',
    'Action',
  ]);
  const first = data[0]!;
  const row = (name: string) => rowsOf(LISTING).filter({ hasText: name });
  await expectTexts(row(first.name).getByRole('term'), ['Total', 'Sold', 'Used', 'Void', 'Expired']);
  await expectTexts(
    row(first.name).getByRole('definition'),
    [
      first.total_ticket,
      first.total_ticket_sold,
      first.total_ticket_used,
      first.total_ticket_voided,
      first.total_ticket_expired,
    ].map(String),
  );
  await expect.element(row('Goh Pei Shan')).toHaveTextContent('Contract ended 10 days ago');
  await expect.element(row('Rosmah Yusof')).toHaveTextContent('Inactive');
  const online = row('Tan Boon Kiat').getByRole('img', { name: 'Online' });
  await expect.element(online).not.toBeInTheDocument();
  await expectLive();
  const [{ id, name }] = (await manager.call.listAgents({ query: { id: 9 } })).data as [(typeof data)[0]];
  const peer = { peer_id: 'p99', app: 'web', id, name, role: 'Agent', channel: 'agents', screen: null } as const;
  await world.tell({ type: 'new_user', user: peer });
  await expect.element(online).toBeVisible();
});

test('the search waits for Enter; the order is remembered', async () => {
  const world = createTestWorld();
  const manager = await world.signIn('manager');
  await renderScreen('/d/agents', { as: manager, world });
  const rows = rowsOf(LISTING);
  await expect.element(rows).toHaveLength(12);
  const header = page.getByRole('columnheader', { name: 'Total|Sold|Used|Void|Expired' });
  await header.getByRole('button').click();
  await expect.element(header).toHaveAttribute('aria-sort', 'ascending');
  await header.getByRole('button').click();
  await expect.element(header).toHaveAttribute('aria-sort', 'descending');
  await expect.element(rows.first()).toHaveTextContent('Tan Boon Kiat');
  const search = page.getByRole('searchbox', { name: 'Search' });
  await search.fill('rosmah');
  await focus(page.getByRole('button', { name: 'Download CSV' }));
  // A search that follows the typing would have run by the time the next call has come back.
  await manager.call.listAgents({ query: {} });
  await expect.element(rows).toHaveLength(12);
  await press('Enter', search);
  await expect.element(rows).toHaveLength(1);
  await expect.poll(shownPath).toMatch(/search=rosmah/);
  await search.fill('');
  await expect.element(rows).toHaveLength(12);
  await openPath('/d/agents');
  await expect.element(header).toHaveAttribute('aria-sort', 'descending');
});

test('a new agent: documents decide whether it may be active', async () => {
  const world = createTestWorld();
  const manager = await world.signIn('manager');
  await renderScreen('/d/agents/new', { as: manager, world });
  const active = dialogOf().getByRole('checkbox', { name: 'Active' });
  const ssm = fieldOf('docs.ssm');
  const kpl = fieldOf('docs.kpl');
  await expect.element(active).toBeDisabled();
  await expect.element(active).toHaveAccessibleDescription('Needs SSM and KPL');
  await buttonOf('Add').click();
  await expect.element(fieldOf('name')).toHaveFocus();
  await expect.element(dialogOf().getByText('Please complete this field')).toHaveLength(8);
  await lookTwice();

  await ssm.upload(new File(['#!/bin/sh\necho no\n'], 'ssm.pdf', { type: 'application/pdf' }));
  await expect.element(dialogOf().getByText('File not supported.')).toBeVisible();
  const transfer = new DataTransfer();
  transfer.items.add(new File(['%PDF-', new Uint8Array(5_000_000)], 'ssm.pdf', { type: 'application/pdf' }));
  (ssm.element() as HTMLInputElement).files = transfer.files;
  ssm.element().dispatchEvent(new Event('change', { bubbles: true }));
  await expect.element(dialogOf().getByText('File must be below 5MB.')).toBeVisible();
  expect(await world.journal('uploadAgentDoc')).toEqual([]);
  await ssm.upload(pdf('registration.pdf'));
  await expect.element(page.getByText('Doc has been uploaded')).toBeVisible();
  await expect.element(dialogOf().getByRole('link', { name: /registration\.pdf/ })).toBeVisible();
  await expect.element(active).toBeDisabled();
  await kpl.upload(pdf('licence.txt', 'text/plain'));
  await expect.element(active).toBeEnabled();
  await active.click();

  for (const [name, value] of Object.entries(GOOD)) await fieldOf(name).fill(value);
  await choose('State', 'Melaka');
  await choose('Country', 'Malaysia');
  await buttonOf('Add').dblClick();
  await expect.element(page.getByText('Agent has been added')).toBeVisible();
  await expect.element(rowsOf(LISTING).first()).toHaveTextContent('Siti Mariam');
  expect(await world.journal('addAgent')).toHaveLength(1);
  const [siti] = (await manager.call.listAgents({ query: { search: 'siti' } })).data;
  expect(siti).toMatchObject({
    active: 1,
    ic: '900101045566',
    docs: { ssm: expect.any(String), kpl: expect.any(String) },
  });
  await world.signIn('siti');
});

test('an agent: documents open in a window of their own; without one nobody is active', async () => {
  const world = createTestWorld();
  const manager = await world.signIn('manager');
  await renderScreen('/d/agents/9', { as: manager, world });
  const dialog = page.getByRole('dialog', { name: 'Tan Boon Kiat' });
  await expect
    .poll(() => textsOf(dialog.getByRole('term')))
    .toEqual(expect.arrayContaining(['Total', 'Sold', 'Used', 'Void', 'Expired']));
  const link = dialog.getByRole('link', { name: /^SSM/ });
  await expect.element(link).toHaveAttribute('rel', expect.stringContaining('noopener'));
  await expect.element(link).toHaveAttribute('target', '_blank');
  const file = await world.fetch(link.element().getAttribute('href') ?? '');
  expect(await file.text()).toMatch(/^%PDF/);
  expect(file.headers.get('content-type')).toContain('application/pdf');
  await lookTwice();

  await buttonOf('Edit').click();
  await fieldOf('address').fill('9 Jalan Kota');
  await buttonOf('Remove SSM').click();
  await expect.element(questionOf()).toHaveTextContent('Tan Boon Kiat');
  await expectAccessible('colours');
  await questionOf().getByRole('button', { name: 'Delete' }).click();
  await expect.element(page.getByText('Doc has been removed')).toBeVisible();
  const active = dialogOf().getByRole('checkbox', { name: 'Active' });
  await expect.element(active).not.toBeChecked();
  await expect.element(active).toBeDisabled();
  await expect.element(fieldOf('address'), { message: 'what was typed stays' }).toHaveValue('9 Jalan Kota');
  await fieldOf('docs.ssm').upload(pdf('new.pdf'));
  await expect.element(active).toBeEnabled();
  await expect.element(active, { message: 'a document that comes back makes nobody active' }).not.toBeChecked();
  await active.click();
  await fieldOf('end_date').fill(addDays(await world.today(), 12));
  await expectTexts(dialogOf().getByRole('status'), 'Contract ends in 12 days');
  await buttonOf('Save').click();
  await expect.element(page.getByText('Changes has been saved')).toBeVisible();
  await expect
    .element(rowsOf(LISTING).filter({ hasText: 'Tan Boon Kiat' }))
    .toHaveTextContent('Contract ends in 12 days');
  await world.signIn('agent');
});

test('somebody else saves an agent first: a choice; then the end of the agent', async () => {
  const world = createTestWorld();
  const manager = await world.signIn('manager');
  await renderScreen('/d/agents/9/edit', { as: manager, world });
  await fieldOf('company_name').fill('Mine');
  const admin = await world.signIn('superuser');
  const { data } = await admin.call.listAgents({ query: { id: 9 } });
  await admin.call.editAgent({ body: { ...data[0]!, company_name: 'Theirs', updated_at: data[0]!.updated_at ?? '' } });
  await buttonOf('Save').click();
  const notice = dialogOf().getByRole('alert').filter({ hasText: 'in the meantime' });
  await expect.element(notice).toHaveTextContent('Changed by Hafiz Kamaruddin in the meantime');
  await notice.getByRole('button', { name: 'Save mine anyway' }).click();
  await expect.element(page.getByText('Changes has been saved')).toBeVisible();
  await expect.element(rowsOf(LISTING).filter({ hasText: 'Tan Boon Kiat' })).toHaveTextContent('Mine');

  await page.getByRole('button', { name: 'Delete Tan Boon Kiat' }).click();
  await expect.element(questionOf()).toHaveTextContent('Issued tickets stay valid');
  await questionOf().getByRole('button', { name: 'Delete' }).click();
  await expect.element(page.getByText('Agent has been removed')).toBeVisible();
  await expect.element(rowsOf(LISTING).filter({ hasText: 'Tan Boon Kiat' })).not.toBeInTheDocument();
});

test('who may only look sees the list live, and no way to change it', async () => {
  const world = createTestWorld();
  const manager = await world.signIn('manager');
  await manager.call.editUser({ body: { id: 6, policies: rights('Agents', 'View') } });
  await renderScreen('/d/agents/9/edit', { as: 'csa', world });
  await expect.element(page.getByRole('alert').getByText('You dont have permission')).toBeVisible();
  await expect.poll(shownPath).toBe('/d/agents');
  const row = rowsOf(LISTING).filter({ hasText: 'Tan Boon Kiat' });
  await expect.element(row).toBeVisible();
  await expect.element(page.getByRole('button', { name: 'Add agent' })).not.toBeInTheDocument();
  await expect.element(page.getByRole('link', { name: /^Edit/ })).not.toBeInTheDocument();
  await expectLive();
  await manager.call.deleteAgent({ params: { id: 9 } });
  await expect.element(row, { message: 'what others remove goes' }).not.toBeInTheDocument();
});
