import { PAGE_SIZE } from '@muara/contract/constants';
import { formatInstant } from '@muara/contract/rules';
import type { ApiRequest } from '@muara/contract/types';
import type { Handler } from '../../kernel/handler.ts';
import type { JournalEntry } from '../../kernel/journal.ts';
import type { World } from '../../world/world.ts';
import { readUserAgent } from './user-agent.ts';

/** Returns a page of the latest calls in the world's journal, with secrets hidden (002 §2.14). */
export const listApiRequests: Handler<'listApiRequests'> = ({ query }, { world, requests }) => {
  const { page = 0 } = query;
  const search = query.search?.trim().toLowerCase() ?? '';
  const newest = [...requests()].reverse();
  const wanted = search === '' ? newest : newest.filter((entry) => matchesQuery(world, entry, search));
  const rows = wanted.slice(page * PAGE_SIZE, (page + 1) * PAGE_SIZE);
  return { data: rows.map((entry) => presentRequest(world, entry)), total: wanted.length };
};

function presentRequest(world: World, entry: JournalEntry): ApiRequest {
  return {
    id: entry.id,
    username: findCaller(world, entry),
    url: urlOf(entry),
    post_data: isEmpty(entry.body) ? null : JSON.stringify(entry.body),
    platform: entry.platform,
    userAgent: readUserAgent(entry.userAgent),
    created_at: formatInstant(entry.at),
  };
}

function matchesQuery(world: World, entry: JournalEntry, search: string): boolean {
  return (
    Boolean(findCaller(world, entry)?.toLowerCase().includes(search)) || urlOf(entry).toLowerCase().includes(search)
  );
}

function findCaller(world: World, { userId }: JournalEntry): string | null {
  return userId === null ? null : (world.tables.users.get(userId)?.username ?? null);
}

/** Returns path and query as called; hidden values stay hidden. */
function urlOf({ path, query }: JournalEntry): string {
  const given = Object.entries(query).filter(([, value]) => value !== undefined && value !== null);
  const pairs = given.map(([name, value]) => `${name}=${encodeURIComponent(String(value))}`);
  return pairs.length === 0 ? path : `${path}?${pairs.join('&')}`;
}

function isEmpty(body: unknown): boolean {
  return body === undefined || body === null || (typeof body === 'object' && Object.keys(body).length === 0);
}
