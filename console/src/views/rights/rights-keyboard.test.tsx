import { OPERATION_IDS } from '@muara/contract/operations';
import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { createTestWorld } from '@testing/test-world.ts';
import { press } from '../../../testing/keys.ts';
import { renderConsole } from '../../../testing/render-console.ts';

const right = (role: string, id: string | undefined) =>
  page.getByRole('button', { name: new RegExp(`^${role}, ${id}: may`) });

test('the cells of a grid are one tab stop, and keys move between them', async () => {
  await renderConsole('/w/default/rights', createTestWorld({ tickets: 0 }));
  const search = page.getByRole('searchbox', { name: 'Search operations' });
  await expect.element(right('Super User', OPERATION_IDS[0])).toBeVisible();
  const roles = page
    .getByRole('columnheader')
    .elements()
    .map((head) => head.textContent ?? '');
  const [first, second, last] = [roles[1]!, roles[2]!, roles.at(-1)!];
  await press(search, 'Tab');
  await expect.element(right(first, OPERATION_IDS[0])).toHaveFocus();
  for (const [key, role, row] of [
    ['ArrowUp', first, 0],
    ['ArrowLeft', first, 0],
    ['ArrowRight', second, 0],
    ['ArrowDown', second, 1],
    ['PageDown', second, 11],
    ['End', last, 11],
    ['ArrowRight', last, 11],
    ['Home', first, 11],
    ['PageUp', first, 1],
    ['PageUp', first, 0],
  ] as const) {
    await userEvent.keyboard(`{${key}}`);
    await expect.element(right(role, OPERATION_IDS[row]), { message: key }).toHaveFocus();
  }

  await userEvent.keyboard('{ArrowDown}{Control>}{End}{/Control}');
  await expect.element(right(last, OPERATION_IDS.at(-1))).toHaveFocus();
  await userEvent.keyboard('{Shift>}{Tab}{/Shift}');
  await expect.element(search).toHaveFocus();
  await userEvent.keyboard('{Tab}{Control>}{Home}{/Control}{ArrowDown}{Tab}');
  expect(page.getByRole('grid').element().contains(document.activeElement)).toBe(false);
  await userEvent.keyboard('{Shift>}{Tab}{/Shift}');
  await expect.element(right(first, OPERATION_IDS[1])).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  await expect.element(right(first, OPERATION_IDS[1])).toHaveAccessibleName(/answered \d{3}/);
  await expect.element(right(first, OPERATION_IDS[1])).toHaveFocus();

  await search.fill('refund');
  await expect.element(right(first, OPERATION_IDS[1])).not.toBeInTheDocument();
  await press(search, 'Tab');
  await expect
    .element(
      right(
        first,
        OPERATION_IDS.find((id) => id.toLowerCase().includes('refund')),
      ),
    )
    .toHaveFocus();
});

test('a cell that keys reach is not under the heads, and the next rows are drawn', async () => {
  await renderConsole('/w/default/rights', createTestWorld({ tickets: 0 }));
  await press(page.getByRole('searchbox', { name: 'Search operations' }), 'Tab');
  for (let row = 0; row + 10 < OPERATION_IDS.length; row += 10) {
    await userEvent.keyboard('{PageDown}');
    await expect.element(page.getByRole('row').nth(Math.min(row + 20, OPERATION_IDS.length))).toBeInTheDocument();
  }
  await page.viewport(390, 844);
  await userEvent.keyboard('{End}');
  const heads = page.getByRole('columnheader').first().element();
  for (const key of [
    ...Array.from({ length: 25 }, () => 'ArrowUp'),
    ...Array.from({ length: 12 }, () => 'ArrowLeft'),
  ]) {
    await userEvent.keyboard(`{${key}}`);
    const [focused, head] = [document.activeElement!.getBoundingClientRect(), heads.getBoundingClientRect()];
    expect(focused.top, 'below the roles').toBeGreaterThanOrEqual(head.bottom);
    expect(focused.left, 'beside the operations').toBeGreaterThanOrEqual(head.right);
  }
});
