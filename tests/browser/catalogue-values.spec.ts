import type { Locator, Page } from '@playwright/test';
import { ApiError } from '@muara/client/http';
import { TEXT_LIMITS } from '@muara/contract/constants';
import { expect, test } from './support/fixtures.ts';
import { formOf, LISTS, type Listed, VALUES } from './support/catalogue.ts';
import type { Person } from './support/person.ts';
import { goTo } from './support/walk.ts';
import type { World } from './support/world.ts';

/**
 * Sends the form with a field as it stands, and answers what stood there, what stands there then, and the fields that are
 * marked as wrong, by wire name; inside lists by the list. In the page at once: a pointer costs more than the form does.
 */
const sendWith = (send: Locator, field: string): Promise<{ typed: string; kept: string; marked: string[] }> =>
  send.evaluate(async (button: HTMLElement, name) => {
    const form = button.closest('dialog, [role="dialog"], main')!;
    const input = form.querySelector<HTMLInputElement>(`[name="${name}"]`)!;
    const typed = input.value;
    button.click();
    await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
    const marked = [...form.querySelectorAll('[name][aria-invalid="true"]')].map((one) => one.getAttribute('name') ?? '');
    return { typed, kept: input.value, marked: [...new Set(marked)].sort() };
  }, field);

/** Types a text into further fields, all at once. */
const typeInto = (form: Locator, fields: readonly string[], text: string): Promise<void> =>
  form.evaluate(
    (root, [names, value]) => {
      const set = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set;
      for (const name of names) {
        const input = root.querySelector(`[name="${name}"]`);
        set?.call(input, value);
        input?.dispatchEvent(new Event('input', { bubbles: true }));
      }
    },
    [fields, text] as const,
  );

/** The fields that the server refuses. */
async function refusedOf(call: (input: never) => Promise<unknown>, body: object): Promise<string[]> {
  try {
    await call({ body } as never);
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    return [...new Set((error.errors ?? []).map(({ field }) => field.split('.')[0] ?? ''))].sort();
  }
  throw new Error('the server took it, although a required field is blank');
}

/** A typed text as the form sends it: numbers as numbers. */
const asSent = (kind: string, typed: string): unknown =>
  kind === 'money' || kind === 'count' ? (typed === '' ? undefined : Number(typed.replaceAll(',', ''))) : typed;

const JUDGED = LISTS.filter(({ fields }) => Object.keys(fields).length > 0);
const SCREENS = JUDGED.filter(({ isPage }) => isPage);

// A form that is a screen ends a walk through some that are dialogs.
for (const [turn, screen] of SCREENS.entries()) {
  const dialogs = JUDGED.filter(({ isPage }) => !isPage).filter((_, place) => place % SCREENS.length === turn);
  const lists = [...dialogs, screen];
  test(`${lists.map(({ name }) => name).join(', ')}: the form and the server refuse the same values, and nothing is stored`, async ({ page, world }) => {
    test.slow();
    const person = await world.signIn('manager');
    await person.open(page, `${lists[0]?.path}/new`);
    for (const list of lists) {
      await test.step(list.name, async () => {
        if (list !== lists[0]) await goTo(page, `${list.path}/new`);
        await judge(page, world, person, list);
        if (list === screen) return;
        await page.keyboard.press('Escape');
        await page.getByRole('alertdialog').getByRole('button', { name: 'Discard' }).click();
        await expect(page.getByRole('dialog')).toHaveCount(0);
      });
    }
  });
}

/** Gives each field of a form its wrong values, and the server the same. */
async function judge(page: Page, world: World, person: Person, list: Listed): Promise<void> {
  const form = formOf(page, list);
  await expect(form.locator(`[name="${list.blocker}"]`)).toBeVisible();
  await list.fill(form, 'Wire', page);
  await form.locator(`[name="${list.blocker}"]`).fill('');
  const send = form.getByRole('button', { name: new RegExp(`^${list.send}$`) });
  await send.click();
  const call = person.call[list.add] as (input: never) => Promise<unknown>;

  for (const [field, kind] of Object.entries(list.fields)) {
    const input = form.locator(`[name="${field}"]`);
    const good = await input.inputValue();
    const alike = list.alike?.[field] ?? [field];
    const others = alike.filter((name) => name !== field);
    for (const value of VALUES[kind](field)) {
      await test.step(`${field}: ${value.slice(0, 40) || 'blank'}`, async () => {
        await typeInto(form, others, value);
        await input.fill(value);
        // What cannot be typed is no answer of the form; what stands there then is.
        const { typed, kept, marked } = await sendWith(send, field);
        expect.soft(marked, 'the blank field is at fault too').toContain(list.blocker);
        expect.soft(kept, 'nothing that was typed is lost').toBe(typed);
        const sent = asSent(kind, typed);
        const body = { ...list.body, [list.blocker]: '', ...Object.fromEntries(alike.map((name) => [name, sent])) };
        const refused = await refusedOf(call, body);
        // Images are uploaded, not typed: the body on the wire has none.
        const seen = (names: readonly string[]) => [
          ...new Set(names.filter((name) => !name.startsWith('img')).map((name) => (name === list.together?.[1] ? list.together[0] : name))),
        ];
        expect.soft(seen(refused), `${field} = ${JSON.stringify(sent)?.slice(0, 60)}`).toEqual(seen(marked));
      });
    }
    await typeInto(form, others, good);
    await input.fill(good);
  }
  await expect(form.locator(`[name="${list.blocker}"]`), 'the first field at fault has the focus').toBeVisible();
  expect((await world.journal(list.add)).every(({ status }) => status === 422)).toBe(true);
}

// With one field of text, what is right would be stored: these forms are held against the wire by what is wrong.
for (const list of LISTS.filter(({ fields }) => Object.keys(fields).length === 0)) {
  test(`${list.name}: what the form refuses in its one field of text, the server refuses, and nothing is stored`, async ({ page, world }) => {
    const person: Person = await world.signIn(list.account ?? 'manager');
    await person.open(page, `${list.path}/new`);
    const form = formOf(page, list);
    await expect(form.locator(`[name="${list.blocker}"]`)).toBeVisible();
    await list.fill(form, 'Wire', page);
    const send = form.getByRole('button', { name: new RegExp(`^${list.send}$`) });
    const call = person.call[list.add] as (input: never) => Promise<unknown>;
    for (const value of ['', '   ', 'n'.repeat(TEXT_LIMITS[list.blocker as keyof typeof TEXT_LIMITS] + 1)]) {
      await test.step(value.slice(0, 40) || 'blank', async () => {
        await form.locator(`[name="${list.blocker}"]`).fill(value);
        const { typed, kept, marked } = await sendWith(send, list.blocker);
        expect.soft(marked).toEqual([list.blocker]);
        expect.soft(kept, 'nothing that was typed is lost').toBe(typed);
        expect.soft(await refusedOf(call, { ...list.body, [list.blocker]: typed })).toEqual([list.blocker]);
      });
    }
    expect((await world.journal(list.add)).every(({ status }) => status === 422)).toBe(true);
  });
}
