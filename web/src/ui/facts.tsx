import type { ReactNode } from 'react';
import styles from './facts.module.css';

/** `shown` replaces the name, which identifies the fact. */
export type Fact = [name: string, value: ReactNode, shown?: ReactNode];

/** Names and values; facts without a value are left out. */
export function Facts({ facts, lines }: { facts: Fact[]; /** One fact a line, value at the end. */ lines?: boolean }) {
  return (
    <dl className={lines ? styles.lines : styles.grid}>
      {facts
        .filter(([, value]) => value !== null && value !== undefined && value !== '' && value !== false)
        .map(([name, value, shown]) => (
          <div
            key={name}
            className={styles.fact}
            data-long={isLong(value) || undefined}
            data-prose={isProse(value) || undefined}
          >
            <dt>{shown ?? name}</dt>
            <dd>{typeof value === 'string' ? withBreak(value) : value}</dd>
          </div>
        ))}
    </dl>
  );
}

/** Text that would break within a word in a narrow column, such as an address. */
function isLong(value: ReactNode): boolean {
  return typeof value === 'string' && (value.length > 20 || value.split(' ').some((word) => word.length > 15));
}

/** Long values, such as a note. */
function isProse(value: ReactNode): boolean {
  return typeof value === 'string' && value.length > 48;
}

/** Lets an email address break before its domain. */
function withBreak(value: string): ReactNode {
  const at = value.indexOf('@');
  if (at < 1) return value;
  return (
    <>
      {value.slice(0, at)}
      <wbr />
      {value.slice(at)}
    </>
  );
}
