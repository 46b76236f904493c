import { NativeSelect } from '@mantine/core';
import { useNavigate } from 'react-router-dom';
import { useClient } from '@/domain/session/client-context.ts';
import { useSessionActions } from '@/domain/session/session-context.ts';
import { paths } from '@/domain/navigation/paths.ts';
import { Button } from '@/ui/button.tsx';
import { ListPage } from '@/domain/lists/list-page.tsx';
import { AddIcon } from '@/ui/list/row-icons.tsx';
import type { ListFilters } from '@/ui/list/use-list-params.ts';
import { MultiFilter } from '@/ui/multi-filter.tsx';
import { packageColumns, packageCsv } from './package-columns.tsx';
import { type PackageListQuery, packagesQuery } from './packages.api.ts';
import { packagesMessages as text } from './packages.messages.ts';
import { useRemovePackage } from './use-remove-package.ts';

const DEFAULTS = { type: 'all', platforms: '', search: '' };
type Filters = ListFilters<typeof DEFAULTS>;

const TYPES = ['all', 'normal', 'vvip', 'vvip_charter', 'exhibition'] as const;
/** The list's filters; `public` is short for its four platforms (001 §2). */
const PLATFORMS = ['counter', 'booking', 'agent', 'android_terminal', 'public', 'exhibition'] as const;

const KNOWN = {
  type: TYPES,
  platforms: (value: string) => value.split(',').every((one) => PLATFORMS.some((known) => known === one)),
};

/** /d/packages (001 §2). */
export default function PackageListPage() {
  const client = useClient();
  const navigate = useNavigate();
  const { can } = useSessionActions();
  const remove = useRemovePackage();
  const canEdit = can('editPackage');
  const columns = packageColumns({
    image: (file) => client.url('getImage', { params: { file } }),
    canEdit,
    // Users who can change a package can read the one that a copy starts from.
    canDuplicate: can('addPackage') && can('getPackage'),
    canRemove: ({ system }) => can('deletePackage') && !system,
    remove: (record) => void remove(record),
  });
  return (
    <ListPage
      title={text.title}
      defaults={DEFAULTS}
      known={KNOWN}
      query={({ page, filters }) => packagesQuery(client, queryOf(page, filters))}
      columns={columns}
      rowKey={(record) => record.id}
      rowHref={canEdit ? (record) => paths.package(record.id) : undefined}
      search={{ label: text.search, placeholder: text.searchPlaceholder }}
      filters={({ filters, set }) => <PackageFilters filters={filters} set={set} />}
      chips={(filters) => [
        { name: 'type', label: `${text.type}: ${typeWord(filters.type)}` },
        { name: 'platforms', label: `${text.platforms}: ${platformWords(filters.platforms)}` },
      ]}
      actions={
        can('addPackage') ? (
          <Button icon={<AddIcon />} onClick={() => void navigate(paths.package('new'))}>
            {text.add}
          </Button>
        ) : null
      }
      csv={{ name: 'packages', columns: packageCsv() }}
      noMatch={text.noMatch}
      results={text.results}
    />
  );
}

function queryOf(page: number, { type, platforms, search }: Filters): PackageListQuery {
  return {
    page,
    ...(type === 'all' ? {} : { type: type as PackageListQuery['type'] }),
    ...(platforms === '' ? {} : { platforms }),
    ...(search === '' ? {} : { search }),
  };
}

interface PackageFiltersProps {
  filters: Filters;
  set(patch: Partial<Filters>): void;
}

function PackageFilters({ filters, set }: PackageFiltersProps) {
  return (
    <>
      <NativeSelect
        label={text.type}
        value={filters.type}
        data={TYPES.map((value) => ({ value, label: text.types[value] }))}
        onChange={(event) => set({ type: event.currentTarget.value })}
      />
      <MultiFilter
        label={text.platforms}
        any={text.types.all}
        options={PLATFORMS.map((value) => ({ value, label: text.platform[value] }))}
        value={chosen(filters.platforms)}
        onChange={(platforms) => set({ platforms: platforms.join(',') })}
      />
    </>
  );
}

const chosen = (platforms: string): string[] => platforms.split(',').filter((one) => one !== '');
const typeWord = (type: string): string => text.types[TYPES.find((known) => known === type) ?? 'all'];

function platformWords(platforms: string): string {
  return chosen(platforms)
    .map((one) => PLATFORMS.find((known) => known === one))
    .map((known) => (known ? text.platform[known] : '?'))
    .join(', ');
}
