import { useId, useRef } from 'react';
import { Button } from '@/ui/button.tsx';
import { Muted } from '@/ui/layout/muted.tsx';
import { fileDropMessages as text } from './file-drop.messages.ts';
import styles from './file-drop.module.css';
import { type PickedFile, pickFile } from './file-drop.pick.ts';
import { FileInput } from './file-input.tsx';
import { usePickedFiles } from './use-picked-files.ts';
import { ReceiptIcon } from '@/ui/icons.tsx';
import { DeleteIcon } from '@/ui/list/row-icons.tsx';

const DOCUMENTS = '.jpg,.jpeg,.png,.pdf,image/jpeg,image/png,application/pdf';

interface FileDropProps {
  label: string;
  /** So that a form finds the field. */
  name?: string;
  /** The current file; `href` is null until it is uploaded. */
  file: { name: string; href: string | null } | null;
  /** What the browser offers to choose from; what a file is, its contents say. */
  accept?: string;
  onPick(file: PickedFile): void;
  /** Absent when it cannot be removed. */
  onRemove?(): void;
  /** Words of the server about the document. */
  error?: string | undefined;
  required?: boolean;
  busy?: boolean;
  disabled?: boolean;
}

/**
 * Takes one document, dropped or chosen: JPEG, PNG or PDF, at most 5,000,000 bytes (001 §5).
 * The type comes from its contents. Ours: Mantine's Dropzone is 8.1 KB of gzip, needs Node 22, and has no name for
 * screen readers (contributing/the-kit.md).
 */
export function FileDrop(props: FileDropProps) {
  const { label, name, file, accept = DOCUMENTS, onPick, onRemove, error, required, busy, disabled } = props;
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const isLocked = disabled === true || busy === true;
  const { problem, setProblem, zoneProps, onChange } = usePickedFiles({ pick: pickFile, onPick, isLocked });
  const shown = problem ?? error;

  return (
    <div className={styles.root}>
      <span id={`${id}-label`} className={styles.label}>
        {label}
        {required ? (
          <span className={styles.star} aria-hidden="true">
            {' '}
            *
          </span>
        ) : null}
      </span>
      <div
        className={styles.drop}
        {...zoneProps}
        data-bad={shown ? true : undefined}
        data-locked={disabled || undefined}
        aria-busy={busy || undefined}
      >
        {file ? (
          <Document file={file} />
        ) : (
          <Muted as="span" size="lg">
            {text.drop}
          </Muted>
        )}
        <FileInput
          ref={input}
          id={id}
          name={name}
          choose={file ? text.replace : text.choose}
          accept={accept}
          disabled={isLocked}
          aria-label={file ? text.replaceFor(label) : text.chooseFor(label)}
          aria-required={required || undefined}
          aria-describedby={`${id}-hint ${id}-problem`}
          aria-invalid={shown ? true : undefined}
          onChange={onChange}
        />
        {file && onRemove ? (
          <Button
            kind="quiet"
            size="sm"
            icon={<DeleteIcon />}
            aria-label={text.remove(label)}
            title={text.remove(label)}
            disabled={isLocked}
            onClick={() => {
              setProblem(null);
              onRemove();
              input.current?.focus();
            }}
          />
        ) : null}
      </div>
      <p id={`${id}-hint`} className={styles.hint}>
        {text.hint}
      </p>
      <p id={`${id}-problem`} className={styles.problem} role="alert">
        {shown}
      </p>
    </div>
  );
}

function Document({ file: { name, href } }: { file: { name: string; href: string | null } }) {
  return (
    <span className={styles.document}>
      <ReceiptIcon size={18} />
      {href === null ? (
        <span>{name}</span>
      ) : (
        <a href={href} target="_blank" rel="noopener noreferrer">
          {name}
          <span className="sr-only"> ({text.opens})</span>
        </a>
      )}
    </span>
  );
}
