import type { User } from '@muara/contract/types';
import { useState } from 'react';
import { useClient } from '@/domain/session/client-context.ts';
import { useDialogs } from '@/lib/dialogs.ts';
import { useToast } from '@/lib/toast.ts';
import { reportError } from '@/domain/errors/errors.ts';
import { Button } from '@/ui/button.tsx';
import { RetryIcon } from '@/ui/icons.tsx';
import { usersMessages as text } from './users.messages.ts';

/** Reopens a shift that was closed today. Otherwise its cashier cannot sell until tomorrow. */
export function ReopenShift({ user }: { user: User }) {
  const client = useClient();
  const dialogs = useDialogs();
  const toast = useToast();
  const [pending, setPending] = useState(false);

  const reopen = async () => {
    const sure = await dialogs.confirm({
      title: text.reopenQuestion(user.name),
      message: text.reopenWhat,
      confirmLabel: text.reopen,
    });
    if (!sure) return;
    setPending(true);
    try {
      await client.call.reopenShift({ body: { user_id: user.id } });
      toast.success(text.reopened);
    } catch (error) {
      reportError(error);
    } finally {
      setPending(false);
    }
  };
  return (
    <Button kind="plain" icon={<RetryIcon size={18} />} pending={pending} onClick={() => void reopen()}>
      {text.reopen}
    </Button>
  );
}
