import { uiMessages } from '@/ui/ui.messages.ts';
import styles from './dashboard.page.module.css';

/** The shape of the dashboard while its figures load; it appears only when loading takes a moment. */
export function DashboardSkeleton({ internal }: { internal: boolean }) {
  const boxes = internal ? 5 : 2;
  return (
    <div className={internal ? styles.grid : styles.own} role="status" aria-busy="true" aria-label={uiMessages.loading}>
      {Array.from({ length: boxes }, (_box, index) => (
        <div key={index} className={styles.blank} data-tall={(internal && index === 2) || undefined} />
      ))}
    </div>
  );
}
