import { expect, test } from 'vitest';
import { type Locator, page } from 'vitest/browser';
import { step } from '@testing/actions.ts';
import { expectAccessible, expectLive, lookAt } from '@testing/looks.ts';
import { joinRealtime } from '@testing/realtime-peer.ts';
import { renderScreen, shownPath } from '@testing/render-screen.ts';
import { createTestWorld } from '@testing/test-world.ts';

const row = (text: string): Locator =>
  page.getByRole('table', { name: 'Support' }).getByRole('row').filter({ hasText: text });
const said = (text: RegExp): Locator => page.getByRole('region', { name: 'Notifications' }).getByText(text);
const dialog = page.getByRole('dialog', { name: 'Report a problem' });
const field = dialog.getByRole('textbox', { name: 'What is wrong?' });
const send = dialog.getByRole('button', { name: 'Send' });
const username = page.getByRole('columnheader', { name: 'Username' });

test('somebody reports a problem, and is notified when it is resolved; one that cannot be sent stays in its form', async () => {
  const world = createTestWorld();
  const [cashier, superUser] = await Promise.all([world.signIn('cashier'), world.signIn('superuser')]);
  const boss = await joinRealtime(world, superUser);
  await renderScreen('/d/support', { as: cashier, world });
  await expectLive();
  await expect.element(page.getByRole('button', { name: 'Report a problem' })).toBeVisible();
  await expect.element(username).not.toBeInTheDocument();

  await step('what is missing or too long is said at its field', async () => {
    await page.getByRole('button', { name: 'Report a problem' }).click();
    await send.click();
    await expect.element(field).toHaveAccessibleDescription(/Please complete this field/);
    await expect.element(field).toHaveFocus();
    await expectAccessible();
    await field.fill('x'.repeat(2_001));
    await send.click();
    await expect.element(dialog.getByText('Please use at most 2000 characters').first()).toBeVisible();
  });

  await step('it is sent once, and super users are notified', async () => {
    await field.fill('The gate of jetty 2 does not open <b>at all</b>');
    await send.dblClick();
    await expect.element(page.getByText('Report has been sent! Thank you for reporting!')).toBeVisible();
    await expect.element(dialog).not.toBeInTheDocument();
    await expect.element(row('The gate of jetty 2')).toHaveTextContent('<b>at all</b>');
    await expect.element(row('The gate of jetty 2')).toHaveTextContent('Pending');
    expect(await world.journal('reportBug')).toHaveLength(1);
    await expect.poll(() => boss.heard('bug-report').length).toBe(1);
  });

  await step('the reporter sees at once that it is resolved', async () => {
    const { data } = await superUser.call.listBugReports({ query: { search: 'The gate' } });
    await superUser.call.resolveBugReport({ params: { id: data[0]!.id } });
    await expect.element(said(/Report has been resolved/)).toBeVisible();
    await expect.element(row('The gate of jetty 2')).toHaveTextContent('Resolved');
  });

  await step('a report that cannot be sent stays in its form', async () => {
    await world.addFault({ operationId: 'reportBug', nth: 1, code: 'internal_error' });
    await page.getByRole('button', { name: 'Report a problem' }).click();
    await field.fill('The tide table is empty');
    await send.click();
    await expect.element(page.getByText('Something went wrong')).toBeVisible();
    await expect.element(field).toHaveValue('The tide table is empty');
    await expect.element(send).not.toHaveAttribute('aria-busy');
    await send.click();
    await expect.element(row('The tide table is empty')).toBeVisible();
  });
});

test('a super user is notified of a report as it comes, and resolves it after a question', async () => {
  const world = createTestWorld();
  const cashier = await world.signIn('cashier');
  await renderScreen('/d/support', { as: 'superuser', world });
  await expectLive();
  await expect.element(username).toBeVisible();
  await cashier.call.reportBug({ body: { report: 'The gate of jetty 2 does not open' } });
  await expect.element(said(/cashier reports: The gate/)).toBeVisible();
  const arrived = row('The gate of jetty 2');
  await expect.element(arrived).toHaveTextContent('cashier');
  await arrived.getByRole('button', { name: /^Resolve report \d+$/ }).click();
  const question = page.getByRole('alertdialog');
  await expect.element(question).toHaveTextContent('cashier');
  await question.getByRole('button', { name: 'Cancel' }).click();
  await expect.element(arrived).toHaveTextContent('Pending');
  await arrived.getByRole('button', { name: /^Resolve report/ }).click();
  await question.getByRole('button', { name: 'Mark as resolved' }).click();
  await expect.element(said(/Report has been resolved/)).toBeVisible();
  await expect.element(arrived).toHaveTextContent('Resolved');
  await expect.element(arrived.getByRole('button')).toHaveLength(0);
});

test('everybody sees the own reports alone, a super user those of all; search and states', async () => {
  const world = createTestWorld();
  const [cashier, agent, superUser] = await Promise.all([
    world.signIn('cashier'),
    world.signIn('agent'),
    world.signIn('superuser'),
  ]);
  await cashier.call.reportBug({ body: { report: 'Cashier: the drawer is stuck' } });
  await agent.call.reportBug({ body: { report: 'Agent: no e-mail came' } });
  await superUser.call.reportBug({ body: { report: 'Problem 3' } });

  await step('an agent sees the own reports alone', async () => {
    await renderScreen('/d/support', { as: agent, world });
    await expect.element(row('Agent: no e-mail came')).toBeVisible();
    await expect.element(row('Cashier: the drawer')).toHaveLength(0);
    await expect.element(page.getByRole('button', { name: /^Resolve/ })).toHaveLength(0);
    await page.getByRole('searchbox', { name: 'Search' }).fill('nothing like this');
    await expect.element(page.getByText('No matching reports')).toBeVisible();
  });

  await step('staff who have reported nothing are not told that nobody has', async () => {
    await renderScreen('/d/support', { as: 'manager', world });
    await expect
      .element(page.getByText('You have not reported any problems. If something is wrong, let us know.'))
      .toBeVisible();
  });

  await step('a super user sees those of all, and finds some of them', async () => {
    await renderScreen('/d/support', { as: superUser, world });
    await expect.element(row('Problem 3')).toBeVisible();
    await expect.element(row('Agent: no e-mail came')).toHaveTextContent('agent');
    await expect.element(row('Cashier: the drawer')).toHaveTextContent('cashier');
    await lookAt('reports of all');
    await page.getByRole('searchbox', { name: 'Search' }).fill('drawer');
    await expect.element(row('Agent: no e-mail came')).toHaveLength(0);
    await expect.poll(shownPath).toMatch(/search=drawer/);
  });
});
