import { type FormEvent, useId, useRef, useState } from 'react';
import { BigButton } from '../big-button.tsx';
import { scannerMessages } from '../scanner.messages.ts';
import styles from './code-form.module.css';

interface CodeFormProps {
  value: string;
  isLooking: boolean;
  onChange(text: string): void;
  onCode(code: string): void;
}

/**
 * A code typed from the paper; it stays in the field until its ticket was found.
 * Not the form hook: one field, whose value belongs to the camera's page.
 */
export function CodeForm({ value, isLooking, onChange, onCode }: CodeFormProps) {
  const text = scannerMessages.camera;
  const id = useId();
  const field = useRef<HTMLInputElement>(null);
  const [isMissing, setMissing] = useState(false);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (isLooking) return;
    setMissing(value.trim() === '');
    if (value.trim() === '') field.current?.focus();
    else onCode(value);
  };
  return (
    <form className={styles.form} noValidate autoComplete="off" onSubmit={submit}>
      <label htmlFor={id}>{text.typeCode}</label>
      <input
        ref={field}
        id={id}
        type="text"
        value={value}
        autoCapitalize="characters"
        autoCorrect="off"
        spellCheck={false}
        enterKeyHint="search"
        maxLength={400}
        aria-invalid={isMissing || undefined}
        aria-describedby={isMissing ? `${id}error` : undefined}
        onChange={(event) => {
          setMissing(false);
          onChange(event.currentTarget.value);
        }}
      />
      <BigButton type="submit" pending={isLooking}>
        {text.check}
      </BigButton>
      {isMissing ? (
        <p id={`${id}error`} className={styles.error}>
          {text.codeRequired}
        </p>
      ) : null}
      <p className="sr-only" role="status">
        {isLooking ? text.looking : ''}
      </p>
    </form>
  );
}
