import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent } from 'react';
import { useClient } from '@/domain/session/client-context.ts';
import { useSessionActions, useSignedIn } from '@/domain/session/session-context.ts';
import { useToast } from '@/lib/toast.ts';
import { errorText } from '@/domain/errors/errors.ts';
import { Dialog } from '@/ui/dialog.tsx';
import { EmptyState, ErrorState } from '@/ui/states.tsx';
import styles from './user-dialog.module.css';
import { UserForm } from './user-form.tsx';
import { mayAdd } from './user-rights.ts';
import { UserView } from './user-view.tsx';
import { userQuery } from './users.api.ts';
import { usersMessages as text } from './users.messages.ts';

type UserMode = 'view' | 'add' | 'edit';

interface UserDialogProps {
  /** Null for a new user. */
  id: number | null;
  mode: UserMode;
  onClose(): void;
  onEdit?(): void;
}

/** The user modal (000 §2): view, add or edit. Users without the right see a message, and it closes. */
export default function UserDialog({ id, mode, onClose, onEdit }: UserDialogProps) {
  const client = useClient();
  const queries = useQueryClient();
  const toast = useToast();
  const { can, hasPermission } = useSessionActions();
  const { user: me } = useSignedIn();
  const canEdit = hasPermission('Users', 'Update');
  const isAllowed = mode === 'view' || (mode === 'add' ? mayAdd(me, can('addUser')) : canEdit);
  const refuse = useEffectEvent(() => {
    toast.error(text.noPermission);
    onClose();
  });
  useEffect(() => {
    if (!isAllowed) refuse();
  }, [isAllowed]);
  const { data, error, isFetching, refetch } = useQuery({ ...userQuery(client, queries, id), enabled: isAllowed });

  if (!isAllowed) return null;
  if (data && mode === 'add') return <UserForm user={null} roles={data.roles} onClose={onClose} />;
  if (data?.user && mode === 'edit') return <UserForm user={data.user} roles={data.roles} onClose={onClose} />;
  if (data?.user) return <UserView user={data.user} onClose={onClose} {...(canEdit && onEdit ? { onEdit } : {})} />;
  const title = mode === 'add' ? text.addTitle : mode === 'edit' ? text.editTitle : text.viewTitle;
  return (
    <Dialog title={title} size="lg" onClose={onClose}>
      {data && !isFetching ? <EmptyState title={text.notFound} /> : null}
      {error && !data ? (
        <ErrorState text={errorText(error)} pending={isFetching} onRetry={() => void refetch()} />
      ) : null}
      {(!data && !error) || (data && isFetching) ? <div className={styles.blank} aria-busy="true" /> : null}
    </Dialog>
  );
}
