import { SCREENS } from '@muara/contract/screens';
import { useQueryClient } from '@tanstack/react-query';
import { Suspense, type ComponentType } from 'react';
import { translateMenu } from '@/domain/navigation/menu-words.ts';
import { ListPage } from '@/domain/lists/list-page.tsx';
import type { ListPageProps } from '@/domain/lists/list-page.props.ts';
import { useClient } from '@/domain/session/client-context.ts';
import { useSessionActions } from '@/domain/session/session-context.ts';
import type { CsvColumn } from '@/lib/csv.ts';
import { paths } from '@/domain/navigation/paths.ts';
import { Button } from '@/ui/button.tsx';
import type { Column } from '@/ui/list/data-table.tsx';
import { numberColumn } from '@/ui/list/number-column.tsx';
import { AddIcon } from '@/ui/list/row-icons.tsx';
import type { Records, StoredRow } from './define-records.ts';
import { RecordActions } from './record-actions.tsx';
import { refetchLists } from './record-cache.ts';
import { recordMessages as words } from './record.messages.ts';
import type { RecordsPage } from './records-query.ts';
import { useListedDialog, type RecordDialogOf, type RecordTexts } from './use-listed-dialog.ts';
import { useRecordDialog } from './use-record-dialog.ts';
import { useRemoveRecord } from './use-remove-record.ts';

type StoredPage = RecordsPage<StoredRow>;
type RowOf<Page extends StoredPage> = Page['data'][number];

/** What a list says of its own records; the words that all lists share are `recordMessages`. */
interface ListTexts extends RecordTexts {
  results(count: number): string;
  searchPlaceholder: string;
  noMatch: string;
  /** Replaces the words of a list without any rows. */
  empty?: { title: string; text: string };
}

type ListOptions<Page extends StoredPage> = Partial<
  Pick<ListPageProps<RowOf<Page>, { search: string }, Page>, 'title' | 'lead' | 'listing' | 'rememberOrder'>
>;

interface RecordListPageProps<Page extends StoredPage, Draft> {
  records: Records<Page, Draft>;
  text: ListTexts;
  /** The columns between the number of a row and its buttons. */
  columns: Column<RowOf<Page>>[];
  csv: CsvColumn<RowOf<Page>>[];
  /** What a row is called; its `name` by default. */
  nameOf?(row: RowOf<Page>): string;
  /** The buttons of a row for those who may; the default is all three. */
  rowActions?: readonly ('view' | 'edit' | 'remove')[];
  /** What is asked and said when a row is removed; absent where no row has the button. */
  removal?: {
    question: string;
    /** Names the record, and says what its removal brings about. */
    who(row: RowOf<Page>): string;
    done: string;
  };
  /** Shows and changes one record; mostly lazy. */
  dialog: ComponentType<RecordDialogOf<RowOf<Page>, Draft>>;
  /** After a save, shows the first page of the whole list instead of the one that was shown before. */
  returnsToStart?: boolean;
  /** What differs from a plain list, as in `ListPage`. */
  list?: ListOptions<Page>;
  /** Searches when Enter is pressed, instead of while somebody types. */
  searchOnEnter?: boolean;
}

const DEFAULTS = { search: '' };

/**
 * The screen of a plain list: search, pages, an export of all rows, and dialogs.
 *
 * The dialogs have addresses below the list's. Users with the right can view, add, change and remove records there.
 */
export function RecordListPage<Page extends StoredPage, Draft>(props: RecordListPageProps<Page, Draft>) {
  const { records, text, columns, csv, list, searchOnEnter = false, dialog: Dialog } = props;
  const { screen, operations } = records;
  const client = useClient();
  const { can } = useSessionActions();
  const dialogs = useRecordDialog(paths[screen]());
  const dialog = useListedDialog(props, dialogs);
  const actions = useActionsColumn(props, dialogs.href);
  return (
    <>
      <ListPage<RowOf<Page>, typeof DEFAULTS, Page>
        title={translateMenu(SCREENS[screen].title)}
        {...list}
        screen={paths[screen]()}
        defaults={DEFAULTS}
        query={({ page, filters }) => records.pageQuery(client, listParams(page, filters))}
        columns={[numberColumn, ...columns, actions]}
        rowKey={({ id }) => id}
        rowHref={({ id }) => dialogs.href(id)}
        search={{ label: words.search, placeholder: text.searchPlaceholder, onEnter: searchOnEnter }}
        actions={
          can(operations.add) ? (
            <Button icon={<AddIcon />} onClick={() => dialogs.open('new')}>
              {text.add}
            </Button>
          ) : null
        }
        csv={{ name: screen.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`), columns: csv }}
        {...(text.empty ? { empty: text.empty } : {})}
        noMatch={text.noMatch}
        results={text.results}
      />
      <Suspense>{dialog ? <Dialog key={dialogs.key} {...dialog} /> : null}</Suspense>
    </>
  );
}

/** The buttons at the end of each row. */
function useActionsColumn<Page extends StoredPage, Draft>(
  props: RecordListPageProps<Page, Draft>,
  href: (at: string | number) => string,
): Column<RowOf<Page>> {
  const { records, removal, nameOf = defaultName, rowActions = ['view', 'edit', 'remove'] } = props;
  const { edit, remove } = records.operations;
  const client = useClient();
  const queries = useQueryClient();
  const { can } = useSessionActions();
  const ask = useRemoveRecord<RowOf<Page>>({
    question: removal?.question ?? '',
    who: (row) => removal?.who(row) ?? '',
    call: (row) => records.remove(client, row),
    done: () => removal?.done ?? '',
    refetch: () => refetchLists(queries, records.key),
  });
  const offered = new Set(rowActions);
  const canRemove = removal && remove && offered.has('remove') && can(remove);
  return {
    key: 'action',
    title: words.action,
    align: 'end',
    card: 'line',
    cell: (row) => (
      <RecordActions
        id={row.id}
        name={nameOf(row)}
        href={href}
        canView={offered.has('view')}
        canEdit={edit !== undefined && offered.has('edit') && can(edit)}
        onRemove={canRemove ? () => void ask(row) : undefined}
      />
    ),
  };
}

const defaultName = ({ name = '' }: StoredRow): string => name;

/** Returns a list's parameters: its page, from 0, and the filters and orders that are set. */
function listParams(page: number, filters: Readonly<Record<string, string>>): { page: number } {
  return { page, ...Object.fromEntries(Object.entries(filters).filter(([, value]) => value !== '')) };
}
