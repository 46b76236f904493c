import type { User } from '@muara/contract/types';
import { useQueryClient } from '@tanstack/react-query';
import { useClient } from '@/domain/session/client-context.ts';
import { useSessionActions, useSignedIn } from '@/domain/session/session-context.ts';
import { useToast } from '@/lib/toast.ts';
import type { Form, Seen } from '@/domain/forms/form.ts';
import { isSame } from '@/domain/forms/form-values.ts';
import { type MergeState, useMerge } from '@/domain/forms/use-merge.ts';
import { useForm } from '@/domain/forms/use-form.ts';
import type { ConflictSide } from '@/ui/conflict-panel.tsx';
import { mergeUser, type UserDifference } from './user-conflict.ts';
import { changesOf, checkDraft, draftOf, newUser, type UserDraft } from './user-draft.ts';
import { userRights } from './user-rights.ts';
import { keepFirstPage, keepUser, userQuery } from './users.api.ts';
import { usersMessages as text } from './users.messages.ts';

interface UserFormState {
  form: Form<UserDraft, User>;
  merge: MergeState<UserDifference>;
  choose(side: ConflictSide, ids: readonly string[]): void;
}

/**
 * Returns the state of the form that adds or changes a user.
 * If somebody else saved the user first, their record becomes the new base, no input is lost, and the user resolves
 * the differences.
 */
export function useUserForm(user: User | null): UserFormState {
  const client = useClient();
  const queries = useQueryClient();
  const { user: me } = useSignedIn();
  const save = useSave();
  const merge = useMerge<UserDifference>(({ row }) => row.id);
  const form = useForm<UserDraft, User>({
    record: user,
    initialValues: draftOf(user),
    valuesOf: draftOf,
    isChanged: (draft, saved, base) =>
      base ? changesOf(base, draft, userRights(me, base)) !== null : !isSame(draft, saved),
    check: (draft, base) => checkDraft(base, draft),
    save: (draft, seen, base) => save(base, draft, seen),
    onConflict: async (message, { record: base, getValues, load }) => {
      if (!base) return;
      const { user: theirs } = await queries.fetchQuery({ ...userQuery(client, queries, base.id), staleTime: 0 });
      if (!theirs) throw new Error(text.notFound);
      const { draft, differences } = mergeUser(base, getValues(), theirs);
      load(theirs, draft);
      merge.show(message, differences);
    },
  });
  return {
    form,
    merge,
    choose(side, ids) {
      const patches = merge.choose(side, ids).map(({ patch }) => patch[side]);
      form.setValues(Object.assign({}, ...patches) as Partial<UserDraft>);
    },
  };
}

function useSave(): (user: User | null, draft: UserDraft, seen: Seen) => Promise<void> {
  const client = useClient();
  const queries = useQueryClient();
  const toast = useToast();
  const { user: me } = useSignedIn();
  const { patchUser } = useSessionActions();

  return async (user, draft, seen) => {
    if (!user) {
      keepFirstPage(queries, client, await client.call.addUser({ body: newUser(draft) }));
      toast.success(text.added);
      return;
    }
    const changes = changesOf(user, draft, userRights(me, user));
    if (!changes) return;
    const changed = await client.call.editUser({ body: { id: user.id, ...seen, ...changes } });
    keepUser(queries, changed);
    if (changed.id === me.id) {
      const { name, email, contact, can_chat, can_view_sub_tickets, booking_default_message } = changed;
      patchUser({ name, email, contact, can_chat, can_view_sub_tickets, booking_default_message });
    }
    toast.success(text.saved);
  };
}
