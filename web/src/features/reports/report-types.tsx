import type { ReportType } from '@muara/contract/types';
import { useEffect, useRef, useState } from 'react';
import styles from './report.module.css';
import { reportsMessages as text } from './reports.messages.ts';

interface ReportTypesProps {
  types: readonly ReportType[];
  chosen: string | null;
  onChoose(type: string): void;
}

/** A button per report type that the server lists, in its order. */
export function ReportTypes({ types, chosen, onChoose }: ReportTypesProps) {
  const list = useRef<HTMLUListElement>(null);
  const [last, setLast] = useState(chosen);
  // Back in the list, the report that was left takes the focus.
  useEffect(() => {
    if (chosen !== null) return setLast(chosen);
    list.current?.querySelector<HTMLElement>(`[data-type="${last}"]`)?.focus();
  }, [chosen, last]);
  return (
    <ul className={styles.types} aria-label={text.types} ref={list}>
      {types.map(({ type, title, about }) => (
        <li key={type}>
          <button
            type="button"
            className={styles.type}
            data-type={type}
            aria-pressed={type === chosen}
            onClick={() => onChoose(type)}
          >
            <span className={styles.typeTitle}>{title}</span>
            <span className={styles.about}>{about}</span>
          </button>
        </li>
      ))}
    </ul>
  );
}
