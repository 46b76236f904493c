import { NativeSelect } from '@mantine/core';
import type { AuditEntry } from '@muara/contract/types';
import { useClient } from '@/domain/session/client-context.ts';
import { useSessionActions } from '@/domain/session/session-context.ts';
import type { CsvColumn } from '@/lib/csv.ts';
import { isRecordNumber } from '@/ui/list/known-values.ts';
import { ListPage } from '@/domain/lists/list-page.tsx';
import { SearchSelect } from '@/ui/search-select.tsx';
import { useListParams, type ListFilters } from '@/ui/list/use-list-params.ts';
import { auditColumns } from './audit-columns.tsx';
import { auditQuery, type AuditAnswer, type AuditQuery } from './audit.api.ts';
import { auditMessages as text } from './audit.messages.ts';
import { useLiveAudit } from './use-live-audit.ts';

const AUDIT_DEFAULTS = { user_id: '', module: '', search: '' };
/** The names of the modules only the server knows. */
const KNOWN = { user_id: isRecordNumber };
type AuditFilters = ListFilters<typeof AUDIT_DEFAULTS>;

/** /d/audit (002 §2.4): who did what. */
export default function AuditPage() {
  const client = useClient();
  const { can } = useSessionActions();
  const { page, filtered } = useListParams(AUDIT_DEFAULTS, KNOWN);
  const live = useLiveAudit({
    queryKey: auditQuery(client, { page: 0 }).queryKey,
    load: () => client.call.listAudit({ query: { page: 0 } }),
    plain: page === 1 && !filtered,
  });
  return (
    <ListPage<AuditEntry, typeof AUDIT_DEFAULTS, AuditAnswer>
      title={text.title}
      defaults={AUDIT_DEFAULTS}
      known={KNOWN}
      query={({ page: of, filters }) => auditQuery(client, queryOf(of, filters))}
      columns={auditColumns({
        canOpenTicket: can('getTicket'),
        canOpenPackage: can('getPackage'),
        canOpenFood: can('getFood'),
      })}
      rowKey={({ id }) => id}
      search={{ label: text.search, placeholder: text.searchPlaceholder }}
      filters={({ filters, set, data }) => <AuditSelects filters={filters} set={set} data={data} />}
      chips={(filters, data) => [
        {
          name: 'user_id',
          label: `${text.staff}: ${data?.staffs.find(({ id }) => String(id) === filters.user_id)?.name ?? filters.user_id}`,
        },
        { name: 'module', label: `${text.module}: ${filters.module}` },
      ]}
      csv={{ name: 'audit', columns: csvColumns() }}
      noMatch={text.noMatch}
      results={text.results}
      live={live}
    />
  );
}

function queryOf(page: number, { user_id: userId, module, search }: AuditFilters): AuditQuery {
  return {
    page,
    ...(search ? { search } : {}),
    ...(userId ? { user_id: Number(userId) } : {}),
    ...(module ? { module: module.slice(0, 60) } : {}),
  };
}

interface AuditSelectsProps {
  filters: AuditFilters;
  set(patch: Partial<AuditFilters>): void;
  data: AuditAnswer | undefined;
}

function AuditSelects({ filters, set, data }: AuditSelectsProps) {
  const staffs = (data?.staffs ?? []).map(({ id, name, username }) => ({
    value: String(id),
    label: `${name} (${username})`,
  }));
  return (
    <>
      <SearchSelect
        label={text.staff}
        any={text.allStaff}
        value={filters.user_id || null}
        options={filters.user_id ? withChosen(staffs, filters.user_id) : staffs}
        onChange={(id) => set({ user_id: id ?? '' })}
      />
      <NativeSelect
        label={text.module}
        value={filters.module}
        data={withChosen(
          [
            { value: '', label: text.allModules },
            ...(data?.modules ?? []).map((name) => ({ value: name, label: name })),
          ],
          filters.module,
        )}
        onChange={(event) => set({ module: event.currentTarget.value })}
      />
    </>
  );
}

/** Keeps the selected module in the list until the response with its name arrives. */
function withChosen(options: { value: string; label: string }[], chosen: string): { value: string; label: string }[] {
  return options.some(({ value }) => value === chosen) ? options : [...options, { value: chosen, label: chosen }];
}

function csvColumns(): CsvColumn<AuditEntry>[] {
  return [
    { title: text.username, value: ({ username }) => username },
    { title: text.module, value: ({ module }) => module },
    { title: text.action, value: ({ action }) => action },
    {
      title: text.changes,
      value: ({ changes }) =>
        changes
          ?.map(({ field, before, after }) => `${field}: ${before ?? text.nothing} → ${after ?? text.nothing}`)
          .join('; '),
    },
    { title: text.createdAt, value: ({ created_at }) => created_at, moment: true },
  ];
}
