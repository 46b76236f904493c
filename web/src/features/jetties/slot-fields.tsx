import { MAX_SLOTS, SLOT_TIMES } from '@muara/contract/constants';
import { useEffect, useRef, useState } from 'react';
import type { FieldErrors } from '@/domain/errors/field-errors.ts';
import { Button } from '@/ui/button.tsx';
import { AddIcon } from '@/ui/list/row-icons.tsx';
import styles from './jetties.module.css';
import { jettiesMessages as text } from './jetties.messages.ts';
import { nextSlot, type SlotDraft } from './jetty-draft.ts';
import { type SlotActions, SlotRow } from './slot-row.tsx';

interface SlotFieldsProps {
  slots: readonly SlotDraft[];
  /** Whether the jetty has its own limit, which counts per day if it has no slots. */
  isDayLimited: boolean;
  /** By wire name, such as `slots.0.from`. */
  errors: FieldErrors;
  onChange(slots: readonly SlotDraft[]): void;
  onLeave(field: string): void;
}

/** The departure slots (002 §2.10): hourly times, the first of them stays. */
export function SlotFields(props: SlotFieldsProps) {
  const { slots, errors, onChange, isDayLimited } = props;
  const box = useRef<HTMLFieldSetElement>(null);
  const [goTo, setGoTo] = useState<string | null>(null);
  // A new slot takes the focus; a slot that is gone leaves it to the button that adds one.
  useEffect(() => {
    if (goTo !== null) box.current?.querySelector<HTMLElement>(goTo)?.focus();
    setGoTo(null);
  }, [goTo]);
  const actions = useSlotActions(props, () => setGoTo('[data-add]'));
  const isFull = slots.length >= MAX_SLOTS;
  const add = () => {
    setGoTo(`[name="slots.${slots.length}.from"]`);
    onChange([...slots, nextSlot(slots, SLOT_TIMES)]);
  };
  return (
    <fieldset ref={box} className={styles.section}>
      <legend className={styles.legend}>{text.slots}</legend>
      {slots.length === 0 ? (
        <p className={styles.none}>{isDayLimited ? text.noSlotsLimited : text.noSlots}</p>
      ) : (
        <>
          <p className={styles.warning}>{text.slotWarning}</p>
          <ol className={styles.slots}>
            {slots.map(({ from, to }, at) => (
              <SlotRow
                // Slots have no name but their place, and their fields keep nothing of their own.
                // oxlint-disable-next-line react/no-array-index-key
                key={at}
                at={at}
                from={from}
                to={to}
                fromError={errors[`slots.${at}.from`]}
                toError={errors[`slots.${at}.to`]}
                actions={actions}
              />
            ))}
          </ol>
        </>
      )}
      <div className={styles.more}>
        <Button kind="plain" size="sm" icon={<AddIcon />} disabled={isFull} data-add onClick={add}>
          {text.addSlot}
        </Button>
        {isFull ? <span>{text.slotLimit}</span> : null}
      </div>
      {errors.slots ? (
        <p className={styles.problem} role="alert">
          {errors.slots}
        </p>
      ) : null}
    </fieldset>
  );
}

/** Reads the latest form values, so that a row needs no new handlers when another one changes. */
function useSlotActions(props: SlotFieldsProps, onRemoved: () => void): SlotActions {
  const latest = useRef({ ...props, onRemoved });
  useEffect(() => {
    latest.current = { ...props, onRemoved };
  });
  const [actions] = useState<SlotActions>(() => ({
    change(at, patch) {
      const { slots, onChange } = latest.current;
      onChange(slots.map((slot, index) => (index === at ? { ...slot, ...patch } : slot)));
    },
    leave: (field) => latest.current.onLeave(field),
    remove(at) {
      const { slots, onChange, onRemoved: goOn } = latest.current;
      goOn();
      onChange(slots.filter((_slot, index) => index !== at));
    },
  }));
  return actions;
}
