import type { Locator, Page } from '@playwright/test';
import { ApiError } from '@muara/client/http';
import { TEXT_LIMITS } from '@muara/contract/constants';
import { expect, test } from './support/fixtures.ts';
import { formOf, LISTS, type Listed } from './support/catalogue.ts';
import { VALUES } from './support/field-values.ts';
import type { Person } from './support/person.ts';
import { goTo } from './support/walk.ts';
import type { World } from './support/world.ts';

/**
 * What came of one text in a form: what stood in its field, what is there after the attempt to send,
 * and the fields that are marked.
 */
interface Verdict {
  typed: string;
  kept: string;
  marked: string[];
}

/**
 * Puts one text after the other into some fields alike, sends the form each time, and puts back what
 * stood there. Marked fields are named as on the wire; inside lists by the list. In the page at once:
 * keys and a pointer cost more than the form does.
 */
const sendEach = (send: Locator, fields: readonly string[], texts: readonly string[]): Promise<Verdict[]> =>
  send.evaluate(
    async (button: HTMLElement, [names, values]) => {
      const form = button.closest('dialog, [role="dialog"], main')!;
      const inputs = names.map((name) => form.querySelector<HTMLInputElement>(`[name="${name}"]`)!);
      // As keys would: a field takes no more than its `maxlength`. A date is set whole.
      const type = (input: HTMLInputElement, text: string) => {
        if (input.type.startsWith('date')) {
          Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')!.set!.call(input, text);
          input.dispatchEvent(new Event('input', { bubbles: true }));
          return;
        }
        input.focus();
        input.select();
        if (text === '') document.execCommand('delete');
        else document.execCommand('insertText', false, text);
      };
      const before = inputs.map(({ value }) => value);
      const verdicts: { typed: string; kept: string; marked: string[] }[] = [];
      for (const text of values) {
        for (const input of inputs) type(input, text);
        // Only what the field then shows counts, not what could not be typed.
        const typed = inputs[0]!.value;
        button.click();
        await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
        const marked = [...form.querySelectorAll('[name][aria-invalid="true"]')].map(
          (one) => one.getAttribute('name') ?? '',
        );
        verdicts.push({ typed, kept: inputs[0]!.value, marked: [...new Set(marked)].sort() });
      }
      for (const [place, input] of inputs.entries()) type(input, before[place]!);
      return verdicts;
    },
    [fields, texts] as const,
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

/**
 * A typed text as the form sends it: numbers as numbers.
 * JSON has no NaN, so a text that is no number is sent as -1.
 */
function asSent(kind: string, typed: string): unknown {
  if (kind !== 'money' && kind !== 'count') return typed;
  if (typed === '') return undefined;
  const number = Number(typed);
  return Number.isNaN(number) ? -1 : number;
}

const JUDGED = LISTS.filter(({ fields }) => Object.keys(fields).length > 0);
const SCREENS = JUDGED.filter(({ isPage }) => isPage);

// A form that is a screen ends a walk through some that are dialogs.
for (const [turn, screen] of SCREENS.entries()) {
  const dialogs = JUDGED.filter(({ isPage }) => !isPage).filter((_, place) => place % SCREENS.length === turn);
  const lists = [...dialogs, screen];
  test(`${lists.map(({ name }) => name).join(', ')}: the form and the server refuse the same values, and nothing is stored`, async ({
    page,
    world,
  }) => {
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
    const alike = list.alike?.[field] ?? [field];
    const values = VALUES[kind](field);
    const verdicts = await sendEach(send, [field, ...alike.filter((name) => name !== field)], values);
    const refused = await Promise.all(
      verdicts.map(({ typed }) => {
        const sent = asSent(kind, typed);
        return refusedOf(call, {
          ...list.body,
          [list.blocker]: '',
          ...Object.fromEntries(alike.map((name) => [name, sent])),
        });
      }),
    );
    for (const [turn, { typed, kept, marked }] of verdicts.entries()) {
      const what = `${field} = ${JSON.stringify(values[turn])?.slice(0, 60)}`;
      expect.soft(marked, `${what}: the blank field is at fault too`).toContain(list.blocker);
      expect.soft(kept, `${what}: nothing that was typed is lost`).toBe(typed);
      // Images are uploaded, not typed: the body on the wire has none.
      const seen = (names: readonly string[]) => [
        ...new Set(
          names
            .filter((name) => !name.startsWith('img'))
            .map((name) => (name === list.together?.[1] ? list.together[0] : name)),
        ),
      ];
      expect.soft(seen(refused[turn]!), what).toEqual(seen(marked));
    }
  }
  await expect(form.locator(`[name="${list.blocker}"]`), 'the first field at fault has the focus').toBeVisible();
  expect((await world.journal(list.add)).every(({ status }) => status === 422)).toBe(true);
}

// With one field of text, what is right would be stored: these forms are held against the wire by what is wrong.
for (const list of LISTS.filter(({ fields }) => Object.keys(fields).length === 0)) {
  test(`${list.name}: what the form refuses in its one field of text, the server refuses, and nothing is stored`, async ({
    page,
    world,
  }) => {
    const person: Person = await world.signIn(list.account);
    await person.open(page, `${list.path}/new`);
    const form = formOf(page, list);
    await expect(form.locator(`[name="${list.blocker}"]`)).toBeVisible();
    await list.fill(form, 'Wire', page);
    const send = form.getByRole('button', { name: new RegExp(`^${list.send}$`) });
    const call = person.call[list.add] as (input: never) => Promise<unknown>;
    for (const value of ['', '   ', 'n'.repeat(TEXT_LIMITS[list.blocker as keyof typeof TEXT_LIMITS] + 1)]) {
      await test.step(value.slice(0, 40) || 'blank', async () => {
        const [verdict] = await sendEach(send, [list.blocker], [value]);
        const { typed, kept, marked } = verdict!;
        expect.soft(marked).toEqual([list.blocker]);
        expect.soft(kept, 'nothing that was typed is lost').toBe(typed);
        expect.soft(await refusedOf(call, { ...list.body, [list.blocker]: typed })).toEqual([list.blocker]);
      });
    }
    expect((await world.journal(list.add)).every(({ status }) => status === 422)).toBe(true);
  });
}
