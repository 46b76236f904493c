/**
 * Returns whether one of the texts contains the search, ignoring case; an empty search matches
 * everything.
 */
export function textsMatch(search: string, texts: readonly (string | null)[]): boolean {
  return search === '' || texts.some((text) => text !== null && text.toLowerCase().includes(search));
}

/** Returns a search as `textsMatch` expects it: trimmed and lower case. */
export function normalizeSearch(text: string | undefined): string {
  return text?.trim().toLowerCase() ?? '';
}

const texts = new WeakMap<object, string>();

/**
 * Returns whether name or description contains the search.
 * Texts are lower-cased once per record, because lists are walked often.
 */
export function nameOrDescriptionMatches(
  record: { readonly name: string; readonly description: string },
  search: string,
): boolean {
  if (search === '') return true;
  let text = texts.get(record);
  if (text === undefined) texts.set(record, (text = `${record.name}\n${record.description}`.toLowerCase()));
  return text.includes(search);
}
