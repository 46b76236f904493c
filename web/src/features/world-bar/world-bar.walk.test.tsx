import { expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { complaints } from '@testing/complaints.ts';
import { expectAccessible } from '@testing/looks.ts';
import { loseRequest } from '@testing/network.ts';
import { openPath, renderScreen, shownPath } from '@testing/render-screen.ts';
import { createTestWorld } from '@testing/test-world.ts';
import { atTill } from '@testing/till.ts';

/** How often the bar asks for its world. */
const POLL_MS = 3_000;
const bar = () => page.getByRole('region', { name: 'World', exact: true });

test('a world that is deleted in mid-work is made again, with the person; a control plane that is down disturbs nobody', async () => {
  complaints.allow(/40[14]/);
  const world = createTestWorld({ bar: 'qa' });
  const control = (method: string) => world.fetch('/__sim/worlds/qa', { method });
  await control('PUT');
  await renderScreen('/d/login', { world });
  await bar().getByRole('button', { name: 'Signed in: Visitor' }).click();
  await page
    .getByRole('button', { name: /Cashier$/ })
    .first()
    .click();
  const cashier = bar().getByRole('button', { name: /^Signed in: .*, Cashier$/ });
  await expect.element(cashier).toBeVisible();
  await openPath('/d/profile');
  await expect.element(cashier).toBeVisible();

  await control('DELETE');
  world.clock.pass(POLL_MS);
  await expect.element(bar().getByRole('status')).toHaveTextContent('World qa was deleted');
  await bar()
    .getByRole('button', { name: /^(Make it again|Continue as )/ })
    .click();
  await expect.element(cashier).toBeVisible();
  await openPath(shownPath());
  await expect.element(cashier).toBeVisible();

  const { serve } = world;
  const down = vi
    .spyOn(world, 'serve')
    .mockImplementation((input, init) =>
      (input instanceof Request ? input.url : String(input)).includes('/__sim/') ? loseRequest() : serve(input, init),
    );
  world.clock.pass(POLL_MS);
  await expect
    .element(bar().getByRole('status'))
    .toHaveTextContent(/^Control plane not reachable. The app still works.$/);
  await openPath('/');
  await expect.element(page.getByRole('heading', { name: 'Choose a package' })).toBeVisible();
  down.mockRestore();
  world.clock.pass(POLL_MS);
  await expect.element(bar().getByRole('button', { name: /^Time:/ })).toBeVisible();
});

test('the bar covers nothing of till and shop, wide and on a phone', async () => {
  const world = createTestWorld({ bar: true });
  const expectCoversNothing = async () => {
    await expect.element(bar().getByRole('button', { name: /^Time:/ })).toBeVisible();
    const strip = bar().element().getBoundingClientRect();
    const controls = [...document.querySelectorAll('#root :is(button, a, input)')].filter(
      (control) => !control.closest('section[aria-label="World"], dialog') && control.checkVisibility(),
    );
    const covered = controls.filter((control) => {
      const { top, bottom, height } = control.getBoundingClientRect();
      return height > 1 && bottom > 0 && top < strip.bottom - 1;
    });
    expect(covered.map(({ outerHTML }) => outerHTML.slice(0, 100))).toEqual([]);
    expect(document.documentElement.scrollWidth).toBe(innerWidth);
  };
  await atTill(world);
  for (const [width, height] of [
    [1440, 900],
    [1024, 768],
    [390, 844],
  ] as const) {
    await page.viewport(width, height);
    await expectCoversNothing();
  }
  await expectAccessible();
  await openPath('/');
  await expect.element(page.getByRole('heading', { name: 'Choose a package' })).toBeVisible();
  await expectCoversNothing();
});
