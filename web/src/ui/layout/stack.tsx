import type { HTMLAttributes } from 'react';
import type { Gap } from './gap.ts';
import gaps from './gap.module.css';
import styles from './stack.module.css';

interface StackProps extends HTMLAttributes<HTMLElement> {
  /** Removes the bullets of a list. */
  as?: 'div' | 'section' | 'ul' | 'ol';
  gap: Gap;
}

/** Its children below each other, as wide as itself. */
export function Stack({ as: Tag = 'div', gap, ...rest }: StackProps) {
  return <Tag className={`${styles.stack} ${gaps[gap]}`} {...rest} />;
}
