import type { BugReport } from '@muara/contract/types';
import { formatAgo, formatDateTime, formatShortMoment } from '@/lib/dates.ts';
import { Button } from '@/ui/button.tsx';
import type { Column } from '@/ui/list/data-table.tsx';
import { RibbonBadge } from '@/domain/labels/ribbon-badge.tsx';
import { Muted } from '@/ui/layout/muted.tsx';
import styles from './support.module.css';
import { supportMessages as text } from './support.messages.ts';

/** Columns of the reports; `resolver` is given for super users, who also see who reports (002 §2.6). */
export function reportColumns(resolver: { resolve(report: BugReport): Promise<void> } | null): Column<BugReport>[] {
  const columns: Column<BugReport>[] = [
    {
      key: 'id',
      title: text.id,
      // On a card it is beside the reporter, or alone.
      ...(resolver ? {} : { card: 'line' as const }),
      cell: ({ id }) => (
        <Muted as="span" tabular>
          {id}
        </Muted>
      ),
    },
    {
      key: 'report',
      title: text.report,
      card: 'line',
      cell: ({ report }) => <span className={styles.report}>{report}</span>,
    },
    { key: 'status', title: text.status, cell: Status },
    { key: 'created', title: text.createdAt, cell: ({ created_at }) => <Moment instant={created_at} /> },
  ];
  if (!resolver) return columns;
  const username: Column<BugReport> = { key: 'username', title: text.username, cell: ({ username: name }) => name };
  const action: Column<BugReport> = {
    key: 'action',
    title: text.action,
    align: 'end',
    card: 'line',
    cell: (report) =>
      report.status === 'Pending' ? (
        <Button kind="plain" size="sm" className={styles.resolve} onClick={() => void resolver.resolve(report)}>
          {text.resolve}
          <span className="sr-only"> {text.reportOf(report.id)}</span>
        </Button>
      ) : null,
  };
  return [columns[0] as Column<BugReport>, username, ...columns.slice(1), action];
}

function Status({ status, resolved_at: resolvedAt }: BugReport) {
  return (
    <span className={styles.status} title={resolvedAt ? text.resolvedOn(formatDateTime(resolvedAt)) : undefined}>
      {status === 'Resolved' ? (
        <RibbonBadge label={text.resolved} tone="good" />
      ) : (
        <RibbonBadge label={text.pending} tone="warn" />
      )}
    </span>
  );
}

function Moment({ instant }: { instant: string }) {
  return (
    <time className={styles.moment} dateTime={instant} title={formatDateTime(instant)}>
      {formatShortMoment(instant)}
      <Muted as="span" size="sm">
        {formatAgo(instant)}
      </Muted>
    </time>
  );
}
