import { useQuery, useQueryClient } from '@tanstack/react-query';
import type { User } from '@muara/contract/types';
import { useEffect, useEffectEvent } from 'react';
import { useClient } from '@/domain/session/client-context.ts';
import { useSessionActions, useSignedIn } from '@/domain/session/session-context.ts';
import { useToast } from '@/lib/toast.ts';
import { errorText } from '@/domain/errors/errors.ts';
import { Dialog } from '@/ui/dialog.tsx';
import { EmptyState, ErrorState } from '@/ui/states.tsx';
import { PictureForm } from './picture-form.tsx';
import { keepUser, userQuery } from './users.api.ts';
import { usersMessages as text } from './users.messages.ts';

/** The upload modal behind a user's picture (000 §2). */
export default function PictureDialog({ id, onClose }: { id: number; onClose(): void }) {
  const client = useClient();
  const queries = useQueryClient();
  const toast = useToast();
  const { user: me } = useSignedIn();
  const { hasPermission, patchUser } = useSessionActions();
  const isAllowed = id === me.id || hasPermission('Users', 'Update');
  const refuse = useEffectEvent(() => {
    toast.error(text.noPermission);
    onClose();
  });
  useEffect(() => {
    if (!isAllowed) refuse();
  }, [isAllowed]);
  const { data, error, isFetching, refetch } = useQuery({ ...userQuery(client, queries, id), enabled: isAllowed });

  if (!isAllowed) return null;
  const changed = (user: User, img: string | null) => {
    keepUser(queries, { ...user, img });
    if (user.id === me.id) patchUser({ img });
    onClose();
  };
  if (data?.user)
    return <PictureForm user={data.user} onClose={onClose} onChanged={(img) => changed(data.user as User, img)} />;
  return (
    <Dialog title={text.viewTitle} size="md" onClose={onClose}>
      {data && !isFetching ? <EmptyState title={text.notFound} /> : null}
      {error && !data ? (
        <ErrorState text={errorText(error)} pending={isFetching} onRetry={() => void refetch()} />
      ) : null}
    </Dialog>
  );
}
