import { language, LANGUAGE_NAMES, LANGUAGES } from '@/lib/language.ts';
import styles from './language-switch.module.css';
import { uiMessages } from './ui.messages.ts';

/** The languages by their own names (000 §5); choosing the other one reloads the page. */
export function LanguageSwitch() {
  return (
    <div role="group" aria-label={uiMessages.language} className={styles.root}>
      {LANGUAGES.map((one) => (
        <button
          key={one}
          type="button"
          lang={one}
          className={styles.choice}
          aria-pressed={one === language.shown()}
          onClick={() => language.choose(one)}
        >
          {LANGUAGE_NAMES[one]}
        </button>
      ))}
    </div>
  );
}
