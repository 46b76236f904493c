import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { expectAccessible, lookAt } from '@testing/looks.ts';
import { showOn } from '@testing/media.ts';
import { openPath, renderScreen, shownPath } from '@testing/render-screen.ts';
import { createTestWorld } from '@testing/test-world.ts';

test('the public reads a page without harm, on screen and on paper', async () => {
  const world = createTestWorld();
  const harm = [
    '<h2>Dinner</h2><p onclick="alert(1)">Good <a href="https://muara.test/menu">food</a></p>',
    '<script>window.harmed=1</script><img src=x onerror="window.harmed=1">',
  ].join('');
  // What a server forgets, the page that shows it does not.
  world.intercept('getPublicPage', async (forward) =>
    Response.json({ ...((await (await forward()).json()) as object), content: harm }),
  );
  await renderScreen('/vvip', { world });
  await expect.poll(() => document.title).toBe('VVIP Package – Muara');
  const title = page.getByRole('heading', { level: 1 });
  await expect.element(title).toHaveTextContent(/^VVIP Package$/);
  await expect.element(page.getByRole('heading', { level: 2, name: 'Dinner' })).toBeVisible();
  await expect
    .element(page.getByRole('link', { name: 'food' }))
    .toHaveAttribute('rel', expect.stringContaining('noopener'));
  expect(page.getByRole('article').getByCss(':is(script, img, [onclick])').elements()).toEqual([]);
  await lookAt('a public page');
  expect('harmed' in window).toBe(false);

  await showOn('print');
  await expect.element(page.getByRole('button', { name: 'Print' })).not.toBeInTheDocument();
  await expect.element(page.getByRole('contentinfo')).not.toBeInTheDocument();
  await expect.element(title).toBeVisible();
});

test('the public reads pages in Malay too, and learns when there is none', async () => {
  await renderScreen('/vvip');
  await page.getByRole('button', { name: 'Bahasa Melayu' }).click();
  await page.getByRole('link', { name: 'Terma dan Syarat' }).click();
  await expect.poll(shownPath).toBe('/terms-and-condition');
  await expect.element(page.getByText(/^Kemas kini terakhir /)).toBeVisible();
  for (const name of ['../../api/users', 'nothing-here']) {
    await openPath(`/terms-and-condition?page=${name}`);
    await expect.element(page.getByRole('main').getByText('Halaman tidak wujud')).toBeVisible();
  }
  await expectAccessible();
});
