import { useRef } from 'react';
import { useDialogs } from '@/lib/dialogs.ts';
import { useToast } from '@/lib/toast.ts';
import { reportError } from '@/domain/errors/errors.ts';
import { recordMessages as text } from './record.messages.ts';

interface RemoveRecord<Row> {
  /** Such as 'Are you sure you want to delete this jetty?' */
  question: string;
  /** Names the record and the effect of its removal. */
  who(record: Row): string;
  /** On the button that removes; `Delete` without it. */
  button?: string;
  call(record: Row): Promise<unknown>;
  /** Returns the message of success. */
  done(record: Row): string;
  /** Refetches what shows such records. */
  refetch(): void;
}

/** Asks, and then removes a record. One at a time. */
export function useRemoveRecord<Row>(remove: RemoveRecord<Row>): (record: Row) => Promise<void> {
  const { question, who, button = text.remove, call, done, refetch } = remove;
  const toast = useToast();
  const { confirm } = useDialogs();
  const busy = useRef(false);

  return async (record) => {
    if (busy.current) return;
    busy.current = true;
    try {
      const message = `${question}\n\n${who(record)}`;
      if (!(await confirm({ title: text.holdOn, message, confirmLabel: button, danger: true }))) return;
      await call(record);
      toast.success(done(record));
      refetch();
    } catch (error) {
      reportError(error);
      refetch();
    } finally {
      busy.current = false;
    }
  };
}
