import { LANGUAGES, type Language } from '@muara/contract/constants';
import { keptForms } from './kept-forms.ts';
import { storage } from './storage.ts';

const KEY = 'muara.language';
const [ENGLISH, MALAY] = LANGUAGES;

/** The languages by their own names, which is how a person finds hers. */
export const LANGUAGE_NAMES: Record<Language, string> = { en: 'English', ms: 'Bahasa Melayu' };

/** The language of this page from its start to its end (000 §5): any other stored value means English. */
const shown: Language = storage.get(KEY) === MALAY ? MALAY : ENGLISH;

export const language = {
  shown: (): Language => shown,
  /** Keeps the choice and loads the page anew, so that every text changes. */
  choose(next: Language): void {
    if (next === shown) return;
    storage.set(KEY, next);
    keptForms.reload();
  },
};
