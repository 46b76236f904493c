import { MAX_IMAGES } from '@muara/contract/constants';
import { memo } from 'react';
import { useClient } from '@/domain/session/client-context.ts';
import { useDialogs } from '@/lib/dialogs.ts';
import { useToast } from '@/lib/toast.ts';
import { moved, type Pictures } from './use-pictures.ts';
import type { PickedImage } from './image-drop.pick.ts';
import styles from '@/domain/forms/page-form.module.css';
import { pageFormMessages as text } from '@/domain/forms/page-form.messages.ts';
import { Panel } from '@/ui/panel.tsx';
import { PictureList } from './picture-list.tsx';

interface RecordPicturesProps {
  imgs: readonly string[];
  /** What the record is called, '' for none yet. */
  name: string;
  error: string | undefined;
  pictures: Pictures<PickedImage>;
  /** Why none can be removed just now. */
  removeBlocked: string | null;
  set(patch: { imgs: readonly string[] }): void;
}

/** The images of a record in its form; one that is removed is removed at once, after a question. */
export const RecordPictures = memo(function RecordPictures(props: RecordPicturesProps) {
  const { imgs, name, error, pictures, removeBlocked, set } = props;
  const client = useClient();
  const toast = useToast();
  const { confirm } = useDialogs();

  const remove = async (file: string) => {
    const message = `${text.removeImage}\n\n${text.removeImageWho(imgs.indexOf(file) + 1, name)}`;
    if (!(await confirm({ title: text.holdOn, message, confirmLabel: text.delete, danger: true }))) return;
    if (await pictures.remove(file)) toast.success(text.imageRemoved);
  };
  const add = async (image: PickedImage) => {
    await pictures.upload(image);
    toast.success(text.uploaded);
  };
  return (
    <Panel title={text.images}>
      <p className={styles.hint}>{text.imagesHint}</p>
      <div id="imgs" tabIndex={-1} className={styles.images}>
        <PictureList
          imgs={imgs}
          of={name}
          url={(file) => client.url('getImage', { params: { file } })}
          busy={pictures.busy}
          error={error}
          removeBlocked={removeBlocked}
          onRemove={(file) => void remove(file)}
          onMove={(file, by) => set({ imgs: moved(imgs, file, by) })}
          onAdd={imgs.length < MAX_IMAGES ? add : undefined}
        />
      </div>
    </Panel>
  );
});
