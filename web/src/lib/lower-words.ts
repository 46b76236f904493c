/** Returns a name as it reads in a sentence: `trip ID` for `Trip ID`. Abbreviations keep capitals. */
export function lowerWords(name: string): string {
  return name.replaceAll(/\b\p{Lu}\p{Ll}+/gu, (word) => word.toLowerCase());
}
