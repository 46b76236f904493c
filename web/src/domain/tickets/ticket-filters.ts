import { personalStorage } from '@/lib/personal-storage.ts';

/** The filters of a ticket list that are kept for a person in this browser (001 §2). */
interface KeptTicketFilter {
  type?: string;
  search?: string;
}

/** A staff list by its number, or the own purchases. */
type KeptList = number | 'mine';

const key = (list: KeptList) => `tickets.${list}`;

/** Keeps the type filter and the search of one ticket list. */
export function rememberTicketFilter(list: KeptList, filter: KeptTicketFilter): void {
  personalStorage.set(key(list), filter);
}

/** What was kept for a ticket list; empty when nothing readable was. */
export function keptTicketFilter(list: KeptList): KeptTicketFilter {
  return personalStorage.read(key(list), isFilter) ?? {};
}

function isFilter(value: unknown): value is KeptTicketFilter {
  if (typeof value !== 'object' || value === null) return false;
  return [(value as KeptTicketFilter).type, (value as KeptTicketFilter).search].every(
    (part) => part === undefined || typeof part === 'string',
  );
}
