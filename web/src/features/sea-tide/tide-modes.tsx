import { TIDE_SESSIONS } from '@muara/contract/constants';
import { Button } from '@/ui/button.tsx';
import { AddIcon, DeleteIcon } from '@/ui/list/row-icons.tsx';
import { Muted } from '@/ui/layout/muted.tsx';
import styles from './sea-tide.module.css';
import { seaTideMessages as text } from './sea-tide.messages.ts';
import { TideIcon } from './tide-icons.tsx';
import type { useTideMode } from './use-tide-mode.ts';

/** The action on clicking a day, for users who can make changes, and the session to add. */
export function TideModes({ modes }: { modes: ReturnType<typeof useTideMode> }) {
  const { mode, session, canAdd, canDelete, press, choose } = modes;
  if (!canAdd && !canDelete) return null;
  return (
    <div className={styles.modes}>
      <div className={styles.buttons} role="group" aria-label={text.modes}>
        {canAdd ? (
          <Button
            kind={mode === 'add' ? 'primary' : 'plain'}
            icon={<AddIcon />}
            aria-pressed={mode === 'add'}
            onClick={() => press('add')}
          >
            {text.addMode}
          </Button>
        ) : null}
        {canDelete ? (
          <Button
            kind={mode === 'delete' ? 'danger' : 'plain'}
            icon={<DeleteIcon />}
            aria-pressed={mode === 'delete'}
            onClick={() => press('delete')}
          >
            {text.deleteMode}
          </Button>
        ) : null}
      </div>
      {mode === 'add' ? (
        <fieldset className={styles.sessions}>
          <legend className="sr-only">{text.session}</legend>
          {TIDE_SESSIONS.map((one) => (
            <label key={one} className={styles.session}>
              <input type="radio" name="session" checked={one === session} onChange={() => choose(one)} />
              <TideIcon session={one} />
              {text.sessions[one]}
            </label>
          ))}
        </fieldset>
      ) : null}
      <Muted role="status">
        {mode === 'add' ? text.adding[session] : mode === 'delete' ? text.deleting : text.choose}
      </Muted>
    </div>
  );
}
