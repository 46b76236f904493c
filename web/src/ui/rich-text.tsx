import { lazy, Suspense } from 'react';
import styles from './rich-text.module.css';
import { richTextMessages as text } from './rich-text.messages.ts';
import type { RichTextEditorProps } from './rich-text.props.ts';

const Editor = lazy(async () => ({ default: (await import('./rich-text.editor.tsx')).RichText }));

/** Formatted text, without what `SafeHtml` would not show. The editor comes in a chunk of its own. */
export function RichTextEditor(props: RichTextEditorProps) {
  return (
    <Suspense fallback={<div className={styles.waiting} role="status" aria-busy="true" aria-label={text.loading} />}>
      <Editor {...props} />
    </Suspense>
  );
}
