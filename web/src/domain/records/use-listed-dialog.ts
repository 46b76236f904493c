import { useQueryClient } from '@tanstack/react-query';
import { useRef } from 'react';
import { useNavigate } from 'react-router-dom';
import type { Seen } from '@/domain/forms/form.ts';
import { useClient } from '@/domain/session/client-context.ts';
import { useSessionActions } from '@/domain/session/session-context.ts';
import { paths } from '@/domain/navigation/paths.ts';
import { useToast } from '@/lib/toast.ts';
import type { Records, StoredRow } from './define-records.ts';
import { recordActionsMessages } from './record-actions.messages.ts';
import type { RecordDialogFrame } from './record-dialog.tsx';
import { recordMessages as words } from './record.messages.ts';
import type { RecordsPage } from './records-query.ts';
import type { RecordDialogs, RecordMode } from './use-record-dialog.ts';

/** What the dialogs of a list say of its records. */
export interface RecordTexts {
  /** On the button and the dialog that add a record. */
  add: string;
  /** What one record is called, while its name is not known. */
  one?: string;
  /** The titles of the dialogs, where they do not name the record. */
  titles?: Readonly<Record<RecordMode, string>>;
  notFound: string;
  added: string;
}

/** What a record's dialog gets: `frame` for its `RecordDialog`, and the command that its form sends. */
export interface RecordDialogOf<Row extends StoredRow, Draft> {
  frame: RecordDialogFrame<Row>;
  save(row: Row | null, draft: Draft, seen: Seen): Promise<void>;
}

interface ListedDialogOptions<Page extends RecordsPage<StoredRow>, Draft> {
  records: Records<Page, Draft>;
  text: RecordTexts;
  nameOf?(row: Page['data'][number]): string;
  returnsToStart?: boolean;
}

/** Returns what the dialog gets that the address opens; null when it opens none. */
export function useListedDialog<Page extends RecordsPage<StoredRow>, Draft>(
  { records, text, nameOf = ({ name = '' }) => name, returnsToStart = false }: ListedDialogOptions<Page, Draft>,
  { at, close, edit }: RecordDialogs,
): RecordDialogOf<Page['data'][number], Draft> | null {
  type Row = Page['data'][number];
  const { screen, operations } = records;
  const client = useClient();
  const queries = useQueryClient();
  const navigate = useNavigate();
  const toast = useToast();
  const { can } = useSessionActions();
  const isSaved = useRef(false);
  if (!at) return null;
  const { id } = at;
  const mode = at.mode === 'edit' && !operations.edit ? 'view' : at.mode;
  const allowed = { view: true, add: can(operations.add), edit: operations.edit !== undefined && can(operations.edit) };
  const titleOf = (row: Row | null): string => {
    if (text.titles) return text.titles[mode];
    if (mode === 'add') return text.add;
    if (row === null) return text.one ?? '';
    return mode === 'edit' ? recordActionsMessages.edit(nameOf(row)) : nameOf(row);
  };
  return {
    frame: {
      title: titleOf,
      mode,
      query: records.oneQuery(client, queries, id),
      allowed: allowed[mode],
      notFound: text.notFound,
      onClose: () => {
        if (isSaved.current && returnsToStart) void navigate(paths[screen](), { replace: true });
        else close();
        isSaved.current = false;
      },
      onEdit: allowed.edit ? edit : undefined,
    },
    save: async (row, draft, seen) => {
      await records.save(client, queries, { row, draft, seen });
      isSaved.current = true;
      toast.success(row ? words.saved : text.added);
    },
  };
}
