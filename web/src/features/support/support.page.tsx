import type { BugReport } from '@muara/contract/types';
import { lazy, Suspense, useState, useRef } from 'react';
import { useClient } from '@/domain/session/client-context.ts';
import { useSessionActions } from '@/domain/session/session-context.ts';
import type { CsvColumn } from '@/lib/csv.ts';
import { Button } from '@/ui/button.tsx';
import { ListPage } from '@/domain/lists/list-page.tsx';
import { bugReportsQuery, resolveBugReportMutation } from './support.api.ts';
import { reportColumns } from './report-columns.tsx';
import { supportMessages as text } from './support.messages.ts';
import { useLiveReports } from './use-live-reports.ts';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useDialogs } from '@/lib/dialogs.ts';
import { useToast } from '@/lib/toast.ts';
import { reportError } from '@/domain/errors/errors.ts';

const ReportDialog = lazy(() => import('./report.dialog.tsx'));

const SUPPORT_DEFAULTS = { search: '' };

/** /d/support (002 §2.6): one's own problem reports; super users see everybody's and resolve them. */
export default function SupportPage() {
  const client = useClient();
  const { can } = useSessionActions();
  const [isReporting, setIsReporting] = useState(false);
  const resolve = useResolveReport();
  const live = useLiveReports();
  const isSuper = can('resolveBugReport');
  return (
    <>
      <ListPage
        title={text.title}
        defaults={SUPPORT_DEFAULTS}
        query={({ page, filters: { search } }) => bugReportsQuery(client, { page, ...(search ? { search } : {}) })}
        columns={reportColumns(isSuper ? { resolve } : null)}
        rowKey={({ id }) => id}
        search={{ label: text.search, placeholder: isSuper ? text.searchPlaceholderAll : text.searchPlaceholder }}
        actions={<Button onClick={() => setIsReporting(true)}>{text.add}</Button>}
        csv={{ name: 'support', columns: csvColumns(isSuper) }}
        empty={{ title: text.empty, text: isSuper ? text.emptyText : text.emptyOwn }}
        noMatch={text.noMatch}
        results={text.results}
        live={live}
      />
      <Suspense>{isReporting ? <ReportDialog onClose={() => setIsReporting(false)} /> : null}</Suspense>
    </>
  );
}

function csvColumns(isSuper: boolean): CsvColumn<BugReport>[] {
  return [
    { title: text.id, value: ({ id }) => id },
    ...(isSuper ? [{ title: text.username, value: ({ username }: BugReport) => username }] : []),
    { title: text.report, value: ({ report }) => report },
    { title: text.status, value: ({ status }) => status },
    { title: text.createdAt, value: ({ created_at }) => created_at, moment: true },
    { title: text.resolvedAt, value: ({ resolved_at }) => resolved_at, moment: true },
  ];
}

/** Asks, and then marks a report as resolved (002 §4.2). One at a time. */
function useResolveReport(): (report: BugReport) => Promise<void> {
  const client = useClient();
  const queries = useQueryClient();
  const toast = useToast();
  const { confirm } = useDialogs();
  const busy = useRef(false);
  const { mutateAsync } = useMutation(resolveBugReportMutation(client, queries));

  return async ({ id, username }) => {
    if (busy.current) return;
    busy.current = true;
    try {
      const yes = await confirm({
        title: text.confirmTitle,
        message: text.resolveQuestion(id, username ?? ''),
        confirmLabel: text.resolveConfirm,
      });
      if (!yes) return;
      await mutateAsync(id);
      toast.success(text.hasBeenResolved);
    } catch (error) {
      reportError(error);
    } finally {
      busy.current = false;
    }
  };
}
