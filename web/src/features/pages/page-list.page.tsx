import type { PageRow } from '@muara/contract/types';
import { useNavigate } from 'react-router-dom';
import { useClient } from '@/domain/session/client-context.ts';
import { useSessionActions } from '@/domain/session/session-context.ts';
import type { CsvColumn } from '@/lib/csv.ts';
import { formatAgo, formatDateTime } from '@/lib/dates.ts';
import { paths } from '@/domain/navigation/paths.ts';
import { Button } from '@/ui/button.tsx';
import type { Column } from '@/ui/list/data-table.tsx';
import { ListPage } from '@/domain/lists/list-page.tsx';
import { RowAction, RowActions } from '@/ui/list/row-actions.tsx';
import { AddIcon, EditIcon, ViewIcon } from '@/ui/list/row-icons.tsx';
import { Muted } from '@/ui/layout/muted.tsx';
import { type PageQuery, pagesQuery } from './pages.api.ts';
import { pagesMessages as text } from './pages.messages.ts';
import styles from './pages.module.css';
import { openPreview } from './preview-path.ts';

/** /d/pages (002 §2.11): the pages of the public site. Only the product owner adds one. */
export default function PageListPage() {
  const client = useClient();
  const navigate = useNavigate();
  const { can } = useSessionActions();
  return (
    <ListPage
      title={text.title}
      defaults={{ search: '' }}
      query={({ page, filters }) => pagesQuery(client, queryOf(page, filters.search))}
      columns={columns()}
      rowKey={({ id }) => id}
      rowHref={({ id }) => paths.page(id)}
      search={{ label: text.search, placeholder: text.searchPlaceholder }}
      actions={
        can('addPage') ? (
          <Button icon={<AddIcon />} onClick={() => void navigate(paths.page('new'))}>
            {text.add}
          </Button>
        ) : null
      }
      csv={{ name: 'pages', columns: csvColumns() }}
      empty={{ title: text.noData }}
      noMatch={text.noMatch}
      results={text.results}
    />
  );
}

function queryOf(page: number, search: string): PageQuery {
  return search === '' ? { page } : { page, search };
}

function columns(): Column<PageRow>[] {
  return [
    {
      key: 'number',
      title: text.number,
      card: 'none',
      cell: (_page, number) => (
        <Muted as="span" tabular>
          {number}
        </Muted>
      ),
    },
    {
      key: 'title',
      title: text.pageTitle,
      link: true,
      cell: ({ title }) => <span className={styles.name}>{title}</span>,
    },
    {
      key: 'updated',
      title: text.updatedAt,
      cell: ({ updated_at }) =>
        updated_at ? (
          <time dateTime={updated_at} title={updated_at}>
            {formatDateTime(updated_at)}{' '}
            <Muted as="span" tabular>
              {formatAgo(updated_at)}
            </Muted>
          </time>
        ) : null,
    },
    {
      key: 'action',
      title: text.action,
      align: 'end',
      card: 'line',
      cell: (page) => (
        <RowActions>
          <RowAction label={text.preview(page.title)} icon={<ViewIcon />} onPress={() => openPreview(page)} />
          <RowAction label={text.edit(page.title)} icon={<EditIcon />} to={paths.page(page.id)} />
        </RowActions>
      ),
    },
  ];
}

const csvColumns = (): CsvColumn<PageRow>[] => [
  { title: text.pageTitle, value: ({ title }) => title },
  { title: text.updatedAt, value: (page) => page.updated_at, moment: true },
];
