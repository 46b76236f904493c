import { ApiError } from '@muara/client/http';
import { useQuery } from '@tanstack/react-query';
import { useParams } from 'react-router-dom';
import { useClient } from '@/domain/session/client-context.ts';
import { errorText } from '@/domain/errors/errors.ts';
import { paths } from '@/domain/navigation/paths.ts';
import { useKeptFocus } from '@/lib/use-kept-focus.ts';
import { CopyButton } from '@/ui/copy-button.tsx';
import { PageTitle } from '@/ui/page-title.tsx';
import { BackLink, HeadFacts } from '@/ui/record-head.tsx';
import { RibbonBadge } from '@/domain/labels/ribbon-badge.tsx';
import { EmptyState, ErrorState } from '@/ui/states.tsx';
import { uiMessages } from '@/ui/ui.messages.ts';
import { HolderPanel, QrPanel, TicketPanel } from './my-ticket-panels.tsx';
import styles from './my-ticket.module.css';
import { myTicketQuery } from './my-tickets.api.ts';
import { myTicketMessages as text } from './my-tickets.messages.ts';
import { STATE_TONES } from './ticket-words.ts';
import { VoidButton } from './void-button.tsx';

/** /d/my-tickets/{code}: one ticket of the agent, who has it, and its QR code (001 §2). */
export default function MyTicketPage() {
  const { code = '' } = useParams();
  const client = useClient();
  useKeptFocus();
  const { data, error, refetch, isFetching } = useQuery(myTicketQuery(client, code));
  return (
    <>
      <BackLink to={paths.myTickets()}>{text.back}</BackLink>
      <PageTitle
        title={text.title(code)}
        sub={
          <HeadFacts>
            {data ? (
              <RibbonBadge label={data.ticket.state} tone={STATE_TONES[data.ticket.state]} size="lg" />
            ) : (
              '\u00a0'
            )}
            <CopyButton value={code} name={text.code} named />
          </HeadFacts>
        }
        actions={data ? <VoidButton ticket={data.ticket} canVoid={data.can_void} /> : null}
      />
      {data ? (
        <div className={styles.grid}>
          <div className={styles.main}>
            <TicketPanel ticket={data.ticket} />
            <HolderPanel ticket={data.ticket} canResend={data.can_resend} />
          </div>
          <QrPanel ticket={data.ticket} qrcode={data.qrcode} />
        </div>
      ) : isMissing(error) ? (
        <EmptyState title={text.notFound} text={text.notFoundText(code)} />
      ) : error ? (
        <ErrorState text={errorText(error)} pending={isFetching} onRetry={() => void refetch()} />
      ) : (
        <div className={styles.wait} role="status" aria-busy="true" aria-label={uiMessages.loading} />
      )}
    </>
  );
}

/** Whether there is no such ticket, or its code cannot be one. */
function isMissing(error: unknown): boolean {
  return error instanceof ApiError && (error.status === 404 || error.code === 'validation_failed');
}
