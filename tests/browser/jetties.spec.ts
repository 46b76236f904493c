import type { Locator, Page } from '@playwright/test';
import { test } from './support/elsewhere.ts';
import { expect, expectLive } from './support/fixtures.ts';
import { lookAt } from './support/look.ts';
import { rights } from './support/records.ts';

const LINGGI = 3;
const form = (page: Page): Locator => page.getByRole('dialog', { name: "Jetty's Detail" });
const switchOf = (page: Page, name: string): Locator => page.getByRole('switch', { name: `Open: ${name}` });

test('a jetty is opened and closed by those who may edit, seen by everybody, and its form meets who saved first', async ({
  page,
  world,
  elsewhere,
  complaints,
}) => {
  test.slow();
  complaints.allow(/422|500/);
  const manager = await world.signIn('manager');
  await manager.call.editUser({ body: { id: 6, policies: rights('Jetty', 'View') } });
  const csa = await world.signIn('csa');
  const theirs = await elsewhere(csa, '/d/jetty');
  await manager.open(page, '/d/jetty');
  await Promise.all([expectLive(page), expectLive(theirs)]);
  await expect(page.getByRole('columnheader')).toHaveText(['#', 'Name', 'Open', 'Action']);
  await expect(page.getByRole('button', { name: /^Delete/ })).toHaveCount(0);
  const [own, watched] = [switchOf(page, 'Sungai Linggi'), switchOf(theirs, 'Sungai Linggi')];
  await expect(own).toHaveAccessibleDescription(
    'Turn off to prevent public from purchasing tickets on individual jetty',
  );
  await expect(watched).toBeDisabled();
  await expect(theirs.getByRole('link', { name: /^Edit/ })).toHaveCount(0);

  await world.addFault({ operationId: 'editJetty', nth: 1, code: 'internal_error', delay_ms: 600 });
  await own.click();
  await expect(own, 'before the server has answered').not.toBeChecked();
  await expect(page.getByRole('alert').getByText('Something went wrong')).toBeVisible();
  await expect(own).toBeChecked();
  await own.click();
  await expect(own).not.toBeChecked();
  await expect(watched).not.toBeChecked();
  const { data } = await manager.call.listJetties({});
  expect(data.find(({ id }) => id === LINGGI)?.slots, 'the switch leaves the slots alone').not.toEqual([]);
  await lookAt(page, 'jetties');

  await page.getByRole('link', { name: 'Edit Sungai Linggi' }).click();
  await form(page).getByLabel('Name').fill('Linggi');
  await expect(form(page).getByText('Save or discard your changes first.')).toBeVisible();
  const { updated_at: _then, gotSlots: _slots, active: _open, ...linggi } = data.find(({ id }) => id === LINGGI)!;
  const superuser = await world.signIn('superuser');
  await superuser.call.editJetty({ body: { ...linggi, name: 'Theirs' } });
  await form(page).getByRole('button', { name: 'Save' }).click();
  const conflict = form(page).getByRole('alert').filter({ hasText: 'in the meantime' });
  await expect(conflict).toBeFocused();
  await conflict.getByRole('button', { name: 'Save mine anyway' }).click();
  await expect(page.getByText('Changes has been saved')).toBeVisible();
  await expect(switchOf(page, 'Linggi')).not.toBeChecked();
  await theirs.getByRole('link', { name: 'Linggi', exact: true }).click();
  await expect(form(theirs)).toContainText('Closed to the public');
  await expect(form(theirs).getByRole('button', { name: 'Edit' })).toHaveCount(0);
});
