import type { SessionUser } from '@muara/contract/types';
import { useState } from 'react';
import { useClient } from '@/domain/session/client-context.ts';
import { useDialogs } from '@/lib/dialogs.ts';
import { useSessionActions } from '@/domain/session/session-context.ts';
import { useToast } from '@/lib/toast.ts';
import { errorText, reportError } from '@/domain/errors/errors.ts';
import { ApiError } from '@muara/client/http';
import { uploadError } from '@/domain/files/upload-error.ts';
import { Avatar } from '@/domain/people/avatar.tsx';
import { Button } from '@/ui/button.tsx';
import type { PickedImage } from '@/domain/files/image-drop.pick.ts';
import { ImageDrop } from '@/domain/files/image-drop.tsx';
import { Panel } from '@/ui/panel.tsx';
import { profileMessages as text } from './profile.messages.ts';
import styles from './profile.page.module.css';

/** The user's own picture. A refusal opens an 'Oopss' dialog (000 §8). */
export function ProfilePicture({ user }: { user: SessionUser }) {
  const { confirm } = useDialogs();
  const [picked, setPicked] = useState<PickedImage | null>(null);
  const { pending, send } = useUpload(user, () => setPicked(null));
  const remove = async () => {
    if (await confirm({ title: text.holdOn, message: text.removeQuestion, confirmLabel: text.remove, danger: true }))
      await send(null);
  };
  return (
    <Panel title={text.picture}>
      <ImageDrop current={<Avatar name={user.name} img={user.img} size="xl" />} picked={picked} onPick={setPicked} />
      <div className={styles.buttons}>
        {user.img ? (
          <Button kind="plain" pending={pending === 'remove'} onClick={() => void remove()}>
            {text.remove}
          </Button>
        ) : null}
        <Button disabled={!picked} pending={pending === 'upload'} onClick={() => void send(picked)}>
          {text.upload}
        </Button>
      </div>
    </Panel>
  );
}

function useUpload(user: SessionUser, onDone: () => void) {
  const client = useClient();
  const toast = useToast();
  const { alert } = useDialogs();
  const { patchUser } = useSessionActions();
  const [pending, setPending] = useState<'upload' | 'remove' | null>(null);

  const send = async (image: PickedImage | null) => {
    if (pending) return;
    setPending(image ? 'upload' : 'remove');
    try {
      const { img } = await client.call.uploadUserPicture({
        body: { img: image?.dataUrl ?? '', user_id: user.id, ...(image ? { original_name: image.name } : {}) },
      });
      patchUser({ img });
      onDone();
      toast.success(image ? text.uploaded : text.removed);
    } catch (failure) {
      const error = uploadError(failure, 'img');
      if (isRefusal(error)) await alert({ title: text.oops, message: errorText(error) });
      else reportError(error);
    }
    setPending(null);
  };
  return { pending, send };
}

/** The server answered, and no surface of the whole app has said so already. */
function isRefusal(error: unknown): boolean {
  return (
    error instanceof ApiError &&
    error.kind === 'http' &&
    (error.status === 422 || error.status >= 500 || error.status === 404 || error.status === 413)
  );
}
