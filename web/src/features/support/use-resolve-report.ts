import type { BugReport } from '@muara/contract/types';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useRef } from 'react';
import { useClient } from '@/domain/session/client-context.ts';
import { useDialogs } from '@/lib/dialogs.ts';
import { useToast } from '@/lib/toast.ts';
import { reportError } from '@/domain/errors/errors.ts';
import { resolveBugReportMutation } from './support.api.ts';
import { supportMessages as text } from './support.messages.ts';

/** Asks, and then marks a report as resolved (002 §4.2). One at a time. */
export function useResolveReport(): (report: BugReport) => Promise<void> {
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
