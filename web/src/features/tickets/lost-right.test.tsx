import { FINAL_CLOSE_CODE } from '@muara/contract/constants';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { step } from '@testing/actions.ts';
import { expectLive } from '@testing/looks.ts';
import { rights } from '@testing/records.ts';
import { renderScreen, shownPath } from '@testing/render-screen.ts';
import { createTestWorld } from '@testing/test-world.ts';
import { button, dialog, expectToast } from '@testing/ticket-detail.ts';
import { ticketOf } from '../../../../tests/support/stages/purchases.ts';
import { daysAhead, seller, sellDated } from '../../../../tests/support/stages/tickets.ts';

const KEPT = ['View', 'Create', 'Update'];

test('a right that is taken away while the form of a refund or a void is open', async () => {
  const world = createTestWorld();
  const [manager, cashier] = await Promise.all([world.signIn('manager'), seller(world)]);
  const { open } = await daysAhead(world, cashier);
  const ticket = await sellDated(cashier, open[0]!);
  const give = (names: readonly string[]) =>
    manager.call.editUser({ body: { id: cashier.user.id, policies: rights('Tickets', ...names) } });
  const path = `/d/tickets/0/${ticket.code}`;
  await renderScreen(path, { as: cashier, world });
  const note = () => dialog('Request for Void').getByLabelText('Void note');

  await step('another right goes: the page reloads, and the form is open again with what was typed', async () => {
    await expectLive();
    await button(page, 'Request for Void').click();
    await note().fill('Sold twice');
    await give([...KEPT, 'Cancel (Request)']);
    await expectToast('Page reloaded. Your input was restored.');
    await expect.element(note()).toHaveValue('Sold twice');
    expect(sessionStorage.getItem('muara.kept-forms')).toBeNull();
    expect(await world.journal('requestCancel')).toHaveLength(0);
  });

  await step('the right itself goes: the page reloads, and says why the form is gone', async () => {
    await expectLive();
    await give(KEPT);
    await expectToast('You dont have permission');
    await expect.element(dialog('Request for Void')).not.toBeInTheDocument();
    await expect.element(button(page, 'Request for Void')).not.toBeInTheDocument();
    expect(sessionStorage.getItem('muara.kept-forms')).toBeNull();
    expect(await world.journal('requestCancel')).toHaveLength(0);
  });

  await step('with the right the button comes back, and the form is empty: it had been told of its end', async () => {
    await expectLive();
    await give([...KEPT, 'Refund (Request)', 'Cancel (Request)']);
    await button(page, 'Request for Void').click();
    await expect.element(note()).toHaveValue('');
  });

  for (const [command, typed] of [
    ['Request for Void', { 'Void note': 'Sold twice' }],
    ['Request for Refund', { Bank: 'Maybank', 'Account number': '1234567890', 'Refund notes': 'We cannot come' }],
  ] as const)
    await step(`${command}: a window that did not hear of it learns of it when the form is sent`, async () => {
      await give([...KEPT, 'Refund (Request)', 'Cancel (Request)']);
      await renderScreen(path, { as: 'cashier', world });
      await expectLive();
      await world.cut(FINAL_CLOSE_CODE);
      await expect.element(page.getByRole('status', { name: 'Live updates: Live' })).not.toBeInTheDocument();
      await button(page, command).click();
      const asked = dialog(command);
      for (const [label, value] of Object.entries(typed)) {
        await asked.getByRole(label === 'Bank' ? 'combobox' : 'textbox', { name: label, exact: true }).fill(value);
        if (label === 'Bank') await page.getByRole('option', { name: value, exact: true }).click();
      }
      await give(KEPT);
      await button(asked, 'Send request').click();
      await expectToast('You dont have permission');
      await expect.poll(shownPath).toMatch(/^\/d\/login/);
    });
  const { request_refund_at: refund, request_canceled_at: voiding } = await ticketOf(manager, ticket.code);
  expect([refund, voiding]).toEqual([null, null]);
});
