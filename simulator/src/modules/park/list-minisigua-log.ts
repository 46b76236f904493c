import { PAGE_SIZE } from '@muara/contract/constants';
import { matchesSearch, normalizeSearch } from '../../domain/lists/index.ts';
import { presentEntry } from '../../domain/park/index.ts';
import type { Handler } from '../../kernel/handler.ts';
import type { MinisiguaRecord } from '../../world/online-records.ts';
import { type ParkLogFilter, hasFailed, parkLogKey } from '../../world/park-log-keys.ts';

const TYPES = { All: undefined, Scan: 'scan', Purchase: 'purchase' } as const;

const FAILED = { All: undefined, Success: false, Fail: true } as const;

/** Returns a page of the park service log, newest first (002 §2.13). */
export const listMinisiguaLog: Handler<'listMinisiguaLog'> = ({ query }, { world }) => {
  const { minisigua } = world.tables;
  const { page = 0, type = 'All', response_type: response = 'All' } = query;
  const filter: ParkLogFilter = { type: TYPES[type], failed: FAILED[response] };
  const search = normalizeSearch(query.search);
  const fail_response = minisigua.count('newest', parkLogKey({ failed: true }));
  const ofTicket = search === '' ? [] : minisigua.by('ticket', search.toUpperCase());
  if (ofTicket.length > 0) {
    const entries = ofTicket.filter((entry) => matchesFilters(entry, filter)).toReversed();
    const data = entries.slice(page * PAGE_SIZE, (page + 1) * PAGE_SIZE).map(presentEntry);
    return { data, total: entries.length, fail_response };
  }
  const where = (entry: MinisiguaRecord): boolean => matchesSearch(entry, search, listTexts);
  const key = parkLogKey(filter);
  const cursor = minisigua.cursor('newest', search === '' ? { key } : { key, where });
  return { data: cursor.page(page, PAGE_SIZE).map(presentEntry), total: cursor.total, fail_response };
};

function matchesFilters(entry: MinisiguaRecord, { type, failed }: ParkLogFilter): boolean {
  return (type === undefined || entry.type === type) && (failed === undefined || hasFailed(entry) === failed);
}

function listTexts({ ticketCode, qrcode, qrcodeAgent }: MinisiguaRecord): (string | null)[] {
  return [ticketCode, qrcode, qrcodeAgent];
}
