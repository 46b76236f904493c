import type { Frame } from '@muara/contract/control';
import { NativeSelect, TextInput } from '@mantine/core';
import { useSearchParams } from 'react-router-dom';
import { toast } from '@/lib/toast.ts';
import { Button } from '@/ui/button.tsx';
import { EmptyState } from '@/ui/states.tsx';
import { countOf } from '../../data/count-of.ts';
import { timeOf } from '../../data/moments.ts';
import { useCommand } from '../../data/use-command.ts';
import { Badge } from '../../parts/badge.tsx';
import { Json } from '../../parts/json.tsx';
import { Surface } from '../../parts/surface.tsx';
import styles from './realtime.module.css';

const SHOWN = 200;
const DIRECTIONS = [
  { value: '', label: 'Both directions' },
  { value: 'out', label: 'From the server' },
  { value: 'in', label: 'To the server' },
];

/** The messages, newest first. What the filter shows of the server's can be sent again. */
export function Frames({ name, frames, written }: { name: string; frames: readonly Frame[]; written: number }) {
  const [search, setSearch] = useSearchParams();
  const direction = search.get('direction') ?? '';
  const type = search.get('type') ?? '';
  const shown = frames
    .filter((frame) => direction === '' || frame.direction === direction)
    .filter((frame) => frame.type.includes(type))
    .toReversed();
  const replay = useCommand(
    (control, { since, until }: { since: number; until: number }) =>
      control.replayFrames({ params: { name }, body: { since, until } }),
    {
      toastError: true,
      onDone: ({ frames: count, sent }) =>
        toast.success(`${countOf(count, 'message')} sent to ${countOf(sent, 'window')}`),
    },
  );
  const change = (key: string, value: string) => {
    const next = new URLSearchParams(search);
    if (value === '') next.delete(key);
    else next.set(key, value);
    setSearch(next, { replace: true });
  };
  const oldest = shown.at(-1);
  const newest = shown[0];
  return (
    <Surface>
      <div className={styles.tools}>
        <NativeSelect
          aria-label="Direction"
          data={DIRECTIONS}
          value={direction}
          onChange={({ currentTarget }) => change('direction', currentTarget.value)}
        />
        <TextInput
          aria-label="Type"
          placeholder="Type, such as alert"
          value={type}
          onChange={({ currentTarget }) => change('type', currentTarget.value.trim())}
        />
        <span role="status" className={styles.quiet}>
          {shown.length} of {written}
        </span>
        {oldest && newest ? (
          <Button
            kind="plain"
            size="sm"
            pending={replay.pending}
            onClick={() => replay.run({ since: oldest.id - 1, until: newest.id })}
          >
            Send {oldest.id} to {newest.id} again
          </Button>
        ) : null}
      </div>
      {shown.length === 0 ? (
        <EmptyState
          title={frames.length === 0 ? 'No messages yet' : 'No message matches'}
          text="Messages appear here as windows and server send them."
        />
      ) : (
        <ul className={styles.frames} aria-label="Messages, newest first">
          {shown.slice(0, SHOWN).map((frame) => (
            <li key={frame.id}>
              <FrameLine frame={frame} />
            </li>
          ))}
        </ul>
      )}
    </Surface>
  );
}

function FrameLine({ frame: { id, at, direction, type, peer, userId, message } }: { frame: Frame }) {
  return (
    <details>
      <summary className={styles.frame}>
        <span className={styles.quiet}>{id}</span>
        <code>{timeOf(at)}</code>
        <Badge tone={direction === 'out' ? 'brand' : 'lamp'}>{direction === 'out' ? 'server →' : '→ server'}</Badge>
        <strong>{type || 'unreadable'}</strong>
        <span className={styles.quiet}>
          {peer}
          {userId === null ? '' : `, user ${userId}`}
        </span>
      </summary>
      <div className={styles.message}>
        {message === undefined ? (
          <span className={styles.quiet}>Dropped to save memory</span>
        ) : (
          <Json label={`Message ${id}`} value={message} />
        )}
      </div>
    </details>
  );
}
