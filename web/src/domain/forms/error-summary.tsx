import { useEffect, useId, useRef } from 'react';
import { flushSync } from 'react-dom';
import type { FieldErrors } from '@/domain/errors/field-errors.ts';
import { errorSummaryMessages as text } from './error-summary.messages.ts';
import styles from './error-summary.module.css';

interface ErrorSummaryProps {
  errors: FieldErrors;
  /** What the form calls a field. */
  labelOf(field: string): string;
  /** Reveals a hidden field, such as one in a closed section; runs before the field takes the focus. */
  onJump?(field: string): void;
}

/**
 * Lists the errors of a long form above it, each linked to its field (GOV.UK's error summary).
 * It takes the focus when it appears; give it another `key` for each refusal, so that it does so again.
 */
export function ErrorSummary({ errors, labelOf, onJump }: ErrorSummaryProps) {
  const id = useId();
  const panel = useRef<HTMLDivElement>(null);
  useEffect(() => panel.current?.focus(), []);
  const fields = Object.entries(errors);
  if (fields.length === 0) return null;
  return (
    <div ref={panel} role="alert" aria-labelledby={id} tabIndex={-1} className={styles.summary}>
      <h2 id={id} className={styles.title}>
        {text.title}
      </h2>
      <ul className={styles.list}>
        {fields.map(([field, error]) => (
          <li key={field}>
            <a
              href={`#${field}`}
              onClick={(event) => {
                event.preventDefault();
                flushSync(() => onJump?.(field));
                showField(panel.current, field);
              }}
            >
              {text.line(labelOf(field), error)}
            </a>
          </li>
        ))}
      </ul>
    </div>
  );
}

/** Opens what the field is folded away in, and gives it the focus. */
function showField(from: HTMLElement | null, field: string): void {
  const control = controlOf(from?.closest('form') ?? null, field);
  for (let fold = control?.closest('details'); fold; fold = fold.parentElement?.closest('details')) fold.open = true;
  control?.focus();
}

function controlOf(form: HTMLFormElement | null, field: string): HTMLElement | null {
  const named = form ? [...form.elements].find((element) => element.getAttribute('name') === field) : null;
  const found = named ?? document.getElementsByName(field)[0] ?? document.getElementById(field);
  return found instanceof HTMLElement ? found : null;
}
