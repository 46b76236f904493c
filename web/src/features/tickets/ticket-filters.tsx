import { NativeSelect } from '@mantine/core';
import { TICKET_PLATFORMS, TICKET_PLATFORMS_LABELS, TICKET_TYPE_FILTERS, TICKET_TYPE_FILTERS_LABELS, type TicketListType } from '@muara/contract/constants';
import type { FilterChip } from '@/ui/list/filter-chips.tsx';
import { SearchBox } from '@/ui/list/search-box.tsx';
import styles from './ticket-filters.module.css';
import { ticketsMessages as text } from './tickets.messages.ts';

/** Filters of the ticket lists and what stands for 'no filter', as the call words it. */
export const TICKET_DEFAULTS = { type: 'all', method: 'All', platform: 'all', search: '' };

type Filters = Record<keyof typeof TICKET_DEFAULTS, string>;

interface TicketFiltersProps {
  list: TicketListType;
  filters: Filters;
  /** Payment methods that the server knows. */
  methods: string[];
  onChange(patch: Partial<Filters>): void;
}

/** The filter line of a ticket list. */
export function TicketFilters({ list, filters, methods, onChange }: TicketFiltersProps) {
  const types = TICKET_TYPE_FILTERS.filter((type) => type !== 'upcoming' || list === 1);
  const knownMethods = methods.includes(filters.method) || filters.method === TICKET_DEFAULTS.method ? methods : [...methods, filters.method];
  return (
    <search className={styles.line}>
      <SearchBox
        className={styles.search}
        label={text.search}
        placeholder={text.searchPlaceholder}
        value={filters.search}
        onSearch={(search) => onChange({ search })}
      />
      <NativeSelect
        label={text.type}
        value={filters.type}
        data={types.map((value) => ({ value, label: TICKET_TYPE_FILTERS_LABELS[value] }))}
        onChange={(event) => onChange({ type: event.currentTarget.value })}
      />
      <NativeSelect
        label={text.method}
        value={filters.method}
        data={[{ value: TICKET_DEFAULTS.method, label: text.all }, ...knownMethods]}
        onChange={(event) => onChange({ method: event.currentTarget.value })}
      />
      <NativeSelect
        label={text.platform}
        value={filters.platform}
        data={[
          { value: TICKET_DEFAULTS.platform, label: text.all },
          ...TICKET_PLATFORMS.map((value) => ({ value, label: TICKET_PLATFORMS_LABELS[value] })),
        ]}
        onChange={(event) => onChange({ platform: event.currentTarget.value })}
      />
    </search>
  );
}

/** The filters that are on, as chips. */
export function activeChips(filters: Filters, onChange: (patch: Partial<Filters>) => void): FilterChip[] {
  const named: [keyof Filters, string][] = [
    ['search', `${text.search}: ${filters.search}`],
    ['type', `${text.type}: ${labelOf(TICKET_TYPE_FILTERS_LABELS, filters.type)}`],
    ['method', `${text.method}: ${filters.method}`],
    ['platform', `${text.platform}: ${labelOf(TICKET_PLATFORMS_LABELS, filters.platform)}`],
  ];
  return named
    .filter(([name]) => filters[name] !== TICKET_DEFAULTS[name])
    .map(([name, label]) => ({ label, remove: () => onChange({ [name]: TICKET_DEFAULTS[name] }) }));
}

function labelOf(labels: Record<string, string>, value: string): string {
  return labels[value] ?? value;
}
