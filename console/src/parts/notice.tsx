import type { ReactNode } from 'react';
import { ErrorIcon, InfoIcon } from '@/ui/icons.tsx';
import styles from './notice.module.css';

interface NoticeProps {
  tone?: 'info' | 'danger';
  /** Buttons at the end of the line. */
  action?: ReactNode;
  children: ReactNode;
}

/** One line that says what is wrong or worth knowing. It is read out when it appears. */
export function Notice({ tone = 'danger', action, children }: NoticeProps) {
  return (
    <div className={styles.notice} data-tone={tone} role={tone === 'danger' ? 'alert' : 'status'}>
      {tone === 'danger' ? <ErrorIcon size={18} /> : <InfoIcon size={18} />}
      <span className={styles.text}>{children}</span>
      {action}
    </div>
  );
}
