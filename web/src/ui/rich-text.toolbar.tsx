import type { Editor } from '@tiptap/react';
import { useEffect, useReducer, useRef, useState, type KeyboardEvent } from 'react';
import { RICH_TEXT_TOOLS, type RichTextTool } from './rich-text.tools.tsx';
import { RichTextLink } from './rich-text.link.tsx';
import { richTextMessages as text } from './rich-text.messages.ts';
import styles from './rich-text.module.css';

interface RichTextToolbarProps {
  editor: Editor;
  /** Of the field. */
  label: string;
  /** The id of the text. */
  controls: string;
}

/**
 * A toolbar with one tab stop (APG).
 * Arrow keys, Home and End move within it, and Escape returns to the text.
 */
export function RichTextToolbar({ editor, label, controls }: RichTextToolbarProps) {
  const bar = useRef<HTMLDivElement>(null);
  const [at, setAt] = useState(0);
  const [linking, setLinking] = useState(false);
  useEveryChange(editor);

  const keys = (event: KeyboardEvent) => {
    const to = nextOf(event.key, at);
    if (event.key === 'Escape') {
      // A dialog around it stays.
      event.preventDefault();
      editor.commands.focus();
    }
    if (to === null) return;
    event.preventDefault();
    setAt(to);
    bar.current?.querySelectorAll<HTMLElement>('button')[to]?.focus();
  };
  const press = (tool: RichTextTool, index: number) => {
    setAt(index);
    if (tool.run) tool.run(editor);
    else setLinking(!linking);
  };
  return (
    <>
      <div
        ref={bar}
        role="toolbar"
        tabIndex={-1}
        aria-label={text.toolbar(label)}
        aria-controls={controls}
        className={styles.toolbar}
        onKeyDown={keys}
      >
        {RICH_TEXT_TOOLS.map((tool, index) => {
          const isOff = tool.isPossible?.(editor) === false;
          const name = text[tool.name];
          return (
            <button
              key={tool.name}
              type="button"
              className={styles.tool}
              data-first={tool.isFirst || undefined}
              tabIndex={index === at ? 0 : -1}
              title={tool.keys ? `${name} (${tool.keys})` : name}
              aria-keyshortcuts={tool.keys?.replace('Ctrl', 'Control')}
              aria-pressed={tool.isOn?.(editor)}
              aria-expanded={tool.run ? undefined : linking}
              aria-disabled={isOff || undefined}
              // The text keeps its focus and its selection while the mouse is used.
              onMouseDown={(event) => event.preventDefault()}
              onFocus={() => setAt(index)}
              onClick={() => {
                if (!isOff) press(tool, index);
              }}
            >
              <span className="sr-only">{name}</span>
              {tool.icon}
            </button>
          );
        })}
      </div>
      {linking ? <RichTextLink editor={editor} onDone={() => setLinking(false)} /> : null}
    </>
  );
}

/** Rerenders with each change of the text or the selection. */
function useEveryChange(editor: Editor): void {
  const [, render] = useReducer((count: number) => count + 1, 0);
  useEffect(() => {
    editor.on('transaction', render);
    return () => {
      editor.off('transaction', render);
    };
  }, [editor]);
}

function nextOf(key: string, at: number): number | null {
  const last = RICH_TEXT_TOOLS.length - 1;
  switch (key) {
    case 'ArrowRight':
      return at === last ? 0 : at + 1;
    case 'ArrowLeft':
      return at === 0 ? last : at - 1;
    case 'Home':
      return 0;
    case 'End':
      return last;
    default:
      return null;
  }
}
