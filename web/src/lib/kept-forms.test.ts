import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { changesToKeep, changesToRestore } from './kept-forms.ts';

const stored = new Map<string, string>();
const reload = vi.fn<() => void>();

/** The module as a page finds it that has just been loaded. */
async function load(path: string, owner: number | null) {
  vi.resetModules();
  vi.stubGlobal('location', { pathname: path, reload });
  const { keptForms } = await import('./kept-forms.ts');
  const { resetSessionState } = await import('./session-resets.ts');
  keptForms.belongTo(() => owner);
  return { keptForms, resetSessionState };
}

beforeEach(() => {
  stored.clear();
  reload.mockReset();
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => void stored.set(key, value),
    removeItem: (key: string) => void stored.delete(key),
  });
});
afterEach(() => vi.unstubAllGlobals());

/** A page of user 7 that reloads while a form is open. */
async function interrupt() {
  const { keptForms } = await load('/d/tickets/0/MRC1', 7);
  keptForms.register('form note', () => ({ note: 'Sold twice' }));
  keptForms.register('form clean', () => undefined);
  keptForms.reload();
}

describe('what is typed outlives a reload', () => {
  test('it is found by the same person at the same address until it is taken, and no page after that', async () => {
    await interrupt();
    expect(reload).toHaveBeenCalledOnce();
    const { keptForms } = await load('/d/tickets/0/MRC1', 7);
    expect(keptForms.find('form note')).toEqual({ note: 'Sold twice' });
    expect(keptForms.find('form note'), 'a screen that begins twice finds it twice').toEqual({ note: 'Sold twice' });
    expect(keptForms.find('form clean')).toBeUndefined();
    expect([...stored.keys()], 'nothing stays in the browser').toEqual([]);
    keptForms.taken('form note');
    expect(keptForms.find('form note')).toBeUndefined();
    expect((await load('/d/tickets/0/MRC1', 7)).keptForms.find('form note')).toBeUndefined();
  });

  test.each([
    ['another person', '/d/tickets/0/MRC1', 8],
    ['nobody', '/d/tickets/0/MRC1', null],
    ['another address', '/d/tickets/0/MRC2', 7],
  ])('%s finds nothing, and it is gone for all', async (_, path, owner) => {
    await interrupt();
    expect((await load(path, owner)).keptForms.find('form note')).toBeUndefined();
    expect((await load('/d/tickets/0/MRC1', 7)).keptForms.find('form note')).toBeUndefined();
  });

  test('it is removed with the session, and when the form no longer exists', async () => {
    await interrupt();
    const ended = await load('/d/tickets/0/MRC1', 7);
    ended.resetSessionState();
    expect(ended.keptForms.find('form note')).toBeUndefined();
    expect(stored.size).toBe(0);
    await interrupt();
    const lost = await load('/d/tickets/0/MRC1', 7);
    expect(lost.keptForms.find('dialog ticket')).toBeUndefined();
    lost.keptForms.forget();
    expect(lost.keptForms.find('form note')).toBeUndefined();
  });

  test('a form that is closed is not kept; nor is one that opens while the page goes', async () => {
    const { keptForms } = await load('/d/tickets/0/MRC1', 7);
    keptForms.register('form note', () => ({ note: 'Sold twice' }))();
    keptForms.reload();
    expect(stored.size).toBe(0);
    await interrupt();
    const { keptForms: going } = await load('/d/tickets/0/MRC1', 7);
    going.register('form other', () => ({ note: 'Once more' }));
    going.reload();
    expect(going.find('form other')).toBeUndefined();
    expect((await load('/d/tickets/0/MRC1', 7)).keptForms.find('form other')).toEqual({ note: 'Once more' });
  });

  test('nobody is asked before a reload that loses nothing; where nothing can be stored, they are', async () => {
    const { keptForms } = await load('/d/tickets/0/MRC1', 7);
    keptForms.register('form note', () => ({ note: 'Sold twice' }));
    expect(keptForms.isReloading()).toBe(false);
    keptForms.reload();
    expect(keptForms.isReloading()).toBe(true);
    vi.stubGlobal('sessionStorage', {
      getItem: () => null,
      setItem: () => {
        throw new Error('full');
      },
    });
    const { keptForms: blocked } = await load('/d/tickets/0/MRC1', 7);
    blocked.register('form note', () => ({ note: 'Sold twice' }));
    blocked.reload();
    expect(reload).toHaveBeenCalledTimes(2);
    expect(blocked.isReloading()).toBe(false);
  });

  test.each(['nonsense', '[]', '{"owner":"7","path":"/","forms":{}}', '{"owner":7,"path":"/d/x"}', 'null'])(
    'what is stored as %s is nothing',
    async (text) => {
      stored.set('muara.kept-forms', text);
      expect((await load('/d/x', 7)).keptForms.find('form note')).toBeUndefined();
    },
  );
});

describe('of a form', () => {
  const FILLED = { name: 'Aina', password: '', emails: ['a@mail.test'], file: null as unknown, count: 1 };

  test('only what was changed is kept', () => {
    expect(changesToKeep(FILLED, FILLED)).toBeUndefined();
    expect(changesToKeep({ ...FILLED, emails: [...FILLED.emails] }, FILLED)).toBeUndefined();
    expect(changesToKeep({ ...FILLED, name: 'Nur', emails: [] }, FILLED)).toEqual({ name: 'Nur', emails: [] });
  });

  test('passwords and files are never kept, wherever in a field they stand', () => {
    const file = new File(['x'], 'x.pdf');
    expect(changesToKeep({ ...FILLED, password: 'secret1' }, FILLED)).toBeUndefined();
    expect(changesToKeep({ ...FILLED, name: 'Nur', password: 'secret1', file }, FILLED)).toEqual({ name: 'Nur' });
    expect(changesToKeep({ ...FILLED, file: [file] }, FILLED)).toBeUndefined();
    expect(changesToKeep({ ...FILLED, file: { newPassword: 'secret1' } }, FILLED)).toBeUndefined();
    expect(changesToKeep({ ...FILLED, count: Number.NaN }, FILLED)).toBeUndefined();
  });

  test.each([
    ['what differs is put back', { name: 'Nur', count: 1 }, { name: 'Nur' }],
    ['what is stored by now is not', { name: 'Aina' }, null],
    ['a field that there is no more is left out', { nickname: 'Nur' }, null],
    ['a field of another kind is left out', { name: 5, emails: 'a', count: 2 }, { count: 2 }],
    ['a choice that was none may be one', { file: 3 }, { file: 3 }],
    ['nothing was kept', undefined, null],
    ['what is no form', 'Nur', null],
  ])('%s', (_, kept, given) => {
    expect(changesToRestore(kept, FILLED)).toEqual(given);
  });
});
