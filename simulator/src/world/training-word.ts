/** What everything of a training world says that leaves it, in every language. */
export const TRAINING = 'TRAINING';

interface Marked {
  readonly training: boolean;
}

/** Returns the titles of an export; in a training world the first one says so. */
export function markTitles(titles: readonly string[], { training }: Marked): readonly string[] {
  if (!training) return titles;
  const [first = '', ...others] = titles;
  return [`${first} · ${TRAINING}`, ...others];
}

/** Returns the name of an exported file; in a training world it begins with the word. */
export const markFile = (name: string, { training }: Marked): string => (training ? `${TRAINING}-${name}` : name);
