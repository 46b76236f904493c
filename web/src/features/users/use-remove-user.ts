import type { User } from '@muara/contract/types';
import { useQueryClient } from '@tanstack/react-query';
import { useClient } from '@/domain/session/client-context.ts';
import { useRemoveRecord } from '@/domain/records/use-remove-record.ts';
import { refetchUsers } from './users.api.ts';
import { usersMessages as text } from './users.messages.ts';

/** Removes a user after confirmation (000 §8). */
export function useRemoveUser(): (user: User) => Promise<void> {
  const client = useClient();
  const queries = useQueryClient();
  return useRemoveRecord<User>({
    question: text.removeQuestion,
    who: ({ name, username }) => text.removeWho(name, username),
    button: text.removeButton,
    call: ({ id }) => client.call.deleteUser({ params: { id } }),
    done: () => text.removed,
    refetch: () => refetchUsers(queries),
  });
}
