import { expect, expectAccessible, test } from './support/fixtures.ts';
import { lookAt } from './support/look.ts';

test('the public reads pages without harm: in two languages, on paper, and told when there is none', async ({
  page,
  world,
  complaints,
}) => {
  // The browser itself refuses what the page is about to take away.
  complaints.allow(/404|inline event handler/);
  const manager = await world.signIn('manager');
  const harm = '<h2>Dinner</h2><p onclick="alert(1)">Good <a href="https://muara.test/menu">food</a></p>';
  const page1 = await manager.call.getPage({ params: { id: 1 } });
  expect(page1.title).toBe('VVIP Package');
  // What a server forgets, the page that shows it does not.
  await page.route('**/pages/vvip', async (route) => {
    const answer = await route.fetch();
    const body = (await answer.json()) as object;
    await route.fulfill({
      response: answer,
      json: { ...body, content: `${harm}<script>window.harmed=1</script><img src=x onerror="window.harmed=1">` },
    });
  });
  await page.goto('/vvip');
  await expect(page).toHaveTitle('VVIP Package – Muara');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('VVIP Package');
  await expect(page.getByRole('heading', { level: 2, name: 'Dinner' })).toBeVisible();
  const link = page.getByRole('link', { name: 'food' });
  await expect(link).toHaveAttribute('rel', /noopener/);
  await expect(page.locator('article :is(script, img, [onclick])')).toHaveCount(0);
  expect(await page.evaluate(() => 'harmed' in window)).toBe(false);
  await lookAt(page, 'a public page');

  await page.emulateMedia({ media: 'print' });
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Print' })).toBeHidden();
  await expect(page.getByRole('contentinfo')).toBeHidden();
  await page.emulateMedia({ media: 'screen' });

  await page.getByRole('button', { name: 'Bahasa Melayu' }).click();
  await expect(page.getByRole('link', { name: 'Terma dan Syarat' })).toBeVisible();
  await page.getByRole('link', { name: 'Terma dan Syarat' }).click();
  await expect(page).toHaveURL(/\/terms-and-condition$/);
  await expect(page.getByText(/^Kemas kini terakhir /)).toBeVisible();
  await page.goto('/terms-and-condition?page=../../api/users');
  await expect(page.getByRole('main').getByText('Halaman tidak wujud')).toBeVisible();
  await page.goto('/terms-and-condition?page=nothing-here');
  await expect(page.getByRole('main').getByText('Halaman tidak wujud')).toBeVisible();
  await expectAccessible(page);
});
