import { useEffect, useRef } from 'react';
import { Button } from '@/ui/button.tsx';
import styles from './conflict-panel.module.css';
import { rightsBesides, type Difference } from './settings-conflict.ts';
import { rightsOf, type RoleDraft } from './settings-draft.ts';
import { conflictMessages as text, roleMessages, settingsMessages } from './settings.messages.ts';
import type { Conflict } from './use-settings-form.ts';

interface ConflictPanelProps {
  conflict: Conflict;
  onChoose(side: 'theirs' | 'mine', differences: readonly Difference[]): void;
  onClose(): void;
}

/** Somebody else saved first: both versions side by side, each with its choice, until the next save. */
export function ConflictPanel({ conflict: { message, differences, chosen }, onChoose, onClose }: ConflictPanelProps) {
  const title = useRef<HTMLHeadingElement>(null);
  useEffect(() => title.current?.focus(), []);
  return (
    <section className={styles.root} aria-labelledby="setting-conflict">
      <h2 id="setting-conflict" ref={title} tabIndex={-1} className={styles.title}>
        {message}
      </h2>
      <p className={styles.text}>{differences.length > 0 ? text.nothingLost : text.noDifference}</p>
      {differences.length > 0 ? (
        <ul className={styles.list}>
          {differences.map((difference) => (
            <li key={difference.id} className={styles.row} aria-label={titleOf(difference)}>
              <strong className={styles.name}>{titleOf(difference)}</strong>
              <Side
                side="theirs"
                difference={difference}
                used={chosen[difference.id] === 'theirs'}
                onUse={() => onChoose('theirs', [difference])}
              />
              <Side
                side="mine"
                difference={difference}
                used={chosen[difference.id] === 'mine'}
                onUse={() => onChoose('mine', [difference])}
              />
            </li>
          ))}
        </ul>
      ) : null}
      <div className={styles.buttons}>
        {differences.length > 0 ? (
          <>
            <Button kind="plain" onClick={() => onChoose('theirs', differences)}>
              {text.loadTheirs}
            </Button>
            <Button kind="plain" onClick={() => onChoose('mine', differences)}>
              {text.keepMine}
            </Button>
          </>
        ) : null}
        <Button kind="quiet" onClick={onClose}>
          {text.close}
        </Button>
      </div>
    </section>
  );
}

interface SideProps {
  side: 'theirs' | 'mine';
  difference: Difference;
  used: boolean;
  onUse(): void;
}

function Side({ side, difference, used, onUse }: SideProps) {
  const title = titleOf(difference);
  return (
    <div className={styles.side} data-used={used || undefined}>
      <span className={styles.whose}>{side === 'theirs' ? text.theirs : text.mine}</span>
      <span className={styles.value}>{valueOf(difference, side)}</span>
      <Button
        kind={used ? 'primary' : 'plain'}
        size="sm"
        aria-pressed={used}
        aria-label={side === 'theirs' ? text.takeTheirs(title) : text.takeMine(title)}
        onClick={onUse}
      >
        {used ? text.used : text.use}
      </Button>
    </div>
  );
}

function titleOf(difference: Difference): string {
  if (difference.kind === 'role') return text.roleTitle(difference.name.trim() || roleMessages.unnamed);
  return difference.field === 'agents_ticket_expiry_period'
    ? settingsMessages.expiry
    : settingsMessages.ages[difference.field];
}

function valueOf(difference: Difference, side: 'theirs' | 'mine'): string {
  if (difference.kind === 'number') return difference[side];
  const { theirs, mine } = difference;
  if (!theirs)
    return side === 'theirs' ? text.notThere : text.newRole(roleMessages.ticked(rightsOf(mine.policies).length));
  return side === 'theirs' ? besides(theirs, mine) : besides(mine, theirs);
}

/** What one of the two has and the other has not. */
function besides(one: RoleDraft, other: RoleDraft): string {
  const rights = rightsBesides(one, other);
  return rights.length > 0 ? `+ ${rights.join(', ')}` : text.same;
}
