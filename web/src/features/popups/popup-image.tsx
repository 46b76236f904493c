import type { PopupRecord } from '@muara/contract/types';
import { useEffect, useRef, useState } from 'react';
import { useClient } from '@/domain/session/client-context.ts';
import { useToast } from '@/lib/toast.ts';
import { reportError } from '@/domain/errors/errors.ts';
import { refusedFields } from '@/domain/errors/field-errors.ts';
import { uploadError } from '@/domain/files/upload-error.ts';
import type { PickedImage } from '@/domain/files/image-drop.pick.ts';
import { ImageDrop } from '@/domain/files/image-drop.tsx';
import { popupsMessages as text } from './popups.messages.ts';
import styles from './popups.module.css';

/** Popups also take progressive JPEGs by their own name (002 §5.2). */
const POPUP_IMAGES = '.jpg,.jpeg,.pjpg,.png,image/jpeg,image/pjpeg,image/png';

interface ImageUpload {
  picked: PickedImage | null;
  /** It is uploading. */
  pending: boolean;
  /** The server's message. */
  problem: string | undefined;
  pick(image: PickedImage | null): void;
}

/** @param onStored gets the name under which the server keeps the image, for the form as it is by then */
export function usePopupImage(popup: PopupRecord | null, onStored: (file: string) => void): ImageUpload {
  const client = useClient();
  const toast = useToast();
  const [picked, setPicked] = useState<PickedImage | null>(null);
  const [pending, setPending] = useState(false);
  const [problem, setProblem] = useState<string | undefined>();
  const stored = useRef(onStored);
  useEffect(() => {
    stored.current = onStored;
  });

  const upload = async ({ dataUrl, name }: PickedImage) => {
    setPending(true);
    try {
      const { img } = await client.call.uploadPopupImage({
        body: { img: dataUrl, original_name: name, ...(popup ? { popup_id: popup.id } : {}) },
      });
      stored.current(img);
      toast.success(text.uploaded);
    } catch (failure) {
      const error = uploadError(failure, 'img');
      setPicked(null);
      setProblem(refusedFields(error)?.img);
      reportError(error);
    }
    setPending(false);
  };
  return {
    picked,
    pending,
    problem,
    pick(image) {
      // Not disabled meanwhile, which would take the focus away.
      if (pending) return;
      setPicked(image);
      setProblem(undefined);
      if (image) void upload(image);
    },
  };
}

interface PopupImageProps {
  image: ImageUpload;
  /** The image that the popup has now; '' for none. */
  file: string;
  name: string;
  error: string | undefined;
}

/** The image of the form: dropped or chosen, shown at once. */
export function PopupImage({ image, file, name, error }: PopupImageProps) {
  const client = useClient();
  return (
    <div role="group" aria-labelledby="popup-image">
      <p className={styles.label} id="popup-image">
        {text.image}{' '}
        <span className={styles.required} aria-hidden="true">
          *
        </span>
      </p>
      <ImageDrop
        name="img"
        whole
        accept={POPUP_IMAGES}
        picked={image.picked}
        error={error}
        onPick={image.pick}
        current={
          file === '' ? null : (
            <img
              className={styles.current}
              src={client.url('getImage', { params: { file } })}
              alt={text.imageOf(name)}
            />
          )
        }
      />
      <p className={styles.busy} role="status">
        {image.pending ? text.uploading : null}
      </p>
    </div>
  );
}
