import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { press } from '@testing/actions.ts';
import { nextFrame } from '@testing/next-frame.ts';
import { renderScreen } from '@testing/render-screen.ts';
import { createTestWorld } from '@testing/test-world.ts';
import { button, dialog } from '@testing/ticket-detail.ts';
import { daysAhead, seller, sellDated } from '../../../../tests/support/stages/tickets.ts';

const addresses = () => dialog('Edit Email');

/** Presses at the edge of the window, which is beside every dialog. */
async function pressBeside(): Promise<void> {
  document.elementFromPoint(2, innerHeight / 2)!.dispatchEvent(new MouseEvent('mousedown', { bubbles: true }));
  await nextFrame();
}

test('Escape and a press beside it close a form in a dialog until something was typed', async () => {
  const world = createTestWorld();
  const cashier = await seller(world);
  const { open } = await daysAhead(world, cashier);
  const { code } = await sellDated(cashier, open[0]!);
  await renderScreen(`/d/tickets/0/${code}`, { as: 'manager', world });
  for (const leave of [pressBeside, () => press('Escape')]) {
    await button(page, 'Edit Email').click();
    await expect.element(addresses()).toBeVisible();
    await leave();
    await expect.element(addresses()).not.toBeInTheDocument();
  }

  await button(page, 'Edit Email').click();
  const field = addresses().getByRole('textbox', { name: 'Email', exact: true });
  await field.fill('aina@mail.test');
  for (const leave of [pressBeside, () => press('Escape'), () => press('Escape')]) {
    await leave();
    await nextFrame();
    await expect.element(field).toHaveValue('aina@mail.test');
  }
  await button(addresses(), 'Cancel').click();
  await expect.element(addresses()).not.toBeInTheDocument();
});
