import { NativeSelect } from '@mantine/core';
import { MINISIGUA_RESPONSES, MINISIGUA_TYPES } from '@muara/contract/constants';
import type { MinisiguaLog } from '@muara/contract/types';
import { labels } from '@/domain/labels/labels.ts';
import { useClient } from '@/domain/session/client-context.ts';
import { useSessionActions } from '@/domain/session/session-context.ts';
import type { CsvColumn } from '@/lib/csv.ts';
import { paths } from '@/domain/navigation/paths.ts';
import { Link } from '@/ui/link.tsx';
import { ListPage } from '@/domain/lists/list-page.tsx';
import { type ListFilters, useListParams } from '@/ui/list/use-list-params.ts';
import { hasFailed } from './meets-filters.ts';
import { minisiguaColumns, qrOf, ticketPath } from './minisigua-columns.tsx';
import { minisiguaQuery, type MinisiguaAnswer, type MinisiguaQuery } from './minisigua.api.ts';
import { minisiguaMessages as text } from './minisigua.messages.ts';
import styles from './minisigua.module.css';
import { useLiveLog } from './use-live-log.ts';

const DEFAULTS = { type: 'All', response_type: 'All', search: '' };
const KNOWN = { type: MINISIGUA_TYPES, response_type: MINISIGUA_RESPONSES };
type Filters = ListFilters<typeof DEFAULTS>;

/** /d/minisigua (002 §2.13): calls to the park service and its responses. */
export default function MinisiguaPage() {
  const client = useClient();
  const { can } = useSessionActions();
  const { page, filters } = useListParams(DEFAULTS, KNOWN);
  const query = queryOf(page - 1, filters);
  const live = useLiveLog({
    query,
    queryKey: minisiguaQuery(client, query).queryKey,
    load: () => client.call.listMinisiguaLog({ query }),
  });
  return (
    <ListPage<MinisiguaLog, typeof DEFAULTS, MinisiguaAnswer>
      title={text.title}
      defaults={DEFAULTS}
      known={KNOWN}
      query={({ page: of, filters: asked }) => minisiguaQuery(client, queryOf(of, asked))}
      columns={minisiguaColumns()}
      rowKey={({ id }) => id}
      rowHref={(row) => (can('getTicket') ? ticketPath(row) : null)}
      search={{ label: text.search, placeholder: text.searchPlaceholder }}
      lead={(data) => (data ? <Failed count={data.fail_response} shown={filters.response_type === 'Fail'} /> : null)}
      filters={({ filters: shown, set }) => (
        <>
          <NativeSelect
            label={text.type}
            value={shown.type}
            data={[...MINISIGUA_TYPES]}
            onChange={(event) => set({ type: event.currentTarget.value })}
          />
          <NativeSelect
            label={text.response}
            value={shown.response_type}
            data={MINISIGUA_RESPONSES.map((value) => ({ value, label: labels.minisiguaResponse[value] }))}
            onChange={(event) => set({ response_type: event.currentTarget.value })}
          />
        </>
      )}
      chips={({ type, response_type: response }) => [
        { name: 'type', label: `${text.type}: ${type}` },
        { name: 'response_type', label: labels.minisiguaResponse[responseOf(response)] },
      ]}
      csv={{ name: 'minisigua', columns: csvColumns() }}
      noMatch={text.noMatch}
      results={text.results}
      live={live}
    />
  );
}

const responseOf = (value: string) => MINISIGUA_RESPONSES.find((known) => known === value) ?? 'All';

/** An address can contain anything; only known values are sent. */
function queryOf(page: number, { type, response_type: response, search }: Filters): MinisiguaQuery {
  const known = MINISIGUA_TYPES.find((name) => name === type);
  return {
    page,
    ...(known && known !== 'All' ? { type: known } : {}),
    ...(responseOf(response) === 'All' ? {} : { response_type: responseOf(response) }),
    ...(search ? { search: search.slice(0, 120) } : {}),
  };
}

/** How many entries of the whole log failed, with a link to them. */
function Failed({ count, shown }: { count: number; shown: boolean }) {
  return (
    <p className={styles.failed} data-some={count > 0 || undefined} role="status">
      {count > 0 ? text.failed(count) : text.noneFailed}
      {count > 0 && !shown ? <Link to={paths.minisigua('?response_type=Fail')}>{text.showFailed}</Link> : null}
    </p>
  );
}

function csvColumns(): CsvColumn<MinisiguaLog>[] {
  return [
    { title: text.ticketNo, value: ({ ticket_code: code }) => code },
    { title: text.qrCode, value: qrOf },
    { title: text.type, value: ({ type }) => text.types[type] },
    { title: text.payload, value: ({ payload }) => payload },
    { title: text.responseCode, value: ({ response_code: status }) => status },
    { title: text.response, value: (row) => (hasFailed(row) ? text.fail : text.success) },
    { title: text.createdAt, value: ({ created_at: at }) => at, moment: true },
  ];
}
