import { ApiError } from '@muara/client/http';
import { checkBoatOperator } from '@muara/contract/rules/forms/check-boat-operator';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { keptForms } from '@/lib/kept-forms.ts';
import { blur, focus, valueOf } from '@testing/actions.ts';
import { nextFrame } from '@testing/next-frame.ts';
import type { FormOptions, Seen } from './form.ts';
import { useForm } from './use-form.ts';

interface Operator {
  name: string;
  email: string;
}
type Row = Operator & { updated_at: string };
type Options = FormOptions<Operator, Row>;

const LABEL = 'operator';
const EMPTY: Operator = { name: '', email: '' };
const STORED: Row = { name: 'Aminah', email: 'aminah@example.my', updated_at: '2026-03-10T10:00:00+08:00' };
const CHANGED: Row = { ...STORED, name: 'Aminah Yusof', updated_at: '2026-03-10T11:00:00+08:00' };
const valuesOf = ({ name, email }: Operator): Operator => ({ name, email });

function OperatorForm(props: Partial<Options> & Pick<Options, 'save'>) {
  const form = useForm<Operator, Row>({ initialValues: EMPTY, check: checkBoatOperator, ...props });
  return (
    <form aria-label={LABEL} onSubmit={form.submit}>
      {(['name', 'email'] as const).map((name) => {
        const { error, ...input } = form.getInputProps(name);
        return <input key={name} aria-label={name} aria-errormessage={error} {...input} />;
      })}
      <output>
        {JSON.stringify({
          dirty: form.isDirty,
          saved: form.isSaved,
          conflict: form.conflict,
          failed: form.failedSubmits,
        })}
      </output>
      {(['overwrite', 'discard'] as const).map((name) => (
        <button key={name} type="button" onClick={form[name]} aria-label={name} />
      ))}
    </form>
  );
}

let end = (): void => {};
afterEach(() => end());

/** Shows a form; the function that it returns shows it with other properties. */
async function render(props: Parameters<typeof OperatorForm>[0]): Promise<(changed: typeof props) => Promise<void>> {
  const element = document.body.appendChild(document.createElement('div'));
  const root = createRoot(element);
  end = () => {
    root.unmount();
    element.remove();
  };
  const show = (shown: typeof props): Promise<void> => {
    flushSync(() => root.render(<OperatorForm {...shown} />));
    return nextFrame();
  };
  await show(props);
  return show;
}

const field = (name: string) => page.getByLabelText(name, { exact: true });
const errorOf = (name: string) => field(name).element().getAttribute('aria-errormessage');
const values = () => [valueOf(field('name')), valueOf(field('email'))];
const state = () => JSON.parse(page.getByRole('status').element().textContent) as Record<string, unknown>;
async function leave(name: string): Promise<void> {
  await focus(field(name));
  blur(field(name));
  await nextFrame();
}
async function submit(): Promise<void> {
  (page.getByLabelText(LABEL).element() as HTMLFormElement).requestSubmit();
  await nextFrame();
}
const saving = () => vi.fn<Options['save']>().mockResolvedValue(undefined);
const refusal = (code: string, field?: string) =>
  new ApiError('http', 422, code, 'Not so', {
    body: field ? { errors: [{ field, code, message: 'Taken' }] } : {},
  });

/** A save that ends when the test says so. */
function slowSave() {
  let finish: (stored?: Row) => void = () => undefined;
  const save = vi.fn<Options['save']>(() => new Promise<Row | void>((resolve) => (finish = resolve)));
  return {
    save,
    async finish(stored?: Row): Promise<void> {
      finish(stored);
      await nextFrame();
    },
  };
}

