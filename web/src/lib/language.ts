import { appState } from './app-state.ts';
import { keptForms } from './kept-forms.ts';
import { storage } from './storage.ts';

const KEY = 'muara.language';

/** The languages by their own names, which is how people find theirs. */
export const LANGUAGE_NAMES = { en: 'English', ms: 'Bahasa Melayu' };

type Language = keyof typeof LANGUAGE_NAMES;

export const LANGUAGES = Object.keys(LANGUAGE_NAMES) as Language[];

/** The language of this page from its start to its end (000 §5): any other stored value means English. */
const state = appState(() => ({ shown: readLanguage() }));

export const language = {
  shown: (): Language => state.shown,
  /** Saves the choice and reloads the page, so that every text changes. */
  choose(next: Language): void {
    if (next === state.shown) return;
    storage.set(KEY, next);
    keptForms.reload();
  },
};

function readLanguage(): Language {
  return storage.get(KEY) === 'ms' ? 'ms' : 'en';
}
