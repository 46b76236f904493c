import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { step } from '@testing/actions.ts';
import { lookAt } from '@testing/looks.ts';
import { renderScreen, shownPath } from '@testing/render-screen.ts';
import { createTestWorld } from '@testing/test-world.ts';

const requests = () => page.getByRole('table', { name: 'Api Request Log' });

test('the request log names who called what from where, and is searched', async () => {
  const world = createTestWorld();
  await (await world.signIn('cashier')).call.getNotification({});
  const superuser = await world.signIn('superuser');
  await superuser.call.listTickets({ query: { search: 'a very long search that no line of the list has room for' } });
  await renderScreen('/d/api-request-log', { as: superuser, world });

  await step('names who called what from where, unfolds what is long, and shows no empty payload', async () => {
    const long = requests().getByRole('row', { name: /\/api\/tickets\?/ });
    await expect.element(long).toHaveTextContent('superuser');
    await expect.element(long).not.toHaveTextContent('has+room+for');
    await long.getByRole('button', { name: 'Show full URL' }).click();
    await expect.element(long.getByRole('button', { name: 'Shorten URL' })).toHaveAttribute('aria-expanded', 'true');
    await expect.element(long).toHaveTextContent(/room(\+|%20)for/);
    await expect.element(long.getByRole('button', { name: /payload/ })).not.toBeInTheDocument();

    const login = requests()
      .getByRole('row', { name: /\/api\/login/ })
      .first();
    await expect.element(login).toHaveTextContent('Not signed in');
    await login.getByRole('button', { name: 'Show payload' }).click();
    await expect.element(login).toHaveTextContent('superuser@muara.test');
    await expect.element(login).not.toHaveTextContent('muara123');
  });

  await step('finds by name and address; the search is in the address', async () => {
    await page.getByRole('searchbox', { name: 'Search' }).fill('cashier');
    await expect.poll(shownPath).toMatch(/search=cashier/);
    await expect.element(requests().getByRole('row', { name: /^cashier .*\/api\/notification/ })).toBeVisible();
    await expect.element(requests().getByRole('row', { name: /\/api\/login/ })).not.toBeInTheDocument();
    await page.getByRole('searchbox', { name: 'Search' }).fill('no such thing <b>');
    await expect.element(page.getByText('No matching requests')).toBeVisible();
    await page.getByRole('button', { name: 'Reset' }).first().click();
    await expect.element(requests()).toBeVisible();
  });

  await step('nothing blocks anyone', async () => {
    await expect.element(requests()).toBeVisible();
    await page.getByRole('button', { name: 'Show payload' }).first().click();
    await lookAt('the request log');
  });
});
