import type { MuaraClient } from '@muara/client/http';
import { queryOptions } from '@tanstack/react-query';

/** The log as text, newest entry first. */
export const errorLogQuery = (client: MuaraClient) =>
  queryOptions({
    queryKey: ['error-log'],
    queryFn: async ({ signal }) => (await client.call.getErrorLog({ query: { skaloot: '1' }, signal })).log,
    // A log is never as one has left it.
    staleTime: 0,
  });

/**
 * An entry starts with its time in brackets.
 * Other lines, such as a stack trace, belong to the entry above.
 */
export function countEntries(log: string): number {
  const lines = log.split('\n').filter((line) => line.trim() !== '');
  const beginnings = lines.filter((line) => /^\[\d{4}-/.test(line)).length;
  return beginnings > 0 ? beginnings : lines.length;
}
