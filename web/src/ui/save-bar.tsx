import { useEffect, useEffectEvent, type ReactNode } from 'react';
import { usePageMark } from '@/lib/page-mark.ts';
import { Button } from './button.tsx';
import { saveBarMessages as text } from './save-bar.messages.ts';
import styles from './save-bar.module.css';
import { Shortcut } from './shortcut.tsx';

interface SaveBarProps {
  /** There is something to save. */
  unsaved: boolean;
  /** The record is new: it can be saved from the start. */
  isNew?: boolean;
  pending: boolean;
  onSave(): void;
  onDiscard(): void;
  /** Shown beside 'Unsaved changes', such as which fields need attention. */
  note?: ReactNode;
}

/** Stays visible below a long form that is new or has unsaved changes; Ctrl+Enter saves from anywhere. */
export function SaveBar({ unsaved, isNew = false, pending, onSave, onDiscard, note }: SaveBarProps) {
  const isShown = unsaved || isNew;
  const save = useEffectEvent(() => {
    if (!pending) onSave();
  });
  usePageMark('save-bar', isShown);
  useEffect(() => {
    if (!isShown) return undefined;
    const press = (event: KeyboardEvent) => {
      // A dialog over the form has keys of its own.
      if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey) || document.querySelector('dialog[open]')) return;
      event.preventDefault();
      save();
    };
    document.addEventListener('keydown', press);
    return () => document.removeEventListener('keydown', press);
  }, [isShown]);

  return (
    <div className={isShown ? styles.bar : undefined} data-save-bar>
      <p className={styles.words} role="status">
        {unsaved ? <strong>{text.unsaved}</strong> : null}
        {isShown && note ? <span className={styles.note}>{note}</span> : null}
      </p>
      {isShown ? (
        <div className={styles.buttons}>
          {unsaved ? (
            <Button kind="plain" disabled={pending} onClick={onDiscard}>
              {text.discard}
            </Button>
          ) : null}
          <Button pending={pending} onClick={onSave} aria-keyshortcuts="Control+Enter">
            {text.save} <Shortcut keys={text.keys} />
          </Button>
        </div>
      ) : null}
    </div>
  );
}
