import type { User } from '@muara/contract/types';
import { useQueryClient } from '@tanstack/react-query';
import { useRef } from 'react';
import { useClient, useDialogs, useToast } from '@/lib/app-context.ts';
import { reportError } from '@/lib/errors.ts';
import { forgetUsers } from './users.api.ts';
import { usersMessages as text } from './users.messages.ts';

/** Asks, and then removes a user (000 §8). One at a time. */
export function useRemoveUser(): (user: User) => Promise<void> {
  const client = useClient();
  const queries = useQueryClient();
  const toast = useToast();
  const { confirm } = useDialogs();
  const busy = useRef(false);

  return async ({ id, name, username }) => {
    if (busy.current) return;
    busy.current = true;
    try {
      const message = `${text.removeQuestion}\n\n${text.removeWho(name, username)}`;
      const yes = await confirm({ title: text.holdOn, message, confirmLabel: text.removeButton, danger: true });
      if (!yes) return;
      await client.call.deleteUser({ params: { id } });
      toast.success(text.removed);
      forgetUsers(queries);
    } catch (error) {
      reportError(error);
      forgetUsers(queries);
    } finally {
      busy.current = false;
    }
  };
}
