import { REFETCHES } from '@muara/contract/refetches';
import { type Screen, SCREENS } from '@muara/contract/screens';
import { expect, test } from 'vitest';
import { type Locator, page } from 'vitest/browser';
import { press } from '@testing/actions.ts';
import { joinRealtime } from '@testing/realtime-peer.ts';
import { formOf, type Listed, LISTS, rowOf } from '@testing/lists.ts';
import { questionOf } from '@testing/records.ts';
import { openPath, renderScreen, shownPath } from '@testing/render-screen.ts';
import { createTestWorld } from '@testing/test-world.ts';

const TAG = 'Zulaikha';

/** The queries that a message of the server makes stale. */
const refetches = (area: keyof typeof REFETCHES): readonly string[] => REFETCHES[area];

const said = (words: string): Locator =>
  page.getByRole('status').or(page.getByRole('alert')).filter({ hasText: words }).last();

/** Removes the record: by the button of its row, or by the one in its form. */
async function askToRemove(list: Listed): Promise<void> {
  if (!list.removeInside)
    return rowOf(TAG)
      .getByRole('button', { name: /^Delete/ })
      .click();
  if (!shownPath().startsWith(`${list.path}/`)) await rowOf(TAG).getByRole('link', { name: /^Edit/ }).click();
  await formOf(list).getByRole('button', { name: list.removeInside }).click();
}

test.each(LISTS.map((list) => [list.name, list] as const))(
  '%s: added, told to others, changed, reloaded, removed, and all of it in the audit trail',
  async (_name, list) => {
    const world = createTestWorld();
    const [actor, watcher] = await Promise.all([world.signIn(list.account), world.signIn('superuser')]);
    const other = await joinRealtime(world, watcher);
    const { queryKey }: Screen = SCREENS[list.screen];
    /** How often somebody else's list was told to fetch its rows again. */
    const told = () => other.heard('catalogue').filter(({ area }) => refetches(area).includes(queryKey ?? '')).length;
    await renderScreen(list.path, { as: actor, world });

    const main = page.getByRole('main');
    await main
      .getByRole('button', { name: /^Add / })
      .or(main.getByRole('link', { name: /^Add / }))
      .click();
    await expect.poll(shownPath).toMatch(new RegExp(`${list.path}/new`));
    await list.fill(formOf(list), TAG);
    await formOf(list)
      .getByRole('button', { name: new RegExp(`^${list.send}$`) })
      .dblClick();
    await expect.element(said(list.added)).toBeVisible();
    await expect.poll(shownPath).toBe(list.path);
    await expect.element(rowOf(TAG)).toBeVisible();
    expect(await world.journal(list.add), 'a double click is one call').toHaveLength(1);
    await expect.poll(told, { message: 'others hear of it' }).toBeGreaterThan(0);

    if (list.canChange) {
      const before = told();
      await rowOf(TAG).getByRole('link', { name: /^Edit/ }).click();
      await expect.poll(shownPath).toMatch(new RegExp(`${list.path}/\\d+`));
      await openPath(shownPath());
      await expect
        .element(formOf(list).getByCss('[name="name"], [name="title"], [name="details"]').first(), {
          message: 'the address survives a reload',
        })
        .toHaveValue(TAG);
      await list.change(formOf(list), TAG);
      await formOf(list).getByRole('button', { name: /^Save/ }).click();
      await expect.element(said('Changes has been saved')).toBeVisible();
      await expect.poll(told, { message: 'others hear of the change' }).toBeGreaterThan(before);
      if (list.isPage) await openPath(list.path);
      if (!list.isChangeHidden) await expect.element(rowOf(`${TAG} Changed`)).toBeVisible();
    }

    if (list.canRemove) {
      const before = told();
      await askToRemove(list);
      await expect.element(questionOf()).toHaveTextContent(TAG);
      await expect.element(questionOf().getByRole('button', { name: 'Cancel' })).toHaveFocus();
      await press('Escape');
      await expect.element(questionOf()).not.toBeInTheDocument();
      await askToRemove(list);
      await questionOf()
        .getByRole('button', { name: /^Delete/ })
        .dblClick();
      await expect.element(said(list.removed)).toBeVisible();
      await expect.element(rowOf(TAG)).toHaveLength(0);
      await expect.poll(told, { message: 'others hear that it is gone' }).toBeGreaterThan(before);
    }

    const user_id = actor.user.id;
    const [newest] = (await watcher.call.listAudit({ query: { user_id } })).data;
    const entries = 1 + Number(list.canChange) + Number(list.canRemove);
    const mine = (await watcher.call.listAudit({ query: { user_id, module: newest!.module } })).data.slice(0, entries);
    expect(mine, 'an entry for each change').toHaveLength(entries);
    const changed = mine.find(({ changes }) => changes?.some(({ before, after }) => before !== null && after !== null));
    if (list.canChange) expect(changed?.changes?.length, 'before and after').toBeGreaterThan(0);
  },
);
