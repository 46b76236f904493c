/** An option of a field that is searched by typing. */
export interface LabelledOption {
  value: string;
  label: string;
}

const plain = (text: string): string => text.trim().toLowerCase();

/** Returns the options whose label contains the text; all of them when there is no text. */
export function findMatches<Option extends LabelledOption>(options: readonly Option[], text: string): Option[] {
  const words = plain(text);
  return options.filter(({ label }) => plain(label).includes(words));
}

/** Returns the only option that the text can mean: an exact label, or the single match; otherwise null. */
export function findSingleMatch<Option extends LabelledOption>(
  options: readonly Option[],
  text: string,
): Option | null {
  if (plain(text) === '') return null;
  const matches = findMatches(options, text);
  const [exact, ...others] = matches.filter(({ label }) => plain(label) === plain(text));
  if (exact !== undefined && others.length === 0) return exact;
  return matches.length === 1 ? matches[0]! : null;
}
