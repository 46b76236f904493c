import { NativeSelect } from '@mantine/core';
import {
  TICKET_PLATFORMS,
  TICKET_TYPE_FILTERS,
  type TicketListType,
  type TicketPlatform,
} from '@muara/contract/constants';
import { isLocalDate } from '@muara/contract/rules/dates/is-local-date';
import { parseSlot } from '@muara/contract/rules/availability/parse-slot';
import { platformFilterLabel } from '@muara/contract/rules/tickets/platform-word';
import { formatDate } from '@/lib/dates.ts';
import { labelOf, labels } from '@/domain/labels/labels.ts';
import { isKnownValue, isRecordNumber } from '@/ui/list/known-values.ts';
import type { TicketListQuery } from './tickets.api.ts';
import { ticketsMessages as text } from './tickets.messages.ts';

/** Filters of the ticket lists and their empty values, as the call names them. */
export const TICKET_DEFAULTS = { type: 'all', method: 'All', platform: 'all', search: '' };

/** What the call takes of a search. */
const LONGEST_SEARCH = 120;

export type TicketFilters = Record<keyof typeof TICKET_DEFAULTS, string>;

interface TicketSelectsProps {
  /** A staff list, or the own purchases. */
  list: TicketListType | 'mine';
  filters: TicketFilters;
  /** Payment methods that the server knows. */
  methods: string[];
  onChange(patch: Partial<TicketFilters>): void;
}

/** The filters of a ticket list, beside its search. */
export function TicketSelects({ list, filters, methods, onChange }: TicketSelectsProps) {
  const knownMethods =
    methods.includes(filters.method) || filters.method === TICKET_DEFAULTS.method
      ? methods
      : [...methods, filters.method];
  return (
    <>
      <NativeSelect
        label={text.type}
        value={filters.type}
        data={typesOf(list).map((value) => ({ value, label: labels.ticketFilter[value] }))}
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
          ...TICKET_PLATFORMS.map((value) => ({ value, label: platformName(value) })),
        ]}
        onChange={(event) => onChange({ platform: event.currentTarget.value })}
      />
    </>
  );
}

/** The filters as the calls take them. */
export function queryOf(
  filters: TicketFilters,
): Pick<TicketListQuery, 'type' | 'payment_method' | 'platform' | 'search'> {
  return {
    type: filters.type as TicketListQuery['type'],
    payment_method: filters.method,
    platform: filters.platform,
    ...(filters.search ? { search: filters.search.slice(0, LONGEST_SEARCH) } : {}),
  };
}

/** Formats the departure in the address, '' without one. Its jetty's name is in the rows. */
export function departureName(departure: string): string {
  if (!isDeparture(departure)) return '';
  const [date = '', , slot] = departure.split(',');
  return [formatDate(date), slot].filter(Boolean).join(', ');
}

/** Whether a text names a departure: a date, the id of a jetty and perhaps a slot. */
export function isDeparture(text: string): boolean {
  const [date = '', jettyId = '', slot, ...more] = text.split(',');
  const hasSlot = slot === undefined || parseSlot(slot) !== null;
  return more.length === 0 && isLocalDate(date) && isRecordNumber(jettyId) && hasSlot;
}

/**
 * Returns the query of an address without types and platforms that this list lacks.
 * Old links still work.
 */
export function knownQuery(list: TicketSelectsProps['list'], query: string): string {
  const params = new URLSearchParams(query);
  const known = { type: typesOf(list), platform: [TICKET_DEFAULTS.platform, ...TICKET_PLATFORMS] };
  const unknown = [...params].filter(([name, value]) => !isKnownValue(known, name, value));
  if (unknown.length === 0) return query;
  for (const [name] of unknown) params.delete(name);
  return params.size > 0 ? `?${params}` : '';
}

function typesOf(list: TicketSelectsProps['list']) {
  return TICKET_TYPE_FILTERS.filter((type) => type !== 'upcoming' || list === 1);
}

/** What the chips of the filters say. */
export function ticketChips(filters: TicketFilters): { name: keyof TicketFilters; label: string }[] {
  return [
    { name: 'type', label: `${text.type}: ${typeLabelOf(filters.type)}` },
    { name: 'method', label: `${text.method}: ${filters.method}` },
    { name: 'platform', label: `${text.platform}: ${platformLabelOf(filters.platform)}` },
  ];
}

function platformLabelOf(value: string): string {
  const platform = TICKET_PLATFORMS.find((known) => known === value);
  return platform === undefined ? value : platformName(platform);
}

const platformName = (platform: TicketPlatform): string => labelOf('platform', platformFilterLabel(platform));

function typeLabelOf(value: string): string {
  const type = TICKET_TYPE_FILTERS.find((known) => known === value);
  return type === undefined ? value : labels.ticketFilter[type];
}
