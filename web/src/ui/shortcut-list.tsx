import { Shortcut } from './shortcut.tsx';
import styles from './shortcut-list.module.css';

/** The keys of a shortcut and what they do; '–' between two keys is a range. */
export type ShortcutLine = readonly [keys: readonly string[], what: string];

/** Keyboard shortcuts, each with what it does. */
export function ShortcutList({ lines }: { lines: readonly ShortcutLine[] }) {
  return (
    <dl className={styles.list}>
      {lines.map(([keys, what]) => (
        <div key={what}>
          <dt>
            {keys.map((key) => (key === '–' ? <span key={key}>–</span> : <Shortcut key={key} keys={key} />))}
            <span className="sr-only">{keys.join(' ')}</span>
          </dt>
          <dd>{what}</dd>
        </div>
      ))}
    </dl>
  );
}
