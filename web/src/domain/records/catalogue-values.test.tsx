import { ApiError } from '@muara/client/http';
import { TEXT_LIMITS } from '@muara/contract/constants';
import { expect, test } from 'vitest';
import { type Locator } from 'vitest/browser';
import { VALUES } from '@testing/field-values.ts';
import { formOf, type Listed, LISTS } from '@testing/lists.ts';
import { nextFrame } from '@testing/next-frame.ts';
import { renderScreen } from '@testing/render-screen.ts';
import { createTestWorld, type Person, type TestWorld } from '@testing/test-world.ts';

/** What came of one text in a form. */
interface Verdict {
  /** What the field showed when the form was sent: not what could not be typed. */
  typed: string;
  /** What it showed afterwards. */
  kept: string;
  /** The fields that are marked, named as on the wire; inside lists by the list. */
  marked: string[];
}

const fieldOf = (form: Locator, name: string): HTMLInputElement =>
  form.getByCss(`[name="${name}"]`).element() as HTMLInputElement;

/** Puts a text into a field as keys do: it takes no more than its `maxlength`. A date is set whole. */
function typeInto(input: HTMLInputElement, text: string): void {
  if (input.type.startsWith('date')) {
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')!.set!.call(input, text);
    input.dispatchEvent(new Event('input', { bubbles: true }));
    return;
  }
  input.focus();
  input.select();
  if (text === '') document.execCommand('delete');
  else document.execCommand('insertText', false, text);
}

/** Sends a form once for each text in some fields alike, and puts back what stood there. */
async function sendEach(
  form: Locator,
  send: Locator,
  fields: readonly string[],
  texts: readonly string[],
): Promise<Verdict[]> {
  const inputs = fields.map((name) => fieldOf(form, name));
  const before = inputs.map(({ value }) => value);
  const [first] = inputs;
  const verdicts: Verdict[] = [];
  for (const text of texts) {
    for (const input of inputs) typeInto(input, text);
    const typed = first!.value;
    (send.element() as HTMLElement).click();
    await nextFrame();
    await nextFrame();
    const marked = form
      .getByCss('[name][aria-invalid="true"]')
      .elements()
      .map((one) => one.getAttribute('name') ?? '');
    verdicts.push({ typed, kept: first!.value, marked: [...new Set(marked)].toSorted() });
  }
  for (const [place, input] of inputs.entries()) typeInto(input, before[place]!);
  return verdicts;
}

/** The fields that the server refuses. */
async function refusedOf(call: (input: never) => Promise<unknown>, body: object): Promise<string[]> {
  try {
    await call({ body } as never);
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    return [...new Set((error.errors ?? []).map(({ field }) => field.split('.')[0] ?? ''))].toSorted();
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

/** Opens the form of a new record with everything filled in. */
async function openForm(list: Listed) {
  const world = createTestWorld();
  const person = await world.signIn(list.account);
  await renderScreen(`${list.path}/new`, { as: person, world });
  const form = formOf(list);
  await expect.element(form.getByCss(`[name="${list.blocker}"]`)).toBeVisible();
  await list.fill(form, 'Wire');
  const send = form.getByRole('button', { name: new RegExp(`^${list.send}$`) });
  return { world, form, send, call: callOf(person, list) };
}

const callOf = ({ call }: Person, { add }: Listed) => call[add] as (input: never) => Promise<unknown>;

const expectNothingStored = async (world: TestWorld, list: Listed): Promise<void> =>
  expect((await world.journal(list.add)).filter(({ status }) => status !== 422)).toEqual([]);

const isJudged = ({ fields }: Listed): boolean => Object.keys(fields).length > 0;
const named = (lists: readonly Listed[]) => lists.map((list) => [list.name, list] as const);

test.each(named(LISTS.filter(isJudged)))(
  '%s: the form and the server refuse the same values, and nothing is stored',
  async (_name, list) => {
    const { world, form, send, call } = await openForm(list);
    await form.getByCss(`[name="${list.blocker}"]`).fill('');
    await send.click();

    for (const [field, kind] of Object.entries(list.fields)) {
      const alike = list.alike?.[field] ?? [field];
      const values = VALUES[kind](field);
      const verdicts = await sendEach(form, send, [field, ...alike.filter((name) => name !== field)], values);
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
    await expectNothingStored(world, list);
  },
);

// With one field of text, what is right would be stored: these forms are held against the wire by what is wrong.
test.each(named(LISTS.filter((list) => !isJudged(list))))(
  '%s: what the form refuses in its one field of text, the server refuses, and nothing is stored',
  async (_name, list) => {
    const { world, form, send, call } = await openForm(list);
    const tooLong = TEXT_LIMITS[list.blocker as keyof typeof TEXT_LIMITS] + 1;
    for (const value of ['', '   ', 'n'.repeat(tooLong)]) {
      const [verdict] = await sendEach(form, send, [list.blocker], [value]);
      const { typed, kept, marked } = verdict!;
      const what = value.slice(0, 40) || 'blank';
      expect.soft(marked, what).toEqual([list.blocker]);
      expect.soft(kept, `${what}: nothing that was typed is lost`).toBe(typed);
      expect.soft(await refusedOf(call, { ...list.body, [list.blocker]: typed }), what).toEqual([list.blocker]);
    }
    await expectNothingStored(world, list);
  },
);
