import { paths } from '@/domain/navigation/paths.ts';
import { Link } from '@/ui/link.tsx';
import styles from './scanner.module.css';
import { scannerMessages as text } from './scanner.messages.ts';

/** Shown instead of the scanner, with the reason. */
export function ScannerNotice({ title, hint }: { title: string; hint: string }) {
  return (
    <main className={styles.notice}>
      <div role="alert">
        <h1>{title}</h1>
        <p>{hint}</p>
      </div>
      <Link to={paths.dashboard()} className={styles.noticeLink}>
        {text.toDashboard}
      </Link>
    </main>
  );
}
