import type { ReactNode } from 'react';
import styles from './facts.module.css';

/** `shown` takes the place of the name, which tells facts apart. */
export type Fact = [name: string, value: ReactNode, shown?: ReactNode];

/** Names and values; facts without a value are left out. */
export function Facts({ facts, lines }: { facts: Fact[]; /** One fact a line, value at the end. */ lines?: boolean }) {
  return (
    <dl className={lines ? styles.lines : styles.grid}>
      {facts
        .filter(([, value]) => value !== null && value !== undefined && value !== '' && value !== false)
        .map(([name, value, shown]) => (
          <div key={name} className={styles.fact} data-long={isLong(value) || undefined}>
            <dt>{shown ?? name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
    </dl>
  );
}

/** What would be broken within a word in a narrow column, such as an address. */
function isLong(value: ReactNode): boolean {
  return typeof value === 'string' && value.length > 20;
}
