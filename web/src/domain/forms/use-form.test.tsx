import { ApiError } from '@muara/client/http';
import { checkBoatOperator } from '@muara/contract/rules/forms/check-boat-operator';
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { keptForms } from '@/lib/kept-forms.ts';
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

const field = (name: string) => screen.getByLabelText<HTMLInputElement>(name);
const errorOf = (name: string) => field(name).getAttribute('aria-errormessage');
const type = (name: string, value: string) => fireEvent.change(field(name), { target: { value } });
const submit = () => act(async () => void fireEvent.submit(screen.getByLabelText(LABEL)));
const press = (name: string) => act(async () => screen.getByLabelText(name).click());
const state = () => JSON.parse(screen.getByRole('status').textContent) as Record<string, unknown>;
const saving = () => vi.fn<Options['save']>().mockResolvedValue(undefined);
const refusal = (code: string, field?: string) =>
  new ApiError('http', 422, code, 'Not so', {
    body: field ? { errors: [{ field, code, message: 'Taken' }] } : {},
  });

/** A save that ends when the test says so. */
function slowSave() {
  let finish: (stored?: Row) => void = () => undefined;
  const save = vi.fn<Options['save']>(() => new Promise<Row | void>((resolve) => (finish = resolve)));
  return { save, finish: (stored?: Row) => act(async () => finish(stored)) };
}

afterEach(cleanup);

describe('errors', () => {
  test('show when a field is left, and go once it is corrected', () => {
    render(<OperatorForm save={saving()} />);
    expect(errorOf('name')).toBeNull();
    fireEvent.blur(field('name'));
    expect(errorOf('name')).not.toBeNull();
    expect(errorOf('email')).toBeNull();
    type('name', 'Aminah');
    expect(errorOf('name')).toBeNull();
  });

  test('hold a submit back, and the first of them takes the focus', async () => {
    const save = saving();
    render(<OperatorForm save={save} />);
    type('name', 'Aminah');
    await submit();
    expect(save).not.toHaveBeenCalled();
    expect(document.activeElement).toBe(field('email'));
    expect(state()).toMatchObject({ saved: false, failed: 1 });
  });

  test('of the server show at the fields that they name, until these change', async () => {
    render(
      <OperatorForm initialValues={valuesOf(STORED)} save={() => Promise.reject(refusal('email_taken', 'email'))} />,
    );
    await submit();
    expect(errorOf('email')).toBe('Taken');
    type('name', 'Siti');
    expect(errorOf('email')).toBe('Taken');
    type('email', 'siti@example.my');
    expect(errorOf('email')).toBeNull();
  });
});

describe('a save', () => {
  test('runs once at a time, with the revision that the form was filled from', async () => {
    const { save, finish } = slowSave();
    render(<OperatorForm record={STORED} initialValues={valuesOf(STORED)} save={save} />);
    type('name', 'Siti');
    await submit();
    await submit();
    await finish();
    expect(save).toHaveBeenCalledExactlyOnceWith(
      { name: 'Siti', email: STORED.email },
      { updated_at: STORED.updated_at },
      STORED,
    );
    expect(state()).toMatchObject({ saved: true });
  });

  test('that returns the record keeps what was typed meanwhile', async () => {
    const { save, finish } = slowSave();
    render(<OperatorForm record={STORED} initialValues={valuesOf(STORED)} valuesOf={valuesOf} save={save} />);
    type('name', ' Aminah Yusof ');
    await submit();
    type('email', 'yusof@example.my');
    await finish(CHANGED);
    expect([field('name').value, field('email').value]).toEqual(['Aminah Yusof', 'yusof@example.my']);
    expect(state()).toMatchObject({ dirty: true, saved: false });
  });

  test('over somebody else’s waits for a choice, and then names no revision', async () => {
    const seen: Seen[] = [];
    const save: Options['save'] = async (_, known) => {
      seen.push(known);
      if (known.updated_at) throw refusal('record_changed');
    };
    render(<OperatorForm record={STORED} initialValues={valuesOf(STORED)} save={save} />);
    await submit();
    expect(state()).toMatchObject({ conflict: 'Not so', saved: false });
    await press('overwrite');
    expect(seen).toEqual([{ updated_at: STORED.updated_at }, {}]);
    expect(state()).toMatchObject({ saved: true });
  });
});

describe('changes', () => {
  test('by others show where nothing is typed, and wait where something is', () => {
    const props = { initialValues: valuesOf(STORED), valuesOf, save: saving() };
    const { rerender } = render(<OperatorForm {...props} record={STORED} />);
    rerender(<OperatorForm {...props} record={CHANGED} />);
    expect(field('name').value).toBe(CHANGED.name);
    type('name', 'Siti');
    rerender(<OperatorForm {...props} record={{ ...STORED, updated_at: '2026-03-10T12:00:00+08:00' }} />);
    expect(field('name').value).toBe('Siti');
  });

  test('are given up by discarding them, with their errors', async () => {
    render(<OperatorForm initialValues={valuesOf(STORED)} save={saving()} />);
    type('name', '');
    fireEvent.blur(field('name'));
    expect(state()).toMatchObject({ dirty: true });
    await press('discard');
    expect([field('name').value, errorOf('name')]).toEqual([STORED.name, null]);
    expect(state()).toMatchObject({ dirty: false });
  });

  test('survive a reload that the app makes', () => {
    render(<OperatorForm save={saving()} />);
    type('name', 'Siti');
    keptForms.reload();
    expect(sessionStorage.getItem('muara.kept-forms')).toContain('"name":"Siti"');
  });
});
