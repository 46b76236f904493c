import { useId, useState, type ReactNode } from 'react';
import { reportError } from '@/domain/errors/errors.ts';
import { Button } from '@/ui/button.tsx';
import { Stack } from '@/ui/layout/stack.tsx';
import { Muted } from '@/ui/layout/muted.tsx';
import { ImageDrop } from './image-drop.tsx';
import type { PickedImage } from './image-drop.pick.ts';
import { DeleteIcon, NextIcon, PreviousIcon } from '@/ui/list/row-icons.tsx';
import { pictureListMessages as text } from './picture-list.messages.ts';
import styles from './picture-list.module.css';

interface PictureListProps {
  imgs: readonly string[];
  url(file: string): string;
  /** What the pictures show, for those who do not see them. */
  of?: string;
  /** Absent when pictures cannot be removed at all. */
  onRemove?(file: string): void;
  /** Moves a picture one place; the first is the cover, which is said where the order can be changed. */
  onMove?(file: string, by: -1 | 1): void;
  /** Why none can be removed just now. */
  removeBlocked?: string | null;
  /**
   * Adds a picture and resolves once it shows; errors appear in a toast.
   * Leave it out if no picture can be added.
   */
  onAdd?(image: PickedImage): Promise<void>;
  /** Words of the server about the new picture. */
  error?: string | undefined;
  /** Something is being done to the pictures. */
  busy?: boolean;
}

/** The pictures of a record, each with a button that removes it, and a place where another is dropped. */
export function PictureList(props: PictureListProps) {
  const { imgs, url, of, onRemove, onMove, removeBlocked = null, onAdd, error, busy } = props;
  const id = useId();
  const isLocked = busy || removeBlocked !== null;
  return (
    <Stack gap="md">
      {imgs.length === 0 ? <Muted size="lg">{text.none}</Muted> : null}
      <ul className={styles.list} aria-label={text.list} hidden={imgs.length === 0}>
        {imgs.map((file, index) => (
          <li key={file} className={styles.item}>
            <img
              className={styles.picture}
              src={url(file)}
              alt={of ? text.of(index + 1, of) : text.image(index + 1)}
              loading="lazy"
            />
            {onMove && index === 0 ? <span className={styles.cover}>{text.cover}</span> : null}
            {onMove && imgs.length > 1 ? (
              <Moves number={index + 1} of={imgs.length} locked={busy} onMove={(by) => onMove(file, by)} />
            ) : null}
            {onRemove ? (
              <button
                type="button"
                className={styles.remove}
                aria-label={text.remove(index + 1)}
                title={removeBlocked ?? text.remove(index + 1)}
                aria-disabled={isLocked || undefined}
                aria-describedby={removeBlocked === null ? undefined : `${id}-blocked`}
                onClick={() => {
                  if (!isLocked) onRemove(file);
                }}
              >
                <DeleteIcon />
              </button>
            ) : null}
          </li>
        ))}
      </ul>
      {onRemove && removeBlocked !== null && imgs.length > 0 ? (
        <Muted id={`${id}-blocked`} size="lg">
          {removeBlocked}
        </Muted>
      ) : null}
      {onAdd ? <NewPicture onAdd={onAdd} error={error} busy={busy} /> : null}
    </Stack>
  );
}

interface MovesProps {
  number: number;
  of: number;
  locked: boolean | undefined;
  onMove(by: -1 | 1): void;
}

/** At either end the button stays, so that the focus does not get lost when a picture arrives there. */
function Moves({ number, of, locked, onMove }: MovesProps) {
  const move = (by: -1 | 1, label: string, isEnd: boolean, icon: ReactNode) => (
    <button
      type="button"
      className={styles.move}
      aria-label={label}
      title={label}
      aria-disabled={locked || isEnd || undefined}
      onClick={() => {
        if (!locked && !isEnd) onMove(by);
      }}
    >
      {icon}
    </button>
  );
  return (
    <span className={styles.moves}>
      {move(-1, text.left(number), number === 1, <PreviousIcon />)}
      {move(1, text.right(number), number === of, <NextIcon />)}
    </span>
  );
}

type NewPictureProps = Pick<PictureListProps, 'error' | 'busy'> & Required<Pick<PictureListProps, 'onAdd'>>;

/** A picture is sent as soon as it is chosen; one that was refused stays to be sent again. */
function NewPicture({ onAdd, error, busy }: NewPictureProps) {
  const [picked, setPicked] = useState<PickedImage | null>(null);
  const [pending, setPending] = useState(false);
  const add = async (image: PickedImage | null) => {
    setPicked(image);
    if (!image || pending || busy) return;
    setPending(true);
    try {
      await onAdd(image);
      setPicked(null);
    } catch (failure) {
      reportError(failure);
    }
    setPending(false);
  };
  return (
    <div className={styles.add}>
      <ImageDrop
        current={null}
        picked={picked}
        whole
        onPick={(image) => void add(image)}
        error={error}
        disabled={pending || busy}
      />
      {picked ? (
        <Button pending={pending} onClick={() => void add(picked)}>
          {text.upload}
        </Button>
      ) : null}
    </div>
  );
}
