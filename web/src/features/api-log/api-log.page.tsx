import type { ApiRequest } from '@muara/contract/types';
import { useIsFetching, useQueryClient } from '@tanstack/react-query';
import { useClient } from '@/domain/session/client-context.ts';
import { formatDateTime } from '@/lib/dates.ts';
import { Button } from '@/ui/button.tsx';
import { RetryIcon } from '@/ui/icons.tsx';
import type { Column } from '@/ui/list/data-table.tsx';
import { ListPage } from '@/domain/lists/list-page.tsx';
import { Payload } from '@/ui/payload.tsx';
import { API_LOG_KEY, apiLogQuery } from './api-log.api.ts';
import { apiLogMessages as text } from './api-log.messages.ts';
import styles from './api-log.module.css';
import { CallerIcons } from './caller-icons.tsx';
import { Url } from './long-text.tsx';

const DEFAULTS = { search: '' };

/** /d/api-request-log (002 §2.14): what was called, by whom, and from which kind of device. */
export default function ApiLogPage() {
  const client = useClient();
  const queries = useQueryClient();
  const isFetching = useIsFetching({ queryKey: API_LOG_KEY }) > 0;
  return (
    <ListPage
      title={text.title}
      defaults={DEFAULTS}
      query={({ page, filters }) =>
        apiLogQuery(client, { page, ...(filters.search ? { search: filters.search } : {}) })
      }
      columns={columns()}
      rowKey={(row: ApiRequest) => row.id}
      search={{ label: text.search, placeholder: text.searchPlaceholder }}
      results={text.results}
      noMatch={text.noMatch}
      actions={
        <Button
          kind="plain"
          icon={<RetryIcon size={18} />}
          pending={isFetching}
          onClick={() => void queries.invalidateQueries({ queryKey: API_LOG_KEY })}
        >
          {text.refresh}
        </Button>
      }
    />
  );
}

const columns = (): Column<ApiRequest>[] => [
  {
    key: 'name',
    title: text.name,
    cell: ({ username }) => username ?? <span className={`${styles.quiet} ${styles.whole}`}>{text.nobody}</span>,
  },
  { key: 'url', title: text.url, card: 'line', cell: ({ url }) => <Url url={url} /> },
  { key: 'payload', title: text.payload, card: 'line', cell: ({ post_data }) => <Payload json={post_data} /> },
  { key: 'platform', title: text.platform, card: 'line', cell: (row) => <CallerIcons row={row} /> },
  {
    key: 'created',
    title: text.created,
    card: 'line',
    cell: ({ created_at }) => (
      <time className={styles.whole} dateTime={created_at}>
        {formatDateTime(created_at)}
      </time>
    ),
  },
];
