import { ERRORS } from '@muara/contract/errors';
import { type ReactNode, useId } from 'react';
import { codeText } from '@/domain/errors/errors.ts';
import { imageDropMessages as text } from './image-drop.messages.ts';
import styles from './image-drop.module.css';
import { type PickedImage, pickImage } from './image-drop.pick.ts';
import { FileInput } from './file-input.tsx';
import { usePickedFiles } from './use-picked-files.ts';

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
  const { problem, setProblem, zoneProps, onChange } = usePickedFiles({
    pick: pickImage,
    onPick,
    onProblem: () => onPick(null),
    isLocked: disabled === true,
  });
  const shown = problem ?? error;
  const refuse = () => {
    setProblem(codeText('image_type', ERRORS.image_type.message));
    onPick(null);
  };
  return (
    <div className={styles.drop} {...zoneProps} data-bad={shown ? true : undefined}>
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
          <FileInput
            id={id}
            name={name}
            choose={text.choose}
            large
            accept={accept}
            disabled={disabled}
            aria-describedby={`${id}-hint ${id}-problem`}
            aria-invalid={shown ? true : undefined}
            onChange={onChange}
          />
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
