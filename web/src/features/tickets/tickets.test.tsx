import { expect, test, describe } from 'vitest';
import { page } from 'vitest/browser';
import { renderScreen } from '@testing/render-screen.ts';
import { createTestWorld } from '@testing/test-world.ts';

describe('the four states of the list', () => {
  test('nothing sold yet: No Data', async () => {
    const world = createTestWorld({ tickets: 0 });
    const manager = await world.signIn('manager');
    await renderScreen('/d/tickets/0', { as: manager, world });
    await expect.element(page.getByText('No Data')).toBeVisible();
    await expect.element(page.getByText('0 tickets')).toBeVisible();
    await expect.element(page.getByRole('button', { name: 'Reset' })).not.toBeInTheDocument();
  });
});
