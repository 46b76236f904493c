import type { User } from '@muara/contract/types';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useClient } from '@/domain/session/client-context.ts';
import { useSessionActions, useSignedIn } from '@/domain/session/session-context.ts';
import { useToast } from '@/lib/toast.ts';
import { errorText } from '@/domain/errors/errors.ts';
import { isStale } from '@/domain/errors/stale.ts';
import type { Form } from '@/domain/forms/form.ts';
import { useForm } from '@/domain/forms/use-form.ts';
import type { ConflictSide } from '@/ui/conflict-panel.tsx';
import { mergeUser, type UserDifference } from './user-conflict.ts';
import { changesOf, checkDraft, draftOf, newUser, type UserDraft } from './user-draft.ts';
import { userRights } from './user-rights.ts';
import { keepFirstPage, keepUser, userQuery } from './users.api.ts';
import { usersMessages as text } from './users.messages.ts';

interface UserConflict {
  /** The server's message: who saved in the meantime. */
  message: string;
  differences: UserDifference[];
  chosen: Readonly<Record<string, ConflictSide>>;
}

interface UserFormState {
  form: Form<UserDraft>;
  /** The record that the form starts from; null for a new user. */
  base: User | null;
  isDirty: boolean;
  isSaved: boolean;
  conflict: UserConflict | null;
  choose(side: ConflictSide, ids: readonly string[]): void;
  closeConflict(): void;
}

/**
 * Returns the state of the form that adds or changes a user. When somebody else saved the user first, their record becomes
 * the one to start from, nothing that was typed is lost, and what differs is offered as a choice.
 */
export function useUserForm(user: User | null): UserFormState {
  const client = useClient();
  const queries = useQueryClient();
  const { user: me } = useSignedIn();
  const [base, setBase] = useState(user);
  const [conflict, setConflict] = useState<UserConflict | null>(null);
  const [isSaved, setSaved] = useState(false);
  const save = useSave(base);

  const showConflict = async (message: string, draft: UserDraft) => {
    if (!base) return;
    const { user: theirs } = await queries.fetchQuery({ ...userQuery(client, queries, base.id), staleTime: 0 });
    if (!theirs) throw new Error(text.notFound);
    const merged = mergeUser(base, draft, theirs);
    setBase(theirs);
    form.setValues(merged.draft);
    const chosen = Object.fromEntries(merged.differences.map(({ row }) => [row.id, 'mine' as const]));
    setConflict({ message, differences: merged.differences, chosen });
  };
  const form: Form<UserDraft> = useForm<UserDraft>({
    initialValues: draftOf(user),
    check: (draft) => checkDraft(base, draft),
    save: async (draft) => {
      try {
        await save(draft);
        setSaved(true);
      } catch (error) {
        if (!isStale(error)) throw error;
        await showConflict(errorText(error), draft);
      }
    },
  });
  return {
    form,
    base,
    isDirty: base ? changesOf(base, form.values, userRights(me, base)) !== null : form.isDirty,
    isSaved,
    conflict,
    choose(side, ids) {
      if (!conflict) return;
      const settled = conflict.differences.filter(({ row }) => ids.includes(row.id));
      form.setValues(Object.assign({}, ...settled.map(({ patch }) => patch[side])) as Partial<UserDraft>);
      setConflict({ ...conflict, chosen: { ...conflict.chosen, ...Object.fromEntries(ids.map((id) => [id, side])) } });
    },
    closeConflict: () => setConflict(null),
  };
}

function useSave(user: User | null): (draft: UserDraft) => Promise<void> {
  const client = useClient();
  const queries = useQueryClient();
  const toast = useToast();
  const { user: me } = useSignedIn();
  const { patchUser } = useSessionActions();

  return async (draft) => {
    if (!user) {
      keepFirstPage(queries, client, await client.call.addUser({ body: newUser(draft) }));
      toast.success(text.added);
      return;
    }
    const changes = changesOf(user, draft, userRights(me, user));
    if (!changes) return;
    // Asks whether the record is still as the form was filled from it.
    const seen = { updated_at: user.updated_at ?? '' };
    const changed = await client.call.editUser({ body: { id: user.id, ...seen, ...changes } });
    keepUser(queries, changed);
    if (changed.id === me.id) {
      const { name, email, contact, can_chat, can_view_sub_tickets, booking_default_message } = changed;
      patchUser({ name, email, contact, can_chat, can_view_sub_tickets, booking_default_message });
    }
    toast.success(text.saved);
  };
}
