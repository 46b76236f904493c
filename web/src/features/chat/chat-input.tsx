import { CHAT_MESSAGE_MAX } from '@muara/contract/constants';
import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { useRealtimeState } from '@/domain/realtime/realtime-context.ts';
import { appState } from '@/lib/app-state.ts';
import { keptForms } from '@/lib/kept-forms.ts';
import { onSessionReset } from '@/lib/session-resets.ts';
import { useKeptValue } from '@/domain/forms/use-kept-values.ts';
import styles from './chat-input.module.css';
import type { ChatStore } from './chat-store.ts';
import { chatMessages as text } from './chat.messages.ts';
import { EmojiPicker } from './emoji-picker.tsx';

/** From this many characters before the limit, the input shows how many are left. */
const NEAR_LIMIT = 100;

/** Unsent texts by person, so that a minimised box keeps its input. */
const unsent = appState(() => ({ drafts: new Map<number, string>() }));
onSessionReset(() => unsent.drafts.clear());

/** The input before a reload that the app started. */
function keptDraft(id: number): string {
  const kept = keptForms.find(`chat ${id}`);
  return typeof kept === 'string' ? kept.slice(0, CHAT_MESSAGE_MAX) : '';
}

interface ChatInputProps {
  store: ChatStore;
  id: number;
  name: string;
  focusWish: object | null;
}

/** One line that grows; Enter sends, Shift and Enter begin a new line. */
export function ChatInput({ store, id, name, focusWish }: ChatInputProps) {
  const input = useRef<HTMLTextAreaElement>(null);
  const [draft, setDraft] = useState(() => unsent.drafts.get(id) ?? keptDraft(id));
  useKeptValue(`chat ${id}`, () => draft || undefined);
  const { phase } = useRealtimeState();
  const left = CHAT_MESSAGE_MAX - draft.length;

  useEffect(() => {
    if (focusWish) input.current?.focus();
  }, [focusWish]);
  useEffect(() => () => store.blur(id), [store, id]);
  useLayoutEffect(() => {
    const element = input.current;
    if (!element) return;
    element.style.height = '';
    if (draft !== '') element.style.height = `${element.scrollHeight + 2}px`;
  }, [draft]);

  const change = (next: string) => {
    store.typed(id, draft, next);
    unsent.drafts.set(id, next);
    setDraft(next);
  };
  const send = () => {
    if (draft.trim() === '') return;
    store.send(id, draft);
    unsent.drafts.delete(id);
    setDraft('');
  };
  const insert = (code: string) => {
    const element = input.current;
    const [from, to] = [element?.selectionStart ?? draft.length, element?.selectionEnd ?? draft.length];
    const next = draft.slice(0, from) + code + draft.slice(to);
    if (next.length > CHAT_MESSAGE_MAX) return;
    change(next);
    element?.focus();
    requestAnimationFrame(() => element?.setSelectionRange(from + code.length, from + code.length));
  };

  return (
    <form
      className={styles.form}
      onSubmit={(event) => {
        event.preventDefault();
        send();
      }}
    >
      {phase === 'open' ? null : (
        <p className={styles.note} role="status">
          {text.disconnected}
        </p>
      )}
      {left <= NEAR_LIMIT ? <p className={styles.note}>{text.tooLong(left)}</p> : null}
      <div className={styles.line}>
        <EmojiPicker onPick={insert} />
        <textarea
          ref={input}
          className={styles.input}
          rows={1}
          aria-label={text.input(name)}
          placeholder={text.placeholder}
          maxLength={CHAT_MESSAGE_MAX}
          enterKeyHint="send"
          value={draft}
          onChange={(event) => change(event.currentTarget.value)}
          onFocus={() => store.focus(id)}
          onBlur={() => store.blur(id)}
          onKeyDown={(event) => {
            if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing) return;
            event.preventDefault();
            send();
          }}
        />
        <button
          type="submit"
          className={styles.send}
          aria-label={text.send}
          aria-disabled={draft.trim() === '' || undefined}
        >
          <svg width="20" height="20" viewBox="0 0 24 24" fill="currentColor" aria-hidden="true">
            <path
              d="M4 12 3 4l18 8-18 8 1-8zm0 0h8"
              stroke="currentColor"
              strokeWidth="1.4"
              strokeLinejoin="round"
              fill="none"
            />
          </svg>
        </button>
      </div>
    </form>
  );
}
