import { useId, useState } from 'react';
import { Unfold } from '@/ui/payload.tsx';
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
