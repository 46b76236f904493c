import { useId, useState } from 'react';
import { ChevronIcon } from './icons.tsx';
import { payloadMessages as text } from './payload.messages.ts';
import styles from './payload.module.css';

/** What was sent, folded; nothing at all when that was nothing. */
export function Payload({ json }: { json: string | null }) {
  const [open, setOpen] = useState(false);
  const id = useId();
  if (isEmpty(json)) return null;
  return (
    <span className={styles.root} data-open={open || undefined}>
      <Unfold open={open} controls={id} label={open ? text.hide : text.show} onPress={() => setOpen(!open)} />
      {open ? (
        <pre id={id} className={styles.payload} tabIndex={0} aria-label={text.payload}>
          {inLines(json)}
        </pre>
      ) : null}
    </span>
  );
}

function isEmpty(json: string | null): json is null {
  return json === null || ['', '{}', '[]', 'null'].includes(json.trim());
}

/** Formats JSON with a line for each value; other text stays unchanged. */
function inLines(json: string): string {
  try {
    return JSON.stringify(JSON.parse(json), null, 2);
  } catch {
    return json;
  }
}

interface UnfoldProps {
  open: boolean;
  controls: string;
  label: string;
  onPress(): void;
}

/** Shows and hides details that do not fit into a line of a list. */
export function Unfold({ open, controls, label, onPress }: UnfoldProps) {
  return (
    <button
      type="button"
      className={styles.unfold}
      aria-expanded={open}
      aria-controls={open ? controls : undefined}
      onClick={onPress}
    >
      {label}
      <ChevronIcon size={14} />
    </button>
  );
}
