import { useQuery, type QueryKey, type UseQueryOptions } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useRef, useState, type ReactNode } from 'react';
import { useToast } from '@/lib/toast.ts';
import { errorText } from '@/domain/errors/errors.ts';
import { keptForms } from '@/lib/kept-forms.ts';
import { Button } from '@/ui/button.tsx';
import { Dialog } from '@/ui/dialog.tsx';
import styles from './record-dialog.module.css';
import { type RecordFrame, RecordFrameContext } from './record-frame.ts';
import { recordMessages as text } from './record.messages.ts';
import { EmptyState, ErrorState } from '@/ui/states.tsx';

/** What the dialog needs of its list: which record, in which mode, and where closing it leads. */
export interface RecordDialogFrame<Row, Key extends QueryKey = unknown[]> {
  /** Names the dialog; of the record once it is there. */
  title: string | ((record: Row | null) => string);
  /** `view`, `add`, `edit`, or a mode of the list's own, which shows `children` like `edit`. */
  mode: string;
  /** The query of the record, such as `recordQuery`; null data if there is none. Unused when adding. */
  query: UseQueryOptions<Row | null, Error, Row | null, Key>;
  /** Without the right, the dialog closes and says why. */
  allowed?: boolean;
  notFound?: string;
  onClose(): void;
  /** Offered while the record is looked at; absent when one may not. */
  onEdit?: (() => void) | undefined;
}

interface RecordDialogProps<Row, Key extends QueryKey> extends RecordDialogFrame<Row, Key> {
  size?: 'sm' | 'md' | 'lg';
  /** More buttons while the record is looked at. */
  viewButtons?(record: Row): ReactNode;
  /** The record to look at; without it `children` shows that too. */
  view?(record: Row): ReactNode;
  /** The form, mostly a `RecordForm`; null for a new record. */
  children(record: Row | null): ReactNode;
}

/**
 * The dialog of a record: one frame to load, view and edit it, so that nothing jumps when it arrives.
 * It distinguishes a record that does not exist from one that failed to load. A form waits for the current record,
 * not the copy of a list. Give it the `key` of `useRecordDialog`.
 */
export function RecordDialog<Row, Key extends QueryKey>(props: RecordDialogProps<Row, Key>) {
  const { title, mode, query, allowed = true, size = 'md', onClose, onEdit, view, children } = props;
  useRefusal(allowed, onClose);
  const isNew = mode === 'add';
  const { data, error, isFetching, isFetchedAfterMount, refetch } = useQuery({ ...query, enabled: allowed && !isNew });
  const [version, setVersion] = useState(0);
  const [foot, setFoot] = useState<HTMLElement | null>(null);
  const [isFilled, setFilled] = useState(false);
  if (!allowed) return null;

  const record = isNew ? null : (data ?? null);
  const isKnown = record !== null && (mode === 'view' || !isFetching || isFetchedAfterMount);
  // An open form stays, even if its record is reread or removed meanwhile: it may have input.
  if (isKnown && mode !== 'view' && !isFilled) setFilled(true);
  const isThere = isNew || isKnown || isFilled;
  const isForm = isThere && mode !== 'view';
  const frame: RecordFrame = {
    foot,
    close: onClose,
    reload: async () => {
      await refetch({ throwOnError: true });
      setVersion((count) => count + 1);
    },
  };
  return (
    <Dialog
      title={typeof title === 'string' ? title : title(isThere ? record : null)}
      size={size}
      onClose={onClose}
      footer={
        <>
          <div ref={setFoot} className={styles.foot} />
          {isForm ? null : (
            <Button kind="plain" onClick={onClose}>
              {text.close}
            </Button>
          )}
          {isThere && record && mode === 'view' ? props.viewButtons?.(record) : null}
          {isThere && mode === 'view' && onEdit ? <Button onClick={onEdit}>{text.edit}</Button> : null}
        </>
      }
    >
      {isThere ? (
        <RecordFrameContext value={frame}>
          <Contents key={version} record={record} isForm={isForm}>
            {!isForm && view ? (record) => record && <div className={styles.view}>{view(record)}</div> : children}
          </Contents>
        </RecordFrameContext>
      ) : error && data === undefined ? (
        <ErrorState text={errorText(error)} pending={isFetching} onRetry={() => void refetch()} />
      ) : data === null && !isFetching ? (
        <EmptyState title={props.notFound ?? text.notFound} text={text.notFoundText} />
      ) : (
        <div className={styles.blank} role="status" aria-busy="true" aria-label={text.loading} />
      )}
    </Dialog>
  );
}

function useRefusal(allowed: boolean, onClose: () => void): void {
  const toast = useToast();
  const refuse = useEffectEvent(() => {
    keptForms.forget();
    toast.error(text.noPermission);
    onClose();
  });
  useEffect(() => {
    if (!allowed) refuse();
  }, [allowed]);
}

interface ContentsProps<Row> {
  record: Row | null;
  isForm: boolean;
  children(record: Row | null): ReactNode;
}

/**
 * Shows the dialog's content once the record is loaded.
 * It places the focus, unless the user has moved it meanwhile. A form keeps the record that it was filled from, even
 * if a newer one arrives.
 */
function Contents<Row>({ record, isForm, children }: ContentsProps<Row>) {
  const box = useRef<HTMLDivElement>(null);
  const [filled] = useState(record);
  useEffect(() => {
    const dialog = box.current?.closest('dialog');
    const at = document.activeElement;
    if (at === document.body || at === dialog?.querySelector('h2'))
      box.current?.querySelector<HTMLElement>('[data-autofocus]')?.focus();
  }, []);
  return <div ref={box}>{children(isForm ? filled : record)}</div>;
}
