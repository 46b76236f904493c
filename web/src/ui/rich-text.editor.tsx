import { Input } from '@mantine/core';
import { Editor } from '@tiptap/react';
import { StarterKit } from '@tiptap/starter-kit';
import { useEffect, useEffectEvent, useId, useMemo, useRef, useState, type RefObject } from 'react';
import prose from './prose.module.css';
import styles from './rich-text.module.css';
import { RichTextToolbar } from './rich-text.toolbar.tsx';
import type { RichTextEditorProps } from './rich-text.props.ts';
import { TABLE_EXTENSIONS } from './rich-text.tables.ts';
import { LINK_ATTRIBUTES, SAFE_ADDRESS } from './safe-html.rules.ts';

/**
 * Allows only what `SafeHtml` shows.
 * The kit would add an empty last line, which changes a text when it is opened.
 */
const EXTENSIONS = [
  StarterKit.configure({
    heading: { levels: [2, 3, 4] },
    trailingNode: false,
    link: {
      openOnClick: false,
      defaultProtocol: 'https',
      HTMLAttributes: LINK_ATTRIBUTES,
      isAllowedUri: (address) => SAFE_ADDRESS.test(address),
    },
  }),
  ...TABLE_EXTENSIONS,
];

export function RichText(props: RichTextEditorProps) {
  const { label, name, value, onChange, onBlur, error, hint, required, readOnly = false } = props;
  const id = useId();
  const attributes = useAttributes(id, props);
  const place = useRef<HTMLDivElement>(null);
  const editor = useOwnEditor(place, value, attributes, onChange);
  useFollow(editor, value, attributes, readOnly);
  const focus = () => editor?.commands.focus();

  return (
    <div
      className={styles.root}
      onBlur={(event) => {
        if (!event.currentTarget.contains(event.relatedTarget)) onBlur?.();
      }}
    >
      <Input.Label id={`${id}-label`} labelElement="div" required={required} onClick={focus}>
        {label}
      </Input.Label>
      {hint ? <Input.Description id={`${id}-hint`}>{hint}</Input.Description> : null}
      <div className={styles.box} data-bad={error ? true : undefined} data-read-only={readOnly || undefined}>
        {editor && !readOnly ? <RichTextToolbar editor={editor} label={label} controls={`${id}-text`} /> : null}
        <div ref={place} />
      </div>
      {/* Forms find a field by the control of its name; what looks for this one finds the text. */}
      {name ? (
        <input className="sr-only" name={name} aria-hidden="true" tabIndex={-1} readOnly value="" onFocus={focus} />
      ) : null}
      {error ? (
        <Input.Error id={`${id}-error`} className={styles.error}>
          {error}
        </Input.Error>
      ) : null}
    </div>
  );
}

/**
 * Creates an editor that lives as long as the component.
 * The editor's own hook creates it during rendering and ends it on a timer, so a slow render could get one that has
 * ended.
 */
function useOwnEditor(
  place: RefObject<HTMLDivElement | null>,
  value: string,
  attributes: Record<string, string>,
  onChange: (html: string) => void,
): Editor | null {
  const [editor, setEditor] = useState<Editor | null>(null);
  const create = useEffectEvent(
    (onUpdate: (editor: Editor) => void) =>
      new Editor({
        element: place.current,
        extensions: EXTENSIONS,
        content: value,
        // The page's own style sheet has what the editor would write into a style element.
        injectCSS: false,
        editorProps: { attributes },
        onUpdate: ({ editor }) => onUpdate(editor),
      }),
  );
  const changed = useEffectEvent((editor: Editor) => onChange(htmlOf(editor)));
  useEffect(() => {
    const own = create((editor) => changed(editor));
    setEditor(own);
    return () => own.destroy();
  }, []);
  return editor;
}

/** The state of the text. The object stays the same until something in it changes. */
function useAttributes(id: string, { error, hint, required, readOnly }: RichTextEditorProps): Record<string, string> {
  const described = [hint ? `${id}-hint` : '', error ? `${id}-error` : ''].filter(Boolean).join(' ');
  const isWrong = Boolean(error);
  return useMemo(
    () => ({
      id: `${id}-text`,
      class: `${prose.prose} ${styles.text}`,
      role: 'textbox',
      'aria-multiline': 'true',
      'aria-labelledby': `${id}-label`,
      ...(described ? { 'aria-describedby': described } : {}),
      ...(isWrong ? { 'aria-invalid': 'true' } : {}),
      ...(required ? { 'aria-required': 'true' } : {}),
      ...(readOnly ? { 'aria-readonly': 'true', tabindex: '0' } : {}),
    }),
    [id, described, isWrong, required, readOnly],
  );
}

/** Follows changes from outside, such as after Discard; the editor already has what was typed in it. */
function useFollow(editor: Editor | null, value: string, attributes: Record<string, string>, readOnly: boolean): void {
  const known = useRef(value);
  useEffect(() => {
    if (!editor) return;
    if (value !== known.current && value !== htmlOf(editor)) editor.commands.setContent(value, { emitUpdate: false });
    known.current = value;
  }, [editor, value]);
  useEffect(() => {
    editor?.setOptions({ editorProps: { attributes } });
    editor?.setEditable(!readOnly, false);
  }, [editor, attributes, readOnly]);
}

/** Returns the editor's HTML; '' for an empty paragraph, which is how an editor represents no text. */
const htmlOf = (editor: Editor): string => (editor.isEmpty ? '' : editor.getHTML());