describe('errors', () => {
  test('show when a field is left, and go once it is corrected', async () => {
    await render({ save: saving() });
    await expect.poll(() => errorOf('name')).toBeNull();
    await leave('name');
    await expect.poll(() => errorOf('name')).not.toBeNull();
    await expect.poll(() => errorOf('email')).toBeNull();
    await field('name').fill('Aminah');
    await expect.poll(() => errorOf('name')).toBeNull();
  });

  test('hold a submit back, and the first of them takes the focus', async () => {
    const save = saving();
    await render({ save });
    await field('name').fill('Aminah');
    await submit();
    expect(save).not.toHaveBeenCalled();
    await expect.element(field('email')).toHaveFocus();
    await expect.poll(state).toMatchObject({ saved: false, failed: 1 });
  });

  test('of the server show at the fields that they name, until these change', async () => {
    await render({
      initialValues: valuesOf(STORED),
      save: () => Promise.reject(refusal('email_taken', 'email')),
    });
    await submit();
    await expect.poll(() => errorOf('email')).toBe('Taken');
    await field('name').fill('Siti');
    await expect.poll(() => errorOf('email')).toBe('Taken');
    await field('email').fill('siti@example.my');
    await expect.poll(() => errorOf('email')).toBeNull();
  });
});

describe('a save', () => {
  test('runs once at a time, with the revision that the form was filled from', async () => {
    const { save, finish } = slowSave();
    await render({ record: STORED, initialValues: valuesOf(STORED), save });
    await field('name').fill('Siti');
    await submit();
    await submit();
    await finish();
    expect(save).toHaveBeenCalledExactlyOnceWith(
      { name: 'Siti', email: STORED.email },
      { updated_at: STORED.updated_at },
      STORED,
    );
    await expect.poll(state).toMatchObject({ saved: true });
  });

  test('that returns the record keeps what was typed meanwhile', async () => {
    const { save, finish } = slowSave();
    await render({ record: STORED, initialValues: valuesOf(STORED), valuesOf, save });
    await field('name').fill(' Aminah Yusof ');
    await submit();
    await field('email').fill('yusof@example.my');
    await finish(CHANGED);
    await expect.poll(values).toEqual(['Aminah Yusof', 'yusof@example.my']);
    await expect.poll(state).toMatchObject({ dirty: true, saved: false });
  });

  test('over somebody else’s waits for a choice, and then names no revision', async () => {
    const seen: Seen[] = [];
    const save: Options['save'] = async (_, known) => {
      seen.push(known);
      if (known.updated_at) throw refusal('record_changed');
    };
    await render({ record: STORED, initialValues: valuesOf(STORED), save });
    await submit();
    await expect.poll(state).toMatchObject({ conflict: 'Not so', saved: false });
    await page.getByRole('button', { name: 'overwrite' }).click();
    await expect.poll(() => seen).toEqual([{ updated_at: STORED.updated_at }, {}]);
    await expect.poll(state).toMatchObject({ saved: true });
  });
});

describe('changes', () => {
  test('by others show where nothing is typed, and wait where something is', async () => {
    const props = { initialValues: valuesOf(STORED), valuesOf, save: saving() };
    const show = await render({ ...props, record: STORED });
    await show({ ...props, record: CHANGED });
    await expect.poll(() => valueOf(field('name'))).toBe(CHANGED.name);
    await field('name').fill('Siti');
    await show({ ...props, record: { ...STORED, updated_at: '2026-03-10T12:00:00+08:00' } });
    expect(valueOf(field('name'))).toBe('Siti');
  });

  test('are given up by discarding them, with their errors', async () => {
    await render({ initialValues: valuesOf(STORED), save: saving() });
    await field('name').fill('');
    await leave('name');
    await expect.poll(state).toMatchObject({ dirty: true });
    await page.getByRole('button', { name: 'discard' }).click();
    await expect.poll(() => [valueOf(field('name')), errorOf('name')]).toEqual([STORED.name, null]);
    await expect.poll(state).toMatchObject({ dirty: false });
  });

  test('survive a reload that the app makes', async () => {
    await render({ save: saving() });
    await field('name').fill('Siti');
    keptForms.reload();
    expect(sessionStorage.getItem('muara.kept-forms')).toContain('"name":"Siti"');
  });
});
