import { ERRORS } from '@muara/contract/errors';
import { type DragEvent, type ReactNode, useId, useState } from 'react';
import { codeText } from '@/domain/errors/errors.ts';
import { imageDropMessages as text } from './image-drop.messages.ts';
import styles from './image-drop.module.css';
import { type PickedImage, pickImage } from './image-drop.pick.ts';

const IMAGES = '.jpg,.jpeg,.png,image/jpeg,image/png';

interface ImageDropProps {
  /** So that a form finds the field. */
  name?: string;
  /** The current picture. */
  current: ReactNode;
  picked: PickedImage | null;
  onPick(image: PickedImage | null): void;
  /** Words of the server about the picture. */
  error?: string | undefined;
  disabled?: boolean;
  /** What the browser offers to choose from; what a file is, its contents say. */
  accept?: string;
  /** Whether the preview shows the whole picture; otherwise it is cut to a circle like a profile picture. */
  whole?: boolean;
}

/**
 * Takes one picture, dropped or chosen, and shows it before it is sent.
 * It must be JPEG or PNG and at most 5,000,000 bytes (000 §5).
 */
export function ImageDrop(props: ImageDropProps) {
  const { name, current, picked, onPick, error, disabled, whole, accept = IMAGES } = props;
  const id = useId();
  const [over, setOver] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const shown = problem ?? error;

  const take = async (files: readonly File[]) => {
    if (files.length === 0 || disabled) return;
    const image = await pickImage(files);
    setProblem('problem' in image ? image.problem : null);
    onPick('problem' in image ? null : image);
  };
  const refuse = () => {
    setProblem(codeText('image_type', ERRORS.image_type.message));
    onPick(null);
  };
  const drop = (event: DragEvent) => {
    event.preventDefault();
    setOver(false);
    void take([...event.dataTransfer.files]);
  };
  return (
    <div
      className={styles.drop}
      data-over={over || undefined}
      data-bad={shown ? true : undefined}
      onDragOver={(event) => {
        event.preventDefault();
        setOver(true);
      }}
      onDragLeave={() => setOver(false)}
      onDrop={drop}
    >
      {picked ? (
        <img
          className={styles.preview}
          data-whole={whole || undefined}
          src={picked.dataUrl}
          alt={text.preview}
          onError={refuse}
        />
      ) : (
        current
      )}
      <div className={styles.words}>
        <p className={styles.line}>
          {text.drop}{' '}
          <input
            id={id}
            name={name}
            type="file"
            className={styles.file}
            accept={accept}
            disabled={disabled}
            aria-describedby={`${id}-hint ${id}-problem`}
            aria-invalid={shown ? true : undefined}
            onChange={(event) => {
              void take([...(event.currentTarget.files ?? [])]);
              // The same file may be chosen again after it was fixed.
              event.currentTarget.value = '';
            }}
          />
          <label htmlFor={id} className={styles.choose}>
            {text.choose}
          </label>
        </p>
        <p id={`${id}-hint`} className={styles.hint}>
          {text.hint}
        </p>
        <p id={`${id}-problem`} className={styles.problem} role="alert">
          {shown}
        </p>
        {picked ? <p className={styles.name}>{picked.name}</p> : null}
      </div>
    </div>
  );
}
