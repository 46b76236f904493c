import { LANGUAGES, type Language } from '@muara/contract/constants';

const [ENGLISH] = LANGUAGES;

/** Returns the message language that an Accept-Language header prefers; English by default. */
export function preferredLanguage(header: string | null): Language {
  const wanted = (header ?? '').split(',').map((part) => {
    const [tag = '', ...rules] = part.split(';').map((text) => text.trim().toLowerCase());
    const quality = rules.find((rule) => rule.startsWith('q='))?.slice(2);
    return { language: LANGUAGES.find((known) => known === tag.split('-')[0]), quality: Number(quality ?? 1) };
  });
  const known = wanted.filter(({ language, quality }) => language !== undefined && quality > 0);
  return known.toSorted((one, other) => other.quality - one.quality)[0]?.language ?? ENGLISH;
}
