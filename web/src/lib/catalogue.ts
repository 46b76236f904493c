import { onAppReset } from './app-state.ts';

/** The words of a feature: texts, texts with parts, and groups of texts. */
interface Catalogue {
  readonly [word: string]: Word;
}

/** Words with parts take their parts in the feature's own order. */
type Word = string | ((...parts: never[]) => string) | Catalogue;

/** The same texts in another language: every key of `English`, functions with the same parameters. */
export type Words<English> = {
  readonly [Word in keyof English]: English[Word] extends string
    ? string
    : English[Word] extends (...parts: infer Parts) => string
      ? (...parts: Parts) => string
      : Words<English[Word]>;
};

/** The words on screen by catalogue, and the English ones that they start with. */
// oxlint-disable-next-line state/no-module-state -- modules register once, when they load
const registered = new Map<string, { words: Record<string, unknown>; english: object }>();
// oxlint-disable-next-line state/no-module-state -- the reset of the app below clears it
const overlays = new Map<string, object>();

/**
 * Registers and returns the English texts of a feature.
 * Another language may replace them at start-up, so read a text when it is shown, never when a module loads.
 */
export function catalogue<const English extends Catalogue>(name: string, english: English): Words<English> {
  const words: Record<string, unknown> = { ...english, ...overlays.get(name) };
  registered.set(name, { words, english });
  return words as Words<English>;
}

/** Replaces texts of catalogues, including those that load later. Missing texts stay English. */
export function overlayCatalogues(language: Readonly<Record<string, object>>): void {
  for (const [name, words] of Object.entries(language)) {
    overlays.set(name, words);
    Object.assign(registered.get(name)?.words ?? {}, words);
  }
}

onAppReset(() => {
  overlays.clear();
  for (const { words, english } of registered.values()) {
    // A language may have words that English leaves to the server, such as the names of the menu.
    for (const word of Object.keys(words)) delete words[word];
    Object.assign(words, english);
  }
});
