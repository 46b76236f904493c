import type { Editor } from '@tiptap/react';
import type { ReactNode } from 'react';
import { line } from './icon-frame.tsx';
import styles from './rich-text.module.css';

type ToolName =
  | 'bold'
  | 'italic'
  | 'underline'
  | 'strike'
  | 'heading2'
  | 'heading3'
  | 'bulletList'
  | 'orderedList'
  | 'quote'
  | 'link'
  | 'clear'
  | 'undo'
  | 'redo';

export interface RichTextTool {
  name: ToolName;
  icon: ReactNode;
  keys?: string;
  /** Begins a group. */
  isFirst?: boolean;
  isOn?(editor: Editor): boolean;
  isPossible?(editor: Editor): boolean;
  /** Undefined for the link button, which asks for an address. */
  run?(editor: Editor): void;
}

const BulletIcon = line('M9 6h11M9 12h11M9 18h11M4.5 6h.01M4.5 12h.01M4.5 18h.01', 18);
const NumberIcon = line('M10 6h10M10 12h10M10 18h10M4 4.5 5.5 4v4M4 8h3M4 14.5c0-1.5 3-1.5 3 0C7 16 4 17 4 18.5h3', 18);
const QuoteIcon = line(
  'M10 7H6a1 1 0 0 0-1 1v4h5zm0 5c0 3-1.5 4.5-4 5M19 7h-4a1 1 0 0 0-1 1v4h5zm0 5c0 3-1.5 4.5-4 5',
  18,
);
const LinkIcon = line(
  'M10 14a4 4 0 0 0 5.7 0l3-3A4 4 0 0 0 13 5.3l-1 1M14 10a4 4 0 0 0-5.7 0l-3 3A4 4 0 0 0 11 18.7l1-1',
  18,
);
const ClearIcon = line('M6 5h12M11 5 8.5 19M14 14l6 6M20 14l-6 6', 18);
const UndoIcon = line('M8.5 5 4 9.5 8.5 14M4 9.5h10a5.5 5.5 0 0 1 0 11h-3', 18);
const RedoIcon = line('M15.5 5 20 9.5 15.5 14M20 9.5H10a5.5 5.5 0 0 0 0 11h3', 18);

const letter = (sign: string, look?: string) => (
  <span className={styles.letter} data-look={look} aria-hidden="true">
    {sign}
  </span>
);

export const RICH_TEXT_TOOLS: readonly RichTextTool[] = [
  {
    name: 'bold',
    icon: letter('B', 'bold'),
    keys: 'Ctrl+B',
    isOn: (editor) => editor.isActive('bold'),
    run: (editor) => editor.chain().focus().toggleBold().run(),
  },
  {
    name: 'italic',
    icon: letter('I', 'italic'),
    keys: 'Ctrl+I',
    isOn: (editor) => editor.isActive('italic'),
    run: (editor) => editor.chain().focus().toggleItalic().run(),
  },
  {
    name: 'underline',
    icon: letter('U', 'underline'),
    keys: 'Ctrl+U',
    isOn: (editor) => editor.isActive('underline'),
    run: (editor) => editor.chain().focus().toggleUnderline().run(),
  },
  {
    name: 'strike',
    icon: letter('S', 'strike'),
    keys: 'Ctrl+Shift+S',
    isOn: (editor) => editor.isActive('strike'),
    run: (editor) => editor.chain().focus().toggleStrike().run(),
  },
  {
    name: 'heading2',
    icon: letter('H2'),
    isFirst: true,
    isOn: (editor) => editor.isActive('heading', { level: 2 }),
    run: (editor) => editor.chain().focus().toggleHeading({ level: 2 }).run(),
  },
  {
    name: 'heading3',
    icon: letter('H3'),
    isOn: (editor) => editor.isActive('heading', { level: 3 }),
    run: (editor) => editor.chain().focus().toggleHeading({ level: 3 }).run(),
  },
  {
    name: 'bulletList',
    icon: <BulletIcon />,
    isFirst: true,
    isOn: (editor) => editor.isActive('bulletList'),
    run: (editor) => editor.chain().focus().toggleBulletList().run(),
  },
  {
    name: 'orderedList',
    icon: <NumberIcon />,
    isOn: (editor) => editor.isActive('orderedList'),
    run: (editor) => editor.chain().focus().toggleOrderedList().run(),
  },
  {
    name: 'quote',
    icon: <QuoteIcon />,
    isOn: (editor) => editor.isActive('blockquote'),
    run: (editor) => editor.chain().focus().toggleBlockquote().run(),
  },
  { name: 'link', icon: <LinkIcon />, isFirst: true, isOn: (editor) => editor.isActive('link') },
  {
    name: 'clear',
    icon: <ClearIcon />,
    run: (editor) => editor.chain().focus().unsetAllMarks().clearNodes().run(),
  },
  {
    name: 'undo',
    icon: <UndoIcon />,
    keys: 'Ctrl+Z',
    isFirst: true,
    isPossible: (editor) => editor.can().undo(),
    run: (editor) => editor.chain().focus().undo().run(),
  },
  {
    name: 'redo',
    icon: <RedoIcon />,
    keys: 'Ctrl+Y',
    isPossible: (editor) => editor.can().redo(),
    run: (editor) => editor.chain().focus().redo().run(),
  },
];
