import type { Page } from '@playwright/test';
import { expect, expectLive } from './support/fixtures.ts';
import { test } from './support/elsewhere.ts';
import { formOf, LISTS, type Listed, rowOf } from './support/catalogue.ts';
import type { Person } from './support/person.ts';
import { clearToasts } from './support/toasts.ts';
import { goTo } from './support/walk.ts';
import type { World } from './support/world.ts';

/** Removes the record: by the button of its row, or by the one in its form. */
async function askToRemove(page: Page, list: Listed, name: string): Promise<void> {
  if (!list.removeInside)
    return rowOf(page, name)
      .getByRole('button', { name: /^Delete/ })
      .click();
  await rowOf(page, name).getByRole('link', { name: /^Edit/ }).click();
  await formOf(page, list).getByRole('button', { name: list.removeInside }).click();
}

/** Lists that one account keeps are walked one after the other, four in a test. */
const WALKS: Listed[][] = [];
for (const list of LISTS.toSorted((a, b) => a.account.localeCompare(b.account))) {
  const last = WALKS.at(-1);
  if (last && last.length < 4 && last[0]?.account === list.account) last.push(list);
  else WALKS.push([list]);
}
/**
 * What the records of a walk are called: people of different lists share one list of addresses for
 * mail.
 */
const TAGS = ['Zulaikha', 'Yasmin', 'Wardah', 'Umaira'];

for (const lists of WALKS) {
  test(`${lists.map(({ name }) => name).join(', ')}: added, seen elsewhere, changed, reloaded, removed, and all of it in the audit trail`, async ({
    page,
    world,
    elsewhere,
  }) => {
    test.slow(lists.length > 1);
    const [actor, watcher] = await Promise.all([world.signIn(lists[0]!.account), world.signIn('superuser')]);
    const theirs = await elsewhere(watcher, lists[0]?.path);
    await actor.open(page, lists[0]?.path);
    for (const [turn, list] of lists.entries()) {
      await test.step(list.name, async () => {
        if (turn > 0) {
          const heading = page.locator('h1').first();
          const before = (await heading.textContent()) ?? '';
          await Promise.all([goTo(page, list.path), goTo(theirs, list.path), clearToasts(page)]);
          // The list before has a button to add, too.
          await expect(heading).not.toHaveText(before);
        }
        await walk({ list, tag: TAGS[turn]!, page, theirs, world, actor, watcher });
      });
    }
  });
}

interface Walk {
  list: Listed;
  /** What the record of this walk is called. */
  tag: string;
  page: Page;
  /** The window of the watcher, at the same list. */
  theirs: Page;
  world: World;
  actor: Person;
  watcher: Person;
}

async function walk({ list, tag, page, theirs, world, actor, watcher }: Walk): Promise<void> {
  await Promise.all([expectLive(page), expectLive(theirs)]);
  const said = (words: string) => page.getByRole('status').or(page.getByRole('alert')).getByText(words).last();

  const main = page.getByRole('main');
  await main
    .getByRole('button', { name: /^Add / })
    .or(main.getByRole('link', { name: /^Add / }))
    .click();
  await expect(page).toHaveURL(new RegExp(`${list.path}/new`));
  await list.fill(formOf(page, list), tag, page);
  await formOf(page, list)
    .getByRole('button', { name: new RegExp(`^${list.send}$`) })
    .dblclick();
  await expect(said(list.added)).toBeVisible();
  await expect(page).toHaveURL(new RegExp(`${list.path}$`));
  await expect(rowOf(page, tag)).toBeVisible();
  expect(await world.journal(list.add), 'a double click is one call').toHaveLength(1);
  await expect(rowOf(theirs, tag), 'another window hears of it').toBeVisible();

  if (list.canChange) {
    await rowOf(page, tag).getByRole('link', { name: /^Edit/ }).click();
    await expect(page).toHaveURL(new RegExp(`${list.path}/\\d+`));
    await page.reload();
    await expect(
      formOf(page, list).locator('[name="name"], [name="title"], [name="details"]').first(),
      'the address survives a reload',
    ).toHaveValue(tag);
    await list.change(formOf(page, list), tag);
    await formOf(page, list).getByRole('button', { name: /^Save/ }).click();
    await expect(said('Changes has been saved')).toBeVisible();
    if (list.isPage) await goTo(page, list.path);
    if (!list.isChangeHidden)
      await expect(rowOf(theirs, `${tag} Changed`), 'another window hears of the change').toBeVisible();
  }

  if (list.canRemove) {
    await askToRemove(page, list, tag);
    const question = page.getByRole('alertdialog', { name: 'Hold On!' });
    await expect(question).toContainText(tag);
    await expect(question.getByRole('button', { name: 'Cancel' })).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(question).toBeHidden();
    if (list.removeInside) await formOf(page, list).getByRole('button', { name: list.removeInside }).click();
    else await askToRemove(page, list, tag);
    await question.getByRole('button', { name: /^Delete/ }).dblclick();
    await expect(said(list.removed)).toBeVisible();
    await expect(rowOf(page, tag)).toHaveCount(0);
    await expect(rowOf(theirs, tag), 'it is gone elsewhere too').toHaveCount(0);
  }

  const user_id = actor.user.id;
  const [newest] = (await watcher.call.listAudit({ query: { user_id } })).data;
  const entries = 1 + Number(list.canChange) + Number(list.canRemove);
  const mine = (await watcher.call.listAudit({ query: { user_id, module: newest!.module } })).data.slice(0, entries);
  expect(mine, 'an entry for each change').toHaveLength(entries);
  const changed = mine.find(({ changes }) => changes?.some(({ before, after }) => before !== null && after !== null));
  if (list.canChange) expect(changed?.changes?.length, 'before and after').toBeGreaterThan(0);
}
