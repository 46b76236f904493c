import { useEffect, useRef } from 'react';
import { Row } from '@/ui/layout/row.tsx';
import { Button } from './button.tsx';
import { conflictPanelMessages as text } from './conflict-panel.messages.ts';
import styles from './conflict.module.css';

export type ConflictSide = 'theirs' | 'mine';

/** A field that two people changed differently, as text. */
export interface ConflictRow {
  id: string;
  title: string;
  theirs: string;
  mine: string;
}

interface ConflictPanelProps {
  /** The server's message: who saved in the meantime. */
  message: string;
  rows: readonly ConflictRow[];
  /** The side that each row uses now, by its id. */
  chosen: Readonly<Record<string, ConflictSide>>;
  onChoose(side: ConflictSide, ids: readonly string[]): void;
  onClose(): void;
}

/**
 * Shows both versions of a record that someone else saved first, side by side, until the next save.
 * Each field offers a choice.
 */
export function ConflictPanel({ message, rows, chosen, onChoose, onClose }: ConflictPanelProps) {
  const title = useRef<HTMLHeadingElement>(null);
  useEffect(() => title.current?.focus(), []);
  const all = rows.map(({ id }) => id);
  return (
    <section className={styles.root} aria-labelledby="record-conflict">
      <h2 id="record-conflict" ref={title} tabIndex={-1} className={styles.title}>
        {message}
      </h2>
      <p className={styles.text}>{rows.length > 0 ? text.nothingLost : text.noDifference}</p>
      {rows.length > 0 ? (
        <ul className={styles.list}>
          {rows.map((row) => (
            <li key={row.id} className={styles.row} aria-label={row.title}>
              <strong className={styles.name}>{row.title}</strong>
              {(['theirs', 'mine'] as const).map((side) => (
                <Side
                  key={side}
                  side={side}
                  row={row}
                  used={chosen[row.id] === side}
                  onUse={() => onChoose(side, [row.id])}
                />
              ))}
            </li>
          ))}
        </ul>
      ) : null}
      <Row gap="sm">
        {rows.length > 0 ? (
          <>
            <Button kind="plain" onClick={() => onChoose('theirs', all)}>
              {text.loadTheirs}
            </Button>
            <Button kind="plain" onClick={() => onChoose('mine', all)}>
              {text.keepMine}
            </Button>
          </>
        ) : null}
        <Button kind="quiet" onClick={onClose}>
          {text.close}
        </Button>
      </Row>
    </section>
  );
}

interface SideProps {
  side: ConflictSide;
  row: ConflictRow;
  used: boolean;
  onUse(): void;
}

function Side({ side, row, used, onUse }: SideProps) {
  const take = side === 'theirs' ? text.takeTheirs(row.title) : text.takeMine(row.title);
  return (
    <div className={styles.side} data-used={used || undefined}>
      <span className={styles.whose}>{side === 'theirs' ? text.theirs : text.mine}</span>
      <span className={styles.value}>{row[side]}</span>
      <Button
        kind={used ? 'primary' : 'plain'}
        size="sm"
        aria-pressed={used}
        aria-label={used ? `${take}. ${text.used}` : take}
        onClick={onUse}
      >
        {used ? text.used : text.use}
      </Button>
    </div>
  );
}
