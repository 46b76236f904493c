import type { RolePolicies, User } from '@muara/contract/types';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useState } from 'react';
import { useClient, useSessionActions, useSignedIn, useToast } from '@/lib/app-context.ts';
import { useForm } from '@/lib/use-form.ts';
import { Button } from '@/ui/button.tsx';
import { Dialog } from '@/ui/dialog.tsx';
import { PolicyGrid } from '@/ui/policy-grid.tsx';
import { useLeaveGuard } from '@/ui/save-bar.guard.ts';
import { SlipButtons } from './slip-buttons.tsx';
import { AccessFields } from './user-access-fields.tsx';
import styles from './user-dialog.module.css';
import { changesOf, checkDraft, draftOf, newUser, type UserDraft } from './user-draft.ts';
import { DetailFields } from './user-detail-fields.tsx';
import { holdsAll, userRights } from './user-rights.ts';
import { keepFirstPage, keepUser } from './users.api.ts';
import { usersMessages as text } from './users.messages.ts';

interface UserFormProps {
  /** Null for a new user. */
  user: User | null;
  roles: readonly RolePolicies[];
  onClose(): void;
}

/** Adds or changes a user (000 §4–§6). What is typed is kept until it is saved or given up on purpose. */
export function UserForm({ user, roles, onClose }: UserFormProps) {
  const { user: me } = useSignedIn();
  const [filled] = useState(user);
  const [isSaved, setSaved] = useState(false);
  const send = useSave(filled, () => setSaved(true));
  const form = useForm<UserDraft>({ initial: draftOf(filled), check: (draft) => checkDraft(filled, draft), send });
  const rights = userRights(me, filled);

  useLeaveGuard(form.dirty && !isSaved);
  // After the guard has stepped aside.
  const close = useEffectEvent(onClose);
  useEffect(() => {
    if (isSaved) close();
  }, [isSaved]);

  return (
    <Dialog
      title={filled ? text.edit(filled.name) : text.addTitle}
      size="lg"
      onClose={onClose}
      footer={
        <>
          <Button kind="plain" onClick={onClose}>
            {text.cancel}
          </Button>
          <Button type="submit" form="user-form" pending={form.pending}>
            {filled ? text.save : text.addButton}
          </Button>
        </>
      }
    >
      <form id="user-form" noValidate autoComplete="off" onSubmit={form.submit}>
        <DetailFields form={form} isNew={filled === null} rights={rights} />
        <AccessFields form={form} roles={roles} current={filled?.role ?? ''} rights={rights} />
        <section className={styles.section}>
          <h3 className={styles.legend}>{text.permissions}</h3>
          {form.values.policies ? (
            <PolicyGrid
              policies={form.values.policies}
              onChange={(policies) => form.set({ policies })}
              readOnly={!rights.regrade || holdsAll(form.values.role)}
              idPrefix="user-policies"
              {...(rights.own ? {} : { reason: rights.regrade ? text.allHeld : text.notYours })}
            />
          ) : (
            <p className={styles.hint}>{text.permissionsHint}</p>
          )}
        </section>
      </form>
      {filled ? <SlipButtons user={filled} /> : null}
    </Dialog>
  );
}

function useSave(user: User | null, onSaved: () => void): (draft: UserDraft) => Promise<void> {
  const client = useClient();
  const queries = useQueryClient();
  const toast = useToast();
  const { user: me } = useSignedIn();
  const { patchUser } = useSessionActions();

  return async (draft) => {
    if (!user) {
      keepFirstPage(queries, client, await client.call.addUser({ body: newUser(draft) }));
      toast.success(text.added);
      return onSaved();
    }
    const changes = changesOf(user, draft, userRights(me, user));
    if (!changes) return onSaved();
    const changed = await client.call.editUser({ body: { id: user.id, ...changes } });
    keepUser(queries, changed);
    if (changed.id === me.id) {
      const { name, email, contact, can_chat, can_view_sub_tickets, booking_default_message } = changed;
      patchUser({ name, email, contact, can_chat, can_view_sub_tickets, booking_default_message });
    }
    toast.success(text.saved);
    return onSaved();
  };
}
