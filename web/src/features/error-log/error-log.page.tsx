import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { useClient } from '@/domain/session/client-context.ts';
import { useDialogs } from '@/lib/dialogs.ts';
import { useRealtimeMessage } from '@/domain/realtime/realtime-context.ts';
import { useSessionActions } from '@/domain/session/session-context.ts';
import { useToast } from '@/lib/toast.ts';
import { errorText, reportError } from '@/domain/errors/errors.ts';
import { Button } from '@/ui/button.tsx';
import { CopyIcon, RetryIcon } from '@/ui/icons.tsx';
import { PageTitle } from '@/ui/page-title.tsx';
import { EmptyState, ErrorState } from '@/ui/states.tsx';
import { countEntries, errorLogQuery } from './error-log.api.ts';
import { errorLogMessages as text } from './error-log.messages.ts';
import { LivePill } from '@/ui/list/live-pill.tsx';
import styles from './error-log.module.css';

/**
 * /d/error-log (002 §2.5): errors of the server and the app.
 * New entries appear automatically, unless the user has scrolled down.
 */
export default function ErrorLogPage() {
  const client = useClient();
  const { can } = useSessionActions();
  const toast = useToast();
  const box = useRef<HTMLPreElement>(null);
  const [waiting, setWaiting] = useState(0);
  const { data: log, error, isFetching, refetch } = useQuery(errorLogQuery(client));
  const count = countEntries(log ?? '');

  useRealtimeMessage('error-log', () => {
    const isReading = (box.current?.scrollTop ?? 0) > 0 || window.scrollY > 0;
    if (isReading) setWaiting((before) => before + 1);
    else void refetch();
  });
  const show = async () => {
    setWaiting(0);
    await refetch();
    box.current?.scrollTo({ top: 0 });
    window.scrollTo({ top: 0 });
  };
  const copy = () =>
    navigator.clipboard.writeText(log ?? '').then(
      () => toast.success(text.copied),
      () => toast.error(text.notCopied),
    );

  return (
    <>
      <PageTitle
        title={text.title}
        sub={<span role="status">{log ? text.entries(count) : '\u00a0'}</span>}
        actions={
          <>
            <Button kind="plain" icon={<RetryIcon size={18} />} pending={isFetching} onClick={() => void show()}>
              {text.refresh}
            </Button>
            {log ? (
              <Button kind="plain" icon={<CopyIcon size={18} />} onClick={() => void copy()}>
                {text.copy}
              </Button>
            ) : null}
            {log && can('clearErrorLog') ? <ClearButton count={count} onCleared={() => setWaiting(0)} /> : null}
          </>
        }
      />
      {waiting > 0 ? <LivePill onClick={() => void show()}>{text.waiting(waiting)}</LivePill> : null}
      {log === undefined ? (
        error ? (
          <ErrorState text={errorText(error)} pending={isFetching} onRetry={() => void refetch()} />
        ) : (
          <div className={styles.blank} aria-busy="true" />
        )
      ) : log.trim() === '' ? (
        <div className={styles.surface}>
          <EmptyState title={text.empty} />
        </div>
      ) : (
        <pre ref={box} className={styles.log} role="log" aria-live="off" aria-label={text.title} tabIndex={0}>
          {log.trimEnd()}
        </pre>
      )}
    </>
  );
}

/** Clears the log for everybody after confirmation. Only for the product owner. */
function ClearButton({ count, onCleared }: { count: number; onCleared(): void }) {
  const client = useClient();
  const queries = useQueryClient();
  const toast = useToast();
  const { confirm } = useDialogs();
  const [pending, setPending] = useState(false);

  async function clear(): Promise<void> {
    if (
      !(await confirm({
        title: text.clearQuestion,
        message: text.clearText(count),
        confirmLabel: text.clear,
        danger: true,
      }))
    )
      return;
    setPending(true);
    try {
      await client.call.clearErrorLog({ query: { skaloot: '1' } });
      await queries.cancelQueries({ queryKey: errorLogQuery(client).queryKey });
      queries.setQueryData(errorLogQuery(client).queryKey, '');
      onCleared();
      toast.success(text.cleared);
    } catch (error) {
      reportError(error);
    } finally {
      setPending(false);
    }
  }
  return (
    <Button kind="danger" pending={pending} onClick={() => void clear()}>
      {text.clear}
    </Button>
  );
}
