import { expect, onTestFinished, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { lookTwice } from '@testing/looks.ts';
import { savedFile } from '@testing/saved-file.ts';
import { createTestWorld } from '@testing/test-world.ts';
import { renderConsole } from '../../../testing/render-console.ts';

const row = (name: string) => page.getByRole('row', { name });
const button = (name: string | RegExp) => page.getByRole('button', { name });

test('a world is made at an instant, copied, changed, compared and deleted', async () => {
  const { control, world } = await renderConsole('/worlds');
  await expect.element(page.getByRole('heading', { level: 1, name: 'Worlds' })).toBeVisible();
  await button('New world').first().click();
  await page.getByLabelText('Name').fill('night refund');
  await button('Create world').click();
  await expect.element(page.getByText('Enter up to 64 letters')).toBeVisible();
  await page.getByLabelText('Name').fill('night-refund');
  await page.getByLabelText('Past sales').fill('3');
  await page.getByLabelText('Time in Kuala Lumpur').fill('2026-03-10T23:59:30');
  await button('Create world').click();
  await expect.element(page.getByLabelText('World', { exact: true })).toHaveValue('night-refund');
  expect(await control.getWorld({ params: { name: 'night-refund' } })).toMatchObject({
    at: '2026-03-10T23:59:30+08:00',
    tickets: 3,
    clock: 'frozen',
  });

  await page.getByRole('link', { name: 'Worlds' }).click();
  await row('night-refund').getByRole('button', { name: 'More' }).click();
  await page.getByRole('menuitem', { name: 'Copy…' }).click();
  await expect.element(page.getByLabelText('Name')).toHaveValue('night-refund-copy');
  await button('Create world').click();
  await expect.element(row('night-refund-copy')).toBeVisible();
  await lookTwice();

  await control.openSession({ params: { name: 'night-refund-copy', account: 'cashier' } });
  await world.simulator.fetch(
    new Request(`${location.origin}/w/night-refund-copy/api/forgot_password`, {
      method: 'POST',
      body: new URLSearchParams({ email: 'cashier@muara.test', platform: 'web_app' }),
    }),
  );
  await control.setClock({ params: { name: 'night-refund-copy' }, body: { advance: 'PT6M' } });
  await row('night-refund-copy').getByRole('button', { name: 'More' }).click();
  await page.getByRole('menuitem', { name: 'Compare…' }).click();
  await page.getByLabelText('With the world').selectOptions('night-refund');
  await expect.element(page.getByText('Wed, 11 Mar 2026, 00:05:30 here')).toBeVisible();
  await page.getByRole('list').getByText('outbox 1').click();
  await expect.element(page.getByTitle('1773158370000 ms').first()).toHaveTextContent('Tue, 10 Mar 2026, 23:59:30');
  await lookTwice();

  await page.getByRole('link', { name: 'Worlds' }).click();
  await row('night-refund-copy').getByRole('button', { name: 'More' }).click();
  await page.getByRole('menuitem', { name: 'Use for training…' }).click();
  await button('Use for training').click();
  await expect.element(row('night-refund-copy').getByText('Training')).toBeVisible();
  await row('night-refund-copy').getByRole('button', { name: 'More' }).click();
  await page.getByRole('menuitem', { name: 'Delete…' }).click();
  await button('Delete world').click();
  await expect.element(row('night-refund-copy')).not.toBeInTheDocument();
});

test('a world that somebody deletes is said in one line, and what was typed stays', async () => {
  const world = createTestWorld({ tickets: 0 });
  const { control } = await renderConsole('/w/shared/compare', world);
  await expect.element(page.getByText('There is no world shared')).toBeVisible();
  await control.createWorld({ params: { name: 'other' }, body: { tickets: 0 } });
  await button('Create it').click();
  await expect.element(page.getByRole('heading', { level: 1, name: 'Compare shared' })).toBeVisible();
  await page.getByLabelText('With the world').selectOptions('other');
  await control.deleteWorld({ params: { name: 'shared' } });
  await expect.element(page.getByRole('alert')).toHaveTextContent('The world shared was deleted.');
  await expect.element(page.getByLabelText('With the world')).toHaveValue('other');
  await button('Create it again').click();
  await expect.element(page.getByRole('alert')).not.toBeInTheDocument();
});

test('a world opens in the app as one of its people, with a session of theirs', async () => {
  const { control, world } = await renderConsole('/worlds');
  await control.createWorld({ params: { name: 'gate' }, body: { tickets: 0 } });
  const opened = vi.spyOn(window, 'open').mockReturnValue(null);
  const key = 'muara.token@/w/gate';
  onTestFinished(() => {
    opened.mockRestore();
    localStorage.removeItem(key);
  });
  await button('Open gate as…').click();
  const dialog = page.getByRole('dialog', { name: 'Open gate as' });
  await dialog.getByRole('button', { name: /^Aisyah Rahman/ }).click();
  await expect.element(dialog).not.toBeInTheDocument();
  expect(opened).toHaveBeenCalledExactlyOnceWith(
    expect.stringMatching(/\/w\/gate\/d\/dashboard$/),
    '_blank',
    'noopener',
  );
  const [id, token] = localStorage.getItem(key)!.split(' ');
  const headers = { authorization: `Bearer ${token}` };
  const response = await world.simulator.fetch(new Request(`${location.origin}/w/gate/api/authenticate`, { headers }));
  expect(await response.json()).toMatchObject({ user: { id: Number(id), role: 'Cashier' } });
});

test('a snapshot is saved as a file, and restores what the world was', async () => {
  const { control } = await renderConsole('/worlds');
  const params = { name: 'tide' };
  await control.createWorld({ params, body: { tickets: 0, at: '2026-03-10T09:00:00+08:00' } });
  await row('tide').getByRole('button', { name: 'More' }).click();
  const saving = savedFile();
  await page.getByRole('menuitem', { name: 'Save a snapshot' }).click();
  const { name, text } = await saving;
  expect(name).toBe('tide.snapshot.json');

  await control.setClock({ params, body: { advance: 'PT6H' } });
  await row('tide').getByRole('button', { name: 'More' }).click();
  await page.getByRole('menuitem', { name: 'Restore a snapshot…' }).click();
  const dialog = page.getByRole('dialog', { name: 'Restore tide' });
  await expect.element(dialog.getByRole('button', { name: 'Restore world' })).toHaveAttribute('aria-disabled', 'true');
  const chooseFile = dialog.getByLabelText('Snapshot');
  await chooseFile.upload(new File(['no snapshot'], 'notes.json', { type: 'application/json' }));
  await dialog.getByRole('button', { name: 'Restore world' }).click();
  await expect.element(dialog.getByRole('alert')).toBeVisible();
  expect((await control.getClock({ params })).now).toBe('2026-03-10T15:00:00+08:00');
  await chooseFile.upload(new File([text], name, { type: 'application/json' }));
  await dialog.getByRole('button', { name: 'Restore world' }).click();
  await expect.element(dialog).not.toBeInTheDocument();
  expect((await control.getClock({ params })).now).toBe('2026-03-10T09:00:00+08:00');
});
