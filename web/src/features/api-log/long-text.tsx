import { useId, useState } from 'react';
import { ChevronIcon } from '@/ui/icons.tsx';
import { apiLogMessages as text } from './api-log.messages.ts';
import styles from './api-log.module.css';

/** What fits on a line of the list. */
const URL_LENGTH = 48;

/** The address of a call; a long one shows its beginning and unfolds. */
export function Url({ url }: { url: string }) {
  const [open, setOpen] = useState(false);
  const id = useId();
  if (url.length <= URL_LENGTH) return <code className={styles.url}>{url}</code>;
  return (
    <span className={styles.long}>
      <code id={id} className={styles.url}>
        {open ? url : `${url.slice(0, URL_LENGTH - 1)}…`}
      </code>
      <Unfold open={open} controls={id} label={open ? text.hideUrl : text.showUrl} onPress={() => setOpen(!open)} />
    </span>
  );
}

/** The body of a call, folded; nothing at all when there was none (002 §2.14). */
export function Payload({ json }: { json: string | null }) {
  const [open, setOpen] = useState(false);
  const id = useId();
  if (isEmpty(json)) return null;
  return (
    <span className={styles.long} data-open={open || undefined}>
      <Unfold
        open={open}
        controls={id}
        label={open ? text.hidePayload : text.showPayload}
        onPress={() => setOpen(!open)}
      />
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

/** JSON with a line for each value; whatever else was sent stays as it was. */
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

function Unfold({ open, controls, label, onPress }: UnfoldProps) {
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
