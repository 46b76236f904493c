import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { lookTwice } from '@testing/looks.ts';
import { createTestWorld, type TestWorld } from '@testing/test-world.ts';
import { renderConsole } from '../../../testing/render-console.ts';

const PRINT = { id: 'a1', code: 'MRCX7K2M9QP', printed_at: '2026-03-10T10:00:00+08:00', pages: 2, reprint: 1 };

/** A world beside which the helper for receipts has a print in its tray, and the other two do not run. */
function createPrintingWorld(): TestWorld {
  const world = createTestWorld({ tickets: 0 });
  const { serve } = world;
  const withTray: typeof fetch = async (input, init) => {
    const { pathname, origin } = new URL(new Request(input, init).url);
    if (pathname !== '/tray') return serve(input, init);
    const isReceipt = origin.endsWith(':3005');
    if (!isReceipt) throw new TypeError('connection refused');
    return Response.json({ data: [PRINT], total: 1 });
  };
  return Object.assign(world, { serve: withTray });
}

test('a tray shows its prints, and a helper that does not answer is said in a line', async () => {
  await renderConsole('/w/default/papers', createPrintingWorld());
  const receipts = page.getByRole('region', { name: 'Receipts' });
  await expect
    .element(receipts.getByRole('link', { name: 'MRCX7K2M9QP' }))
    .toHaveAttribute('href', expect.stringMatching(/:3005\/tray\/a1\.pdf$/));
  await expect.element(receipts.getByText('reprint')).toBeVisible();
  await expect.element(receipts.getByText('Tue, 10 Mar 2026, 10:00:00 · 2 pages')).toBeVisible();
  await expect.element(page.getByRole('region', { name: 'Wristbands' }).getByText(/does not answer/)).toBeVisible();
  await expect.element(page.getByText('No print jobs yet')).toBeVisible();
  await lookTwice();
});
