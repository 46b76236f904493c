import { ApiError } from '@muara/client/http';
import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { errorText } from '@/domain/errors/errors.ts';
import { useMinutes } from '@/lib/use-now.ts';
import { useKeptFocus } from '@/lib/use-kept-focus.ts';
import { CopyButton } from '@/ui/copy-button.tsx';
import { PageTitle } from '@/ui/page-title.tsx';
import { BackLink, HeadFacts } from '@/ui/record-head.tsx';
import { EmptyState, ErrorState } from '@/ui/states.tsx';
import { uiMessages } from '@/ui/ui.messages.ts';
import styles from './ticket-detail.page.module.css';
import { ticketsMessages as text } from './tickets.messages.ts';

interface DetailFrameProps<Record> {
  code: string;
  /** Of the screen, when it is no plain ticket. */
  title?: string;
  query: UseQueryResult<Record>;
  /** Where Back leads. */
  back: string;
  /** The state of the record in one word. */
  badge(record: Record): ReactNode;
  actions(record: Record): ReactNode;
  children(record: Record): ReactNode;
}

/** The screen of one ticket: code, state, actions and details, or why it is not available. */
export function DetailFrame<Record>(props: DetailFrameProps<Record>) {
  const { code, title = text.detailTitle(code), query, back, badge, actions, children } = props;
  const { data: record, error, refetch, isFetching } = query;
  useKeptFocus();
  // What can be done with the record depends on the time.
  useMinutes();
  return (
    <>
      <BackLink to={back}>{text.back}</BackLink>
      <PageTitle
        title={title}
        sub={
          <HeadFacts>
            {record === undefined ? '\u00a0' : badge(record)}
            {isMissing(error) ? null : <CopyButton value={code} name={uiMessages.codeName} named />}
          </HeadFacts>
        }
        actions={record === undefined ? null : actions(record)}
      />
      {record !== undefined ? (
        children(record)
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

/** Whether a record is not there, or its code cannot be one. */
export function isMissing(error: unknown): boolean {
  return error instanceof ApiError && (error.status === 404 || error.code === 'validation_failed');
}
