import type { JournalEntry } from '@muara/contract/control';
import { useQuery } from '@tanstack/react-query';
import { Badge } from '../../parts/badge.tsx';
import styles from './call-detail.module.css';

/** Says whether a call keeps the contract. The validators load with the first call that is opened. */
export function Conformance({ entry }: { entry: JournalEntry }) {
  const { data: verdict } = useQuery({
    queryKey: ['conformance', entry],
    queryFn: async () => (await import('./check-conformance.ts')).checkConformance(entry),
    staleTime: Infinity,
  });
  if (!verdict) return <p className={styles.quiet}>Checking…</p>;
  return (
    <div className={styles.quiet}>
      {verdict.keeps === true ? <Badge tone="good">Conforms</Badge> : null}
      {verdict.keeps === false ? <Badge tone="danger">Breaks the contract</Badge> : null}
      {verdict.keeps === null ? <Badge>Not checked</Badge> : null}{' '}
      {verdict.lines.map((line) => (
        <span key={line}>{line} </span>
      ))}
    </div>
  );
}
