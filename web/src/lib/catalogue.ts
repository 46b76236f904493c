/** The words of a feature: texts, texts with parts, and groups of texts. */
interface Catalogue {
  readonly [word: string]: Word;
}

/** Words with parts take their parts in the feature's own order. */
type Word = string | ((...parts: never[]) => string) | Catalogue;

/** The same words in another language: every key of `English`, a text for a text, the same parts for a function. */
export type Words<English> = {
  readonly [Word in keyof English]: English[Word] extends string
    ? string
    : English[Word] extends (...parts: infer Parts) => string
      ? (...parts: Parts) => string
      : Words<English[Word]>;
};

const registered = new Map<string, Record<string, unknown>>();
const overlays = new Map<string, object>();

/**
 * Registers the words of a feature in English and answers them. Another language may take their place at start-up, so
 * read a word when it is shown, never when a module loads.
 */
export function catalogue<const English extends Catalogue>(name: string, english: English): Words<English> {
  const words: Record<string, unknown> = { ...english, ...overlays.get(name) };
  registered.set(name, words);
  return words as Words<English>;
}

/** Replaces the words of catalogues, those included that are still to be loaded. What is not named stays English. */
export function overlayCatalogues(language: Readonly<Record<string, object>>): void {
  for (const [name, words] of Object.entries(language)) {
    overlays.set(name, words);
    Object.assign(registered.get(name) ?? {}, words);
  }
}
