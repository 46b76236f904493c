import { lazy, Suspense, type ReactNode } from 'react';
import styles from './rich-text.module.css';
import { richTextMessages as text } from './rich-text.messages.ts';

const Editor = lazy(async () => ({ default: (await import('./rich-text.editor.tsx')).RichText }));

export interface RichTextEditorProps {
  label: string;
  /** So that a form and its error summary find the field. */
  name?: string;
  /** HTML; '' for none. */
  value: string;
  onChange(html: string): void;
  onBlur?(): void;
  error?: string | undefined;
  hint?: ReactNode;
  required?: boolean;
  readOnly?: boolean;
}

/** Formatted text, without what `SafeHtml` would not show. The editor comes in a chunk of its own. */
export function RichTextEditor(props: RichTextEditorProps) {
  return (
    <Suspense fallback={<div className={styles.waiting} role="status" aria-busy="true" aria-label={text.loading} />}>
      <Editor {...props} />
    </Suspense>
  );
}
