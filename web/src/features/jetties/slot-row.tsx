import { NativeSelect } from '@mantine/core';
import { SLOT_TIMES } from '@muara/contract/constants';
import { memo } from 'react';
import { DeleteIcon } from '@/ui/list/row-icons.tsx';
import styles from './jetties.module.css';
import { jettiesMessages as text } from './jetties.messages.ts';
import type { SlotDraft } from './jetty-draft.ts';

/** The actions on a slot. The object stays the same while the form is open. */
export interface SlotActions {
  change(at: number, patch: Partial<SlotDraft>): void;
  leave(field: string): void;
  remove(at: number): void;
}

interface SlotRowProps extends SlotDraft {
  at: number;
  fromError: string | undefined;
  toError: string | undefined;
  actions: SlotActions;
}

/** One slot. It renders again only when its own values change. */
export const SlotRow = memo(function SlotRow({ at, from, to, fromError, toError, actions }: SlotRowProps) {
  return (
    <li className={styles.slot}>
      <span className={styles.slotName} aria-hidden="true">
        {text.slot(at + 1)}
      </span>
      <Time at={at} end="from" value={from} error={fromError} actions={actions} />
      <Time at={at} end="to" value={to} error={toError} actions={actions} />
      {at === 0 ? null : (
        <button
          type="button"
          className={styles.removeSlot}
          aria-label={text.removeSlot(at + 1)}
          title={text.removeSlot(at + 1)}
          onClick={() => actions.remove(at)}
        >
          <DeleteIcon />
        </button>
      )}
    </li>
  );
});

interface TimeProps {
  at: number;
  end: keyof SlotDraft;
  value: string;
  error: string | undefined;
  actions: SlotActions;
}

function Time({ at, end, value, error, actions }: TimeProps) {
  const name = `slots.${at}.${end}`;
  const none = `${end === 'from' ? text.from : text.to} ${text.choose}`;
  return (
    <NativeSelect
      name={name}
      aria-label={(end === 'from' ? text.fromOf : text.toOf)(at + 1)}
      required
      value={value}
      error={error}
      data={[{ value: '', label: none, disabled: true }, ...SLOT_TIMES]}
      onChange={(event) => actions.change(at, { [end]: event.currentTarget.value })}
      onBlur={() => actions.leave(name)}
    />
  );
}
