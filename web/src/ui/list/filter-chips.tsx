import { CloseIcon } from '../icons.tsx';
import { listMessages as text } from './list.messages.ts';
import styles from './filter-chips.module.css';

interface FilterChip {
  /** The filter and its value, such as `Type: Refund Request`. */
  label: string;
  remove(): void;
}

interface FilterChipsProps {
  chips: FilterChip[];
  /** Shows the button even if no filter is active. */
  resets?: boolean;
  onReset(): void;
}

/** The filters that are on, each removable, and one button that takes all off. */
export function FilterChips({ chips, resets = false, onReset }: FilterChipsProps) {
  if (chips.length === 0 && !resets) return null;
  return (
    <ul className={styles.chips} aria-label={text.filters}>
      {chips.map(({ label, remove }) => (
        <li key={label}>
          <button type="button" className={styles.chip} aria-label={text.removeFilter(label)} onClick={remove}>
            {label}
            <CloseIcon size={14} />
          </button>
        </li>
      ))}
      <li>
        <button type="button" className={styles.reset} onClick={onReset}>
          {text.reset}
        </button>
      </li>
    </ul>
  );
}
