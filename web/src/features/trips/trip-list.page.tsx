import type { NamedRef, TripRow } from '@muara/contract/types';
import { useQueryClient } from '@tanstack/react-query';
import { useClient } from '@/domain/session/client-context.ts';
import { paths } from '@/domain/navigation/paths.ts';
import { isRecordNumber } from '@/ui/list/known-values.ts';
import { ListPage } from '@/domain/lists/list-page.tsx';
import type { ListFilters } from '@/ui/list/use-list-params.ts';
import { SearchSelect } from '@/ui/search-select.tsx';
import { tripColumns, tripCsv } from './trip-columns.tsx';
import { type TripListQuery, type TripListResponse, tripListQuery, tripQuery } from './trips.api.ts';
import { tripsMessages as text } from './trips.messages.ts';

const DEFAULTS = { user_id: '', boat_operator_id: '', search: '' };
const KNOWN = { user_id: isRecordNumber, boat_operator_id: isRecordNumber };
type TripFilters = ListFilters<typeof DEFAULTS>;

/** /d/trips (002 §2.16): every trip, the last one first. */
export default function TripListPage() {
  const client = useClient();
  const queries = useQueryClient();
  return (
    <ListPage<TripRow, typeof DEFAULTS, TripListResponse>
      title={text.title}
      defaults={DEFAULTS}
      known={KNOWN}
      query={({ page, filters }) => tripListQuery(client, toQuery(page, filters))}
      columns={tripColumns()}
      rowKey={({ id }) => id}
      rowHref={({ trip_id: tripId }) => paths.trip(tripId)}
      onNear={({ trip_id: tripId }) => void queries.prefetchQuery(tripQuery(client, tripId))}
      search={{ label: text.search, placeholder: text.searchPlaceholder }}
      filters={({ filters, set, data }) => <TripFilterFields filters={filters} set={set} data={data} />}
      chips={(filters, data) => [
        { name: 'user_id', label: `${text.csa}: ${nameOf(data?.users, filters.user_id)}` },
        {
          name: 'boat_operator_id',
          label: `${text.boatOperator}: ${nameOf(data?.boat_operators, filters.boat_operator_id)}`,
        },
      ]}
      csv={{ name: 'trips', columns: tripCsv() }}
      empty={{ title: text.empty, text: text.emptyText }}
      noMatch={text.noMatch}
      results={text.results}
    />
  );
}

function toQuery(page: number, filters: TripFilters): TripListQuery {
  const { user_id: userId, boat_operator_id: operatorId, search } = filters;
  return {
    page,
    ...(userId ? { user_id: Number(userId) } : {}),
    ...(operatorId ? { boat_operator_id: Number(operatorId) } : {}),
    ...(search ? { search } : {}),
  };
}

interface TripFilterFieldsProps {
  filters: TripFilters;
  set(patch: Partial<TripFilters>): void;
  data: TripListResponse | undefined;
}

function TripFilterFields({ filters, set, data }: TripFilterFieldsProps) {
  return (
    <>
      <SearchSelect
        label={text.csa}
        any={text.allCsa}
        value={filters.user_id || null}
        options={toOptions(data?.users, filters.user_id)}
        onChange={(id) => set({ user_id: id ?? '' })}
      />
      <SearchSelect
        label={text.boatOperator}
        any={text.allOperators}
        value={filters.boat_operator_id || null}
        options={toOptions(data?.boat_operators, filters.boat_operator_id)}
        onChange={(id) => set({ boat_operator_id: id ?? '' })}
      />
    </>
  );
}

/**
 * Returns the options of a filter.
 * They include the selected one before its name loads and after its removal.
 */
function toOptions(records: readonly NamedRef[] = [], chosen: string): { value: string; label: string }[] {
  const options = records.map(({ id, name }) => ({ value: String(id), label: name }));
  return chosen === '' || options.some(({ value }) => value === chosen)
    ? options
    : [...options, { value: chosen, label: chosen }];
}

function nameOf(records: readonly NamedRef[] = [], chosen: string): string {
  return records.find(({ id }) => String(id) === chosen)?.name ?? chosen;
}
