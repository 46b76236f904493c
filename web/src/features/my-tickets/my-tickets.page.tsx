import { NativeSelect } from '@mantine/core';
import { MY_TICKET_FILTERS, PASSENGER_CATEGORIES } from '@muara/contract/constants';
import type { MyTicket } from '@muara/contract/types';
import { useQueryClient } from '@tanstack/react-query';
import { useClient } from '@/domain/session/client-context.ts';
import { useSessionActions } from '@/domain/session/session-context.ts';
import { paths } from '@/domain/navigation/paths.ts';
import { Button } from '@/ui/button.tsx';
import { DownloadIcon } from '@/ui/icons.tsx';
import { isRecordNumber } from '@/ui/list/known-values.ts';
import { ListPage } from '@/domain/lists/list-page.tsx';
import { type ListFilters, useListParams } from '@/ui/list/use-list-params.ts';
import { BatchCards } from './batch-cards.tsx';
import { myTicketColumns } from './my-ticket-columns.tsx';
import { myTicketQuery, myTicketsQuery, type MyTicketsAnswer, type MyTicketsQuery } from './my-tickets.api.ts';
import { myTicketsMessages as text } from './my-tickets.messages.ts';
import { SelectionBar } from './selection-bar.tsx';
import { categoryName } from './ticket-words.ts';

const DEFAULTS = { type: 'all', category: 'all', package_id: '', batch: '', search: '' };
type Filters = ListFilters<typeof DEFAULTS>;

const CATEGORIES: readonly string[] = [...PASSENGER_CATEGORIES, 'free'];
const KNOWN = { type: MY_TICKET_FILTERS, category: CATEGORIES, package_id: isRecordNumber };

/** /d/my-tickets: the tickets that an agent hands out (001 §2, §4). */
export default function MyTicketsPage() {
  const client = useClient();
  const queries = useQueryClient();
  const { token } = useSessionActions();
  const { filters, set } = useListParams(DEFAULTS, KNOWN);
  const download = () => {
    const link = document.createElement('a');
    link.href = client.url('exportMyTickets', { query: queryOf(filters), token: token() });
    link.download = '';
    link.click();
  };
  return (
    <ListPage<MyTicket, typeof DEFAULTS, MyTicketsAnswer>
      title={text.title}
      defaults={DEFAULTS}
      known={KNOWN}
      query={({ page, filters: asked }) => myTicketsQuery(client, { ...queryOf(asked), page })}
      columns={myTicketColumns()}
      rowKey={({ id }) => id}
      rowHref={({ code }) => paths.myTicket(code)}
      onNear={({ code }) => void queries.prefetchQuery(myTicketQuery(client, code))}
      search={{ label: text.search, placeholder: text.searchPlaceholder }}
      lead={(data) => (
        <>
          <BatchCards batches={data?.batches ?? []} chosen={filters.batch} onChoose={(batch) => set({ batch })} />
          <SelectionBar rows={data?.data ?? NO_ROWS} />
        </>
      )}
      filters={({ filters: shown, set: change, data }) => <Selects filters={shown} set={change} data={data} />}
      chips={(on, data) => [
        { name: 'type', label: `${text.state}: ${on.type}` },
        { name: 'category', label: `${text.category}: ${categoryName(on.category)}` },
        { name: 'package_id', label: `${text.package}: ${packageName(on.package_id, data)}` },
        { name: 'batch', label: text.batch(on.batch) },
      ]}
      actions={
        <Button kind="plain" icon={<DownloadIcon size={18} />} onClick={download}>
          {text.download}
        </Button>
      }
      empty={{ title: text.empty, text: text.emptyText }}
      noMatch={text.noMatch}
      results={text.results}
    />
  );
}

const NO_ROWS: readonly MyTicket[] = [];

function queryOf({ type, category, package_id: packageId, batch, search }: Filters): MyTicketsQuery {
  return {
    ...(type === 'all' ? {} : { type: type as MyTicketsQuery['type'] }),
    ...(category === 'all' ? {} : { category }),
    ...(packageId ? { package_id: Number(packageId) } : {}),
    ...(batch ? { batch: batch.slice(0, 20) } : {}),
    ...(search ? { search: search.slice(0, 120) } : {}),
  };
}

function packageName(id: string, data: MyTicketsAnswer | undefined): string {
  return data?.packages.find((offer) => String(offer.id) === id)?.name ?? id;
}

interface SelectsProps {
  filters: Filters;
  set(patch: Partial<Filters>): void;
  data: MyTicketsAnswer | undefined;
}

function Selects({ filters, set, data }: SelectsProps) {
  const packages = (data?.packages ?? []).map(({ id, name }) => ({ value: String(id), label: name }));
  const chosen = filters.package_id;
  // The selected batch stays in the list until the response with its name arrives.
  if (chosen && !packages.some(({ value }) => value === chosen)) packages.push({ value: chosen, label: chosen });
  return (
    <>
      <NativeSelect
        label={text.state}
        value={filters.type}
        data={MY_TICKET_FILTERS.map((value) => ({ value, label: value === 'all' ? text.allStates : value }))}
        onChange={(event) => set({ type: event.currentTarget.value })}
      />
      <NativeSelect
        label={text.category}
        value={filters.category}
        data={[
          { value: 'all', label: text.allCategories },
          ...CATEGORIES.map((value) => ({ value, label: categoryName(value) })),
        ]}
        onChange={(event) => set({ category: event.currentTarget.value })}
      />
      <NativeSelect
        label={text.package}
        value={chosen}
        data={[{ value: '', label: text.allPackages }, ...packages]}
        onChange={(event) => set({ package_id: event.currentTarget.value })}
      />
    </>
  );
}
