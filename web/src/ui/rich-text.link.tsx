import { TextInput } from '@mantine/core';
import type { Editor } from '@tiptap/react';
import { useEffect, useRef, useState, type KeyboardEvent } from 'react';
import { Button } from './button.tsx';
import { richTextMessages as text } from './rich-text.messages.ts';
import styles from './rich-text.module.css';
import { linkAddress } from './safe-html.rules.ts';

/** Asks for the address of a link. It is used inside forms, so it is not a form itself. */
export function RichTextLink({ editor, onDone }: { editor: Editor; onDone(): void }) {
  const field = useRef<HTMLInputElement>(null);
  const [before] = useState(() => String(editor.getAttributes('link').href ?? ''));
  const [typed, setTyped] = useState(before.replace(/^mailto:/, ''));
  const [error, setError] = useState<string | null>(null);
  useEffect(() => field.current?.select(), []);

  const close = () => {
    onDone();
    editor.commands.focus();
  };
  const apply = () => {
    const href = linkAddress(typed);
    if (href === null) {
      setError(text.addressWrong);
      field.current?.focus();
      return;
    }
    const chain = editor.chain().focus().extendMarkRange('link');
    // Without words of its own a link shows its address.
    if (editor.state.selection.empty && before === '')
      chain.insertContent({ type: 'text', text: typed.trim(), marks: [{ type: 'link', attrs: { href } }] }).run();
    else chain.setLink({ href }).run();
    onDone();
  };
  const keys = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' && event.key !== 'Escape') return;
    event.preventDefault();
    if (event.key === 'Escape') close();
    else if (event.target === field.current) apply();
    else (event.target as HTMLElement).click();
  };
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- hears the keys of the controls inside
    <div role="group" aria-label={text.link} className={styles.link} onKeyDown={keys}>
      <TextInput
        ref={field}
        className={styles.address}
        label={text.address}
        description={text.addressHint}
        inputMode="url"
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        maxLength={2000}
        value={typed}
        error={error}
        onChange={(event) => {
          setTyped(event.currentTarget.value);
          setError(null);
        }}
      />
      <div className={styles.linkButtons}>
        <Button size="sm" onClick={apply}>
          {text.apply}
        </Button>
        {before ? (
          <Button
            size="sm"
            kind="plain"
            onClick={() => {
              editor.chain().focus().extendMarkRange('link').unsetLink().run();
              onDone();
            }}
          >
            {text.unlink}
          </Button>
        ) : null}
        <Button size="sm" kind="quiet" onClick={close}>
          {text.cancel}
        </Button>
      </div>
    </div>
  );
}
