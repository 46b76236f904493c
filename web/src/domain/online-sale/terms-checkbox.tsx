import { hrefOf } from '@/lib/address.ts';
import { paths } from '@/domain/navigation/paths.ts';
import { extrasText } from './shop-extras.messages.ts';
import styles from './terms-checkbox.module.css';

interface TermsCheckboxProps {
  id: string;
  checked: boolean;
  onChange(checked: boolean): void;
  /** Why the purchase cannot continue; shown under the box and tied to it. */
  error?: string | null;
}

/** The consent that an online purchase requires (002 §5.3). */
export function TermsCheckbox({ id, checked, onChange, error }: TermsCheckboxProps) {
  const text = extrasText.terms;
  return (
    <div className={styles.terms}>
      <label className={styles.line} htmlFor={id}>
        <input
          id={id}
          type="checkbox"
          className={styles.box}
          checked={checked}
          aria-invalid={error ? true : undefined}
          aria-describedby={error ? `${id}-error` : undefined}
          onChange={(event) => onChange(event.currentTarget.checked)}
        />
        <span>
          {text.before}{' '}
          <a href={hrefOf(paths.terms())} target="_blank" rel="noopener">
            {text.link}
            <span className="sr-only"> ({extrasText.newTab})</span>
          </a>
        </span>
      </label>
      {error ? (
        <p id={`${id}-error`} className={styles.error}>
          {error}
        </p>
      ) : null}
    </div>
  );
}
