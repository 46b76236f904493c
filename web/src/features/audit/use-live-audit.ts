import { LIVE_LIST_CAP } from '@muara/contract/constants';
import type { AuditEntry } from '@muara/contract/types';
import { useQueryClient, type QueryKey } from '@tanstack/react-query';
import type { LiveRows } from '@/domain/lists/list-shapes.ts';
import { useIncomingRows } from '@/domain/lists/use-incoming-rows.ts';
import { useRealtimeMessage } from '@/domain/realtime/realtime-context.ts';
import type { AuditAnswer } from './audit.api.ts';
import { auditMessages as text } from './audit.messages.ts';

interface LiveAuditOptions {
  /** Key of the first page without filters. */
  queryKey: QueryKey;
  /** Requests that page. */
  load(): Promise<AuditAnswer>;
  /** The first page is shown, without search and filters. */
  plain: boolean;
}

/**
 * Adds live entries at the top of page 1 when no search is active (002 §4.1).
 * The page has at most twenty rows.
 */
export function useLiveAudit({ queryKey, load, plain }: LiveAuditOptions): LiveRows<AuditEntry> {
  const queries = useQueryClient();
  const { rows, accept } = useIncomingRows<AuditEntry>({
    queryKey,
    load,
    isLive: plain,
    view: String(plain),
    label: text.newRows,
  });

  useRealtimeMessage('activity-log', ({ audit }) => {
    if (!plain) {
      // The entry is there when the user returns to the first page, and if that is on screen already.
      void queries.invalidateQueries({ queryKey, exact: true });
      return;
    }
    if (!accept(audit.id)) return;
    queries.setQueryData<AuditAnswer>(queryKey, (page) => {
      if (!page) return page;
      const others = page.data.filter(({ id }) => id !== audit.id);
      const isKnown = others.length < page.data.length;
      return { ...page, total: page.total + (isKnown ? 0 : 1), data: [audit, ...others].slice(0, LIVE_LIST_CAP) };
    });
  });
  return rows;
}
