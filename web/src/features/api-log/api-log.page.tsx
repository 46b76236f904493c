import type { ApiRequest } from '@muara/contract/types';
import { useIsFetching, useQueryClient } from '@tanstack/react-query';
import { useClient } from '@/domain/session/client-context.ts';
import { formatDateTime } from '@/lib/dates.ts';
import { Button } from '@/ui/button.tsx';
import { RetryIcon } from '@/ui/icons.tsx';
import type { Column } from '@/ui/list/data-table.tsx';
import { ListPage } from '@/domain/lists/list-page.tsx';
import { Payload, Unfold } from '@/ui/payload.tsx';
import { API_LOG_KEY, apiLogQuery } from './api-log.api.ts';
import { apiLogMessages as text } from './api-log.messages.ts';
import styles from './api-log.module.css';
import { useId, useState } from 'react';

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

/** The part that fits on a line of the list. */
const URL_LENGTH = 48;

/** The address of a call; a long one shows its beginning and unfolds. */
function Url({ url }: { url: string }) {
  const [open, setOpen] = useState(false);
  const id = useId();
  if (url.length <= URL_LENGTH) return <code className={styles.url}>{url}</code>;
  return (
    <span className={styles.long}>
      <code id={id} className={styles.url}>
        {open ? url : `${url.slice(0, URL_LENGTH - 1)}…`}
      </code>
      <Unfold open={open} controls={id} label={open ? text.hideUrl : text.showUrl} onPress={() => setOpen(!open)} />
    </span>
  );
}

const HAND = /android|ios|iphone|ipad/i;

/** Application, system and browser of a caller: a picture and the word. */
function CallerIcons({ row: { platform, userAgent } }: { row: ApiRequest }) {
  const named = [
    { what: text.app, name: platform, path: 'M4 4h7v7H4zM13 4h7v7h-7zM4 13h7v7H4zM13 13h7v7h-7z' },
    { what: text.system, name: userAgent.platform, path: HAND.test(userAgent.platform) ? PHONE : SCREEN },
    { what: text.browser, name: userAgent.browser, path: GLOBE },
  ];
  return (
    <ul className={styles.caller}>
      {named.map(({ what, name, path }) => (
        <li key={what} title={what}>
          <svg
            width="16"
            height="16"
            viewBox="0 0 24 24"
            fill="none"
            stroke="currentColor"
            strokeWidth="1.8"
            strokeLinejoin="round"
            aria-hidden="true"
          >
            <path d={path} />
          </svg>
          <span className="sr-only">{what}: </span>
          {name}
        </li>
      ))}
    </ul>
  );
}

const SCREEN = 'M3 5h18v11H3zM9 20h6M12 16v4';
const PHONE = 'M8 3h8a1 1 0 0 1 1 1v16a1 1 0 0 1-1 1H8a1 1 0 0 1-1-1V4a1 1 0 0 1 1-1ZM11 18h2';
const GLOBE = 'M12 21a9 9 0 1 0 0-18 9 9 0 0 0 0 18ZM3 12h18M12 3c3 3 3 15 0 18M12 3c-3 3-3 15 0 18';
