import type { MyTicket } from '@muara/contract/types';
import { lazy, Suspense, useEffect, useSyncExternalStore } from 'react';
import { useToast } from '@/lib/toast.ts';
import { keptForms } from '@/lib/kept-forms.ts';
import { useKeptDialog } from '@/domain/forms/use-kept-dialog.ts';
import { useKeptValue } from '@/domain/forms/use-kept-values.ts';
import { Button } from '@/ui/button.tsx';
import { ReasonButton } from '@/ui/reason-button.tsx';
import { myTicketsMessages as text } from './my-tickets.messages.ts';
import styles from './my-tickets.module.css';
import { selection, SELECTION_LIMIT, type Selected } from './selection.ts';
import { firstCodes } from './ticket-words.ts';
import { useMarkSold } from './use-mark-sold.ts';

const SendDialog = lazy(() => import('./send.dialog.tsx'));

/** The tickets that are ticked. */
function useSelection(): readonly Selected[] {
  return [...useSyncExternalStore(selection.subscribe, selection.all).values()];
}

const KEPT = 'my-tickets-ticked';

/** The selection survives a reload that the app starts. */
function useKeptSelection(): void {
  useEffect(() => selection.putBack(keptForms.find(KEPT)), []);
  useKeptValue(KEPT, () => (selection.all().size > 0 ? [...selection.all().values()] : undefined));
}

/** Selects or deselects tickets, and shows a message when the limit is reached. */
function useTick(): (rows: readonly MyTicket[], on: boolean) => void {
  const toast = useToast();
  return (rows, on) => {
    if (!selection.set(rows, on)) toast.info(text.atMost(SELECTION_LIMIT));
  };
}

/** The tick before a ticket; there is none before one that cannot be handed out any more (001 §5). */
export function Tick({ row }: { row: MyTicket }) {
  const ticked = useSyncExternalStore(selection.subscribe, () => selection.all().has(row.id));
  const tick = useTick();
  if (!row.selectable) return <span className={styles.noTick} />;
  return (
    <label className={styles.tick}>
      <input
        type="checkbox"
        checked={ticked}
        aria-label={text.select(row.code)}
        onChange={(event) => tick([row], event.currentTarget.checked)}
      />
    </label>
  );
}

/**
 * The number of selected tickets, and the actions on them.
 *
 * @param rows those of the page
 */
export function SelectionBar({ rows }: { rows: readonly MyTicket[] }) {
  const chosen = useSelection();
  const tick = useTick();
  const { pending, markSold } = useMarkSold();
  useKeptSelection();
  const [sending, setSending] = useKeptDialog<'send'>('my tickets', () => selection.all().size > 0);
  const count = chosen.length;
  const none = count === 0 ? text.selectFirst : null;
  const fromCounter = chosen.filter(({ sendable }) => !sendable);
  useEffect(() => selection.keepSelectable(rows), [rows]);

  return (
    <div className={styles.selection} role="group" aria-label={text.selection}>
      <SelectPage rows={rows} onTick={(on) => tick(rows, on)} />
      <span className={styles.chosen}>
        <span className={styles.count} role="status" aria-live="polite">
          {count > 0 ? text.selected(count) : ''}
        </span>
        {count > 0 ? (
          <Button kind="quiet" size="sm" onClick={selection.clear}>
            {text.clear}
          </Button>
        ) : null}
      </span>
      <span className={styles.commands}>
        <ReasonButton kind="plain" reason={none} pending={pending} onClick={() => void markSold(chosen)}>
          {text.markSold}
        </ReasonButton>
        <ReasonButton
          reason={none ?? (fromCounter.length > 0 ? text.fromCounter(firstCodes(fromCounter)) : null)}
          onClick={() => setSending('send')}
        >
          {text.send}
        </ReasonButton>
      </span>
      {fromCounter.length > 0 ? <p className={styles.reason}>{text.fromCounter(firstCodes(fromCounter))}</p> : null}
      {sending ? (
        <Suspense>
          <SendDialog
            tickets={chosen}
            onSent={selection.clear}
            onRefused={selection.dropNamed}
            onClose={() => setSending(null)}
          />
        </Suspense>
      ) : null}
    </div>
  );
}

function SelectPage({ rows, onTick }: { rows: readonly MyTicket[]; onTick(on: boolean): void }) {
  const all = useSyncExternalStore(selection.subscribe, selection.all);
  const selectable = rows.filter((row) => row.selectable);
  const ticked = selectable.filter(({ id }) => all.has(id)).length;
  return (
    <label className={styles.selectPage} data-off={selectable.length === 0 || undefined}>
      <input
        type="checkbox"
        checked={ticked > 0 && ticked === selectable.length}
        disabled={selectable.length === 0}
        ref={(box) => {
          if (box) box.indeterminate = ticked > 0 && ticked < selectable.length;
        }}
        onChange={(event) => onTick(event.currentTarget.checked)}
      />
      {text.selectPage}
    </label>
  );
}
