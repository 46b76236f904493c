import type MiniSearch from 'minisearch';
import type { SearchEntry } from '../site/page.ts';
import { siteRoot } from './twin.ts';

/** An entry of the index file, which is shortened: kind, title, text, address. */
type Row = [kind: string, title: string, text: string, to: string];
type Hit = SearchEntry & { id: number };

const MOST = 30;

/** Opens the search with its button or the key `/`, and finds entries while the reader types. */
export function startSearch(): void {
  const dialog = document.getElementById('site-search') as HTMLDialogElement | null;
  const input = dialog?.querySelector('input');
  const list = document.getElementById('search-results');
  const state = document.getElementById('search-state');
  if (!dialog || !input || !list || !state) return;
  let index: Promise<MiniSearch<Hit>> | undefined;
  let chosen = 0;

  const open = (): void => {
    index ??= loadIndex();
    dialog.showModal();
    input.select();
  };
  const choose = (next: number): void => {
    const options = [...list.children];
    chosen = Math.max(0, Math.min(next, options.length - 1));
    for (const [at, option] of options.entries()) option.setAttribute('aria-selected', String(at === chosen));
    input.setAttribute('aria-activedescendant', options[chosen]?.id ?? '');
    options[chosen]?.scrollIntoView({ block: 'nearest' });
  };
  const find = async (): Promise<void> => {
    index ??= loadIndex();
    const asked = input.value;
    let hits: Hit[];
    try {
      hits = asked.trim() === '' ? [] : ((await index).search(asked).slice(0, MOST) as unknown as Hit[]);
    } catch {
      index = undefined;
      state.textContent = 'The index could not be loaded. Try again.';
      return;
    }
    if (asked !== input.value) return;
    list.replaceChildren(...hits.map(optionOf));
    input.setAttribute('aria-expanded', String(hits.length > 0));
    state.textContent =
      asked.trim() === '' || hits.length > 0 ? '' : `Nothing found for “${asked}”. Try one word of it.`;
    choose(0);
  };

  document.getElementById('search-button')?.addEventListener('click', open);
  document.addEventListener('keydown', (event) => {
    const isTyping = event.target instanceof Element && event.target.matches('input, textarea, select');
    if (event.key !== '/' || isTyping || event.ctrlKey || event.metaKey || event.altKey) return;
    event.preventDefault();
    open();
  });
  input.addEventListener('input', () => void find());
  input.addEventListener('keydown', (event) => {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (step) choose(chosen + step);
    else if (event.key === 'Enter') (list.children[chosen] as HTMLElement | undefined)?.click();
    else return;
    event.preventDefault();
  });
  dialog.addEventListener('click', (event) => {
    if (event.target === dialog || (event.target as Element).closest('a')) dialog.close();
  });
}

function optionOf({ kind, title, text, to }: Hit, at: number): HTMLElement {
  const option = document.createElement('a');
  option.id = `result-${at}`;
  option.setAttribute('role', 'option');
  option.href = siteRoot() + to;
  option.tabIndex = -1;
  const [heading, label, detail] = ['strong', 'span', 'small'].map((tag) => document.createElement(tag));
  heading!.textContent = title;
  label!.textContent = kind;
  detail!.textContent = text;
  option.append(heading!, label!, detail!);
  return option;
}

/** Loads library and entries when the search is opened for the first time. */
async function loadIndex(): Promise<MiniSearch<Hit>> {
  const [{ default: Index }, rows] = await Promise.all([
    import('minisearch'),
    fetch(`${siteRoot()}search.json`).then((response) => response.json() as Promise<Row[]>),
  ]);
  const index = new Index<Hit>({
    fields: ['title', 'words', 'text'],
    storeFields: ['kind', 'title', 'text', 'to'],
    extractField: (entry, field) =>
      // `refundTicket` is found as refund and ticket, `cash_in` as cash.
      field === 'words' ? splitName(entry.title) : (entry[field as keyof Hit] as string),
    searchOptions: {
      prefix: true,
      fuzzy: 0.15,
      combineWith: 'AND',
      boost: { title: 4, words: 2 },
      boostDocument: (_id, _term, stored) => KIND_WEIGHT[(stored as unknown as Hit).kind] ?? 1,
    },
  });
  index.addAll(rows.map(([kind, title, text, to], id) => ({ id, kind, title, text, to })));
  return index;
}

/** Fields are many: what has a page of its own comes first. */
const KIND_WEIGHT: Readonly<Record<string, number>> = { Page: 1.5, Operation: 1.5, Code: 1.4, Rule: 1.2, Field: 0.7 };

const splitName = (name: string): string => name.replaceAll(/([a-z])([A-Z])/g, '$1 $2').replaceAll(/[_./-]/g, ' ');
