import type { KeyboardEvent, ReactNode } from 'react';
import styles from './tabs.module.css';

interface Tab<Key extends string> {
  key: Key;
  title: string;
  /** Said behind the title, such as how many things are wrong in there. */
  mark?: ReactNode;
}

interface TabsProps<Key extends string> {
  /** What the tabs divide. */
  label: string;
  tabs: readonly Tab<Key>[];
  selected: Key;
  onSelect(key: Key): void;
  idPrefix: string;
  /** What the selected tab shows. */
  children: ReactNode;
}

/**
 * Standard tabs: one tab stop, arrow keys, Home and End.
 * The panel belongs to the selected tab.
 */
export function Tabs<Key extends string>({ label, tabs, selected, onSelect, idPrefix, children }: TabsProps<Key>) {
  const tabId = (key: Key) => `${idPrefix}-tab-${key}`;
  const go = (event: KeyboardEvent) => {
    const at = tabs.findIndex(({ key }) => key === selected);
    const to = { ArrowRight: at + 1, ArrowLeft: at - 1, Home: 0, End: tabs.length - 1 }[event.key];
    if (to === undefined) return;
    event.preventDefault();
    const next = tabs[(to + tabs.length) % tabs.length];
    if (!next) return;
    onSelect(next.key);
    document.getElementById(tabId(next.key))?.focus();
  };
  return (
    <>
      <div className={styles.list} role="tablist" aria-label={label}>
        {tabs.map(({ key, title, mark }) => (
          <button
            key={key}
            id={tabId(key)}
            type="button"
            role="tab"
            className={styles.tab}
            aria-selected={key === selected}
            aria-controls={key === selected ? `${idPrefix}-panel` : undefined}
            tabIndex={key === selected ? 0 : -1}
            onClick={() => onSelect(key)}
            onKeyDown={go}
          >
            {title}
            {mark}
          </button>
        ))}
      </div>
      <div id={`${idPrefix}-panel`} role="tabpanel" aria-labelledby={tabId(selected)} className={styles.panel}>
        {children}
      </div>
    </>
  );
}
