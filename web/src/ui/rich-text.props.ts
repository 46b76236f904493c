import type { ReactNode } from 'react';

export interface RichTextEditorProps {
  label: string;
  /** Lets a form and its error summary find the field. */
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
