import type { TimelineKind } from '@muara/contract/constants';
import type { TimelineEntry } from '@muara/contract/types';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useClient } from '@/domain/session/client-context.ts';
import { formatAgo, formatDateTime } from '@/lib/dates.ts';
import { useMinutes } from '@/lib/use-now.ts';
import { errorText } from '@/domain/errors/errors.ts';
import { icon, line } from '@/ui/icon-frame.tsx';
import { AuditIcon, PrinterIcon, ReceiptIcon } from '@/ui/icons.tsx';
import { ErrorState } from '@/ui/states.tsx';
import { uiMessages } from '@/ui/ui.messages.ts';
import { Muted } from '@/ui/layout/muted.tsx';
import styles from './file-list.module.css';
import { detailMessages as text } from './ticket-detail.messages.ts';
import { timelineQuery, type TicketFile } from './tickets.api.ts';

const MailIcon = line('M4 6h16v12H4zM4.5 7l7.5 6 7.5-6');
const ParkIcon = icon(<path d="M12 21v-6m0 0a5 5 0 0 0 5-5c0-3-5-7-5-7s-5 4-5 7a5 5 0 0 0 5 5Z" />);
/** The number of entries in a response. */
const MOST = 200;

const ICONS: Record<TimelineKind, ReactNode> = {
  audit: <AuditIcon size={16} />,
  print: <PrinterIcon size={16} />,
  mail: <MailIcon size={16} />,
  payment: <ReceiptIcon size={16} />,
  minisigua: <ParkIcon size={16} />,
};

/** Actions, prints, emails, payments and calls to the park service, newest first. */
export default function Timeline({ file }: { file: TicketFile }) {
  const { data, error, isFetching, refetch } = useQuery(timelineQuery(useClient(), file));
  if (!data) {
    if (!error)
      return <div role="status" aria-busy="true" aria-label={uiMessages.loading} style={{ minHeight: '6rem' }} />;
    return <ErrorState text={errorText(error)} pending={isFetching} onRetry={() => void refetch()} />;
  }
  if (data.length === 0) return <Muted>{text.noTimeline}</Muted>;
  return (
    <>
      <ol className={styles.story}>
        {data.map((entry) => (
          <Step key={entry.id} entry={entry} />
        ))}
      </ol>
      {data.length < MOST ? null : <Muted>{text.timelineMost}</Muted>}
    </>
  );
}

function Step({ entry: { kind, text: words, username, failed, at } }: { entry: TimelineEntry }) {
  const ago = formatAgo(at, useMinutes());
  return (
    <li className={styles.step} data-failed={failed || undefined}>
      <span className={styles.mark} aria-hidden="true">
        {ICONS[kind]}
      </span>
      <span className={styles.words}>
        <span>
          <span className="sr-only">{text.timelineKinds[kind]}: </span>
          {words}
          {failed ? <strong className={styles.bad}> – {text.failed}</strong> : null}
        </span>
        <span className={styles.quiet}>
          <time dateTime={at} title={at}>
            {formatDateTime(at)}
          </time>
          {[ago, username].filter(Boolean).map((part) => ` · ${part}`)}
        </span>
      </span>
    </li>
  );
}
