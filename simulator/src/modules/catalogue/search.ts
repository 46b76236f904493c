/** Whether one of the texts holds what is searched for, in any case of letters; an empty search matches everything. */
export function textsMatch(search: string, texts: readonly (string | null)[]): boolean {
  return search === '' || texts.some((text) => text !== null && text.toLowerCase().includes(search));
}

/** What is searched for, as `matches` takes it. */
export function normalizeSearch(text: string | undefined): string {
  return text?.trim().toLowerCase() ?? '';
}

const texts = new WeakMap<object, string>();

/** Whether name or description hold what is searched for. Long texts are folded once a record, since lists are walked often. */
export function nameOrDescriptionMatches(
  record: { readonly name: string; readonly description: string },
  search: string,
): boolean {
  if (search === '') return true;
  let text = texts.get(record);
  if (text === undefined) texts.set(record, (text = `${record.name}\n${record.description}`.toLowerCase()));
  return text.includes(search);
}
