import { useEffect, useEffectEvent, useState } from 'react';
import { useSessionActions, useSignedIn } from '@/domain/session/session-context.ts';
import { toast } from '@/lib/toast.ts';
import { hasOpenTrip } from '@/domain/trips/open-trip.ts';
import { Button } from '@/ui/button.tsx';
import { Dialog } from '@/ui/dialog.tsx';
import { en } from '@/app/messages/en.ts';

/** /d/logout: asks first; an unsubmitted trip blocks it (000 §4). */
export default function LogoutDialog({ onClose }: { onClose(): void }) {
  const { signOut } = useSessionActions();
  const { user } = useSignedIn();
  const [openTrip] = useState(() => hasOpenTrip(user.id));
  const leave = useEffectEvent(onClose);

  useEffect(() => {
    if (!openTrip) return;
    toast.error(en.submitTrip);
    leave();
  }, [openTrip]);

  if (openTrip) return null;
  return (
    <Dialog
      role="alertdialog"
      title={en.holdOn}
      onClose={onClose}
      footer={
        <>
          <Button kind="plain" data-autofocus onClick={onClose}>
            {en.cancel}
          </Button>
          <Button onClick={signOut}>{en.logout}</Button>
        </>
      }
    >
      <p style={{ margin: 0 }}>{en.logoutQuestion}</p>
    </Dialog>
  );
}
