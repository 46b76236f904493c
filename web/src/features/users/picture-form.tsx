import type { User } from '@muara/contract/types';
import { useState } from 'react';
import { useClient } from '@/domain/session/client-context.ts';
import { useDialogs } from '@/lib/dialogs.ts';
import { useToast } from '@/lib/toast.ts';
import { reportError } from '@/domain/errors/errors.ts';
import { refusedFields } from '@/domain/errors/field-errors.ts';
import { uploadError } from '@/domain/files/upload-error.ts';
import { Avatar } from '@/domain/people/avatar.tsx';
import { Button } from '@/ui/button.tsx';
import { Dialog } from '@/ui/dialog.tsx';
import { ImageDrop } from '@/domain/files/image-drop.tsx';
import type { PickedImage } from '@/domain/files/image-drop.pick.ts';
import { usersMessages as text } from './users.messages.ts';

interface PictureFormProps {
  user: User;
  onClose(): void;
  onChanged(img: string | null): void;
}

/**
 * Uploads a new picture, or removes the current one.
 * Not the form hook: nothing is typed or checked here, and two buttons send.
 */
export function PictureForm({ user, onClose, onChanged }: PictureFormProps) {
  const client = useClient();
  const toast = useToast();
  const { confirm } = useDialogs();
  const [picked, setPicked] = useState<PickedImage | null>(null);
  const [error, setError] = useState<string | undefined>();
  const [pending, setPending] = useState<'upload' | 'remove' | null>(null);

  const send = async (what: 'upload' | 'remove', image: PickedImage | null) => {
    if (pending) return;
    setPending(what);
    setError(undefined);
    try {
      const { img } = await client.call.uploadUserPicture({
        body: { img: image?.dataUrl ?? '', user_id: user.id, ...(image ? { original_name: image.name } : {}) },
      });
      toast.success(image ? text.uploaded : text.pictureRemoved);
      onChanged(img);
    } catch (cause) {
      const failure = uploadError(cause, 'img');
      setError(refusedFields(failure)?.img);
      reportError(failure);
    }
    setPending(null);
  };
  const remove = async () => {
    const message = text.removePictureQuestion(user.name);
    if (await confirm({ title: text.holdOn, message, confirmLabel: text.removePicture, danger: true }))
      await send('remove', null);
  };
  return (
    <Dialog
      title={text.picture(user.name)}
      size="md"
      onClose={onClose}
      footer={
        <>
          {user.img ? (
            <Button kind="plain" pending={pending === 'remove'} onClick={() => void remove()}>
              {text.removePicture}
            </Button>
          ) : null}
          <Button disabled={!picked} pending={pending === 'upload'} onClick={() => void send('upload', picked)}>
            {text.upload}
          </Button>
        </>
      }
    >
      <ImageDrop
        current={<Avatar name={user.name} img={user.img} size="xl" />}
        picked={picked}
        onPick={setPicked}
        error={error}
      />
    </Dialog>
  );
}
