import { SCREENS } from '@muara/contract/screens';
import { useQueryClient } from '@tanstack/react-query';
import { Suspense, type ComponentType } from 'react';
import { translateMenu } from '@/app/messages/menu-words.ts';
import type { Seen } from '@/domain/forms/form.ts';
import { ListPage } from '@/domain/lists/list-page.tsx';
import { useClient } from '@/domain/session/client-context.ts';
import { useSessionActions } from '@/domain/session/session-context.ts';
import type { CsvColumn } from '@/lib/csv.ts';
import { paths } from '@/domain/navigation/paths.ts';
import { useToast } from '@/lib/toast.ts';
import { Button } from '@/ui/button.tsx';
import type { Column } from '@/ui/list/data-table.tsx';
import { AddIcon } from '@/ui/list/row-icons.tsx';
import type { Records, StoredRow } from './define-records.ts';
import { listParams } from './list-params.ts';
import { RecordActions } from './record-actions.tsx';
import { recordActionsMessages } from './record-actions.messages.ts';
import { forgetLists } from './record-cache.ts';
import type { RecordDialogFrame } from './record-dialog.tsx';
import { recordMessages as words } from './record.messages.ts';
import { useRecordDialog, type RecordDialogs } from './use-record-dialog.ts';
import { useRemoveRecord } from './use-remove-record.ts';

/** What a list says of its own records; the words that all lists share are `recordMessages`. */
interface RecordTexts {
  results(count: number): string;
  searchPlaceholder: string;
  noMatch: string;
  /** On the button and the dialog that add a record. */
  add: string;
  /** What one record is called, while its name is not known. */
  one: string;
  notFound: string;
  added: string;
  removed: string;
  removeQuestion: string;
}

/** What a record's dialog gets: `frame` for its `RecordDialog`, and the command that its form sends. */
export interface RecordDialogOf<Row extends StoredRow, Draft> {
  frame: RecordDialogFrame<Row>;
  save(row: Row | null, draft: Draft, seen: Seen): Promise<void>;
}

interface RecordListPageProps<Row extends StoredRow, Draft> {
  records: Records<Row, Draft>;
  text: RecordTexts;
  /** The columns between the number of a row and its buttons. */
  columns: Column<Row>[];
  csv: CsvColumn<Row>[];
  /** Names a record that somebody is about to remove, and says what its removal brings about. */
  removeWho(row: Row): string;
  /** Shows and changes one record; mostly lazy. */
  dialog: ComponentType<RecordDialogOf<Row, Draft>>;
}

/**
 * The screen of a plain list: search, pages, an export of all rows, and dialogs.
 * The dialogs have addresses below the list's; users with the right can view, add, change and remove records there.
 */
export function RecordListPage<Row extends StoredRow, Draft>(props: RecordListPageProps<Row, Draft>) {
  const { records, text, columns, csv, dialog: Dialog } = props;
  const { screen, operations } = records;
  const client = useClient();
  const { can } = useSessionActions();
  const dialogs = useRecordDialog(paths[screen]());
  const remove = useRemove(props);
  const dialog = useDialog(props, dialogs);
  const actions: Column<Row> = {
    key: 'action',
    title: words.action,
    align: 'end',
    card: 'line',
    cell: (row) => (
      <RecordActions
        id={row.id}
        name={row.name}
        href={dialogs.href}
        canEdit={can(operations.edit)}
        onRemove={can(operations.remove) ? () => void remove(row) : undefined}
      />
    ),
  };
  return (
    <>
      <ListPage
        title={translateMenu(SCREENS[screen].title)}
        screen={paths[screen]()}
        defaults={{ search: '' }}
        query={({ page, filters }) => records.pageQuery(client, listParams(page, filters))}
        columns={[{ key: 'number', title: '#', card: 'none', cell: (_, number) => number }, ...columns, actions]}
        rowKey={({ id }) => id}
        rowHref={({ id }) => dialogs.href(id)}
        search={{ label: words.search, placeholder: text.searchPlaceholder }}
        actions={
          can(operations.add) ? (
            <Button icon={<AddIcon />} onClick={() => dialogs.open('new')}>
              {text.add}
            </Button>
          ) : null
        }
        csv={{ name: screen.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`), columns: csv }}
        noMatch={text.noMatch}
        results={text.results}
      />
      <Suspense>{dialog ? <Dialog key={dialogs.key} {...dialog} /> : null}</Suspense>
    </>
  );
}

function useRemove<Row extends StoredRow, Draft>({ records, text, removeWho }: RecordListPageProps<Row, Draft>) {
  const client = useClient();
  const queries = useQueryClient();
  return useRemoveRecord<Row>({
    question: text.removeQuestion,
    who: removeWho,
    call: (row) => records.remove(client, row),
    done: () => text.removed,
    forget: () => forgetLists(queries, records.key),
  });
}

/** What the dialog gets that the address opens; null when it opens none. */
function useDialog<Row extends StoredRow, Draft>(
  { records, text }: RecordListPageProps<Row, Draft>,
  { at, close, edit }: RecordDialogs,
): RecordDialogOf<Row, Draft> | null {
  const client = useClient();
  const queries = useQueryClient();
  const toast = useToast();
  const { can } = useSessionActions();
  if (!at) return null;
  const { id, mode } = at;
  const allowed = { view: true, add: can(records.operations.add), edit: can(records.operations.edit) };
  const titleOf = (row: Row | null): string => {
    if (mode === 'add') return text.add;
    if (row === null) return text.one;
    return mode === 'edit' ? recordActionsMessages.edit(row.name) : row.name;
  };
  return {
    frame: {
      title: titleOf,
      mode,
      query: records.oneQuery(client, queries, id),
      allowed: allowed[mode],
      notFound: text.notFound,
      onClose: close,
      onEdit: allowed.edit ? edit : undefined,
    },
    save: async (row, draft, seen) => {
      await records.save(client, queries, { row, draft, seen });
      toast.success(row ? words.saved : text.added);
    },
  };
}
