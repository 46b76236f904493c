import { Textarea } from '@mantine/core';
import { useRef } from 'react';
import { Row } from '@/ui/layout/row.tsx';
import { printersMessages as text } from './printers.messages.ts';
import styles from './reason-field.module.css';

/** Longest reason that the server keeps. */
const LONGEST = 500;

interface ReasonFieldProps {
  name: string;
  value: string;
  error: string | undefined;
  onChange(value: string): void;
  autofocus?: boolean;
}

/** The reason of a reprint (000 §5): free text, or one of the usual reasons at a press. */
export function ReasonField({ name, value, error, onChange, autofocus }: ReasonFieldProps) {
  const field = useRef<HTMLTextAreaElement>(null);
  return (
    <div className={styles.reason}>
      <Textarea
        ref={field}
        name={name}
        label={text.reprintLabel}
        placeholder={text.reprintPlaceholder}
        value={value}
        error={error}
        required
        withAsterisk={false}
        rows={3}
        maxLength={LONGEST}
        {...(autofocus ? { 'data-autofocus': true } : {})}
        onChange={(event) => onChange(event.currentTarget.value)}
      />
      <Row gap="sm" role="group" aria-label={text.reprintPresets}>
        {Object.values(text.presets).map((preset) => (
          <button
            key={preset}
            type="button"
            className={styles.preset}
            aria-pressed={value === preset}
            onClick={() => {
              onChange(preset);
              field.current?.focus();
            }}
          >
            {preset}
          </button>
        ))}
      </Row>
    </div>
  );
}
