import { NativeSelect } from '@mantine/core';
import { MAX_SLOTS, SLOT_TIMES } from '@muara/contract/constants';
import { useEffect, useRef } from 'react';
import type { FieldErrors } from '@/lib/form-errors.ts';
import { Button } from '@/ui/button.tsx';
import { AddIcon, DeleteIcon } from '@/ui/list/row-icons.tsx';
import styles from './jetties.module.css';
import { jettiesMessages as text } from './jetties.messages.ts';
import { nextSlot, type SlotDraft } from './jetty-draft.ts';

interface SlotFieldsProps {
  slots: readonly SlotDraft[];
  /** By wire name, such as `slots.0.from`. */
  errors: FieldErrors;
  onChange(slots: readonly SlotDraft[]): void;
  onLeave(field: string): void;
}

/** The departure slots (002 §2.10): hourly times, the first of them stays. */
export function SlotFields({ slots, errors, onChange, onLeave }: SlotFieldsProps) {
  const box = useRef<HTMLFieldSetElement>(null);
  const goTo = useRef<string | null>(null);
  // A new slot takes the focus; a slot that is gone leaves it to the button that adds one.
  useEffect(() => {
    if (goTo.current !== null) box.current?.querySelector<HTMLElement>(goTo.current)?.focus();
    goTo.current = null;
  }, [slots.length]);

  const isFull = slots.length >= MAX_SLOTS;
  const add = () => {
    if (isFull) return;
    goTo.current = `[name="slots.${slots.length}.from"]`;
    onChange([...slots, nextSlot(slots, SLOT_TIMES)]);
  };
  const remove = (at: number) => {
    goTo.current = '[data-add]';
    onChange(slots.filter((_slot, index) => index !== at));
  };
  return (
    <fieldset ref={box} className={styles.section}>
      <legend className={styles.legend}>{text.slots}</legend>
      {slots.length === 0 ? (
        <p className={styles.none}>{text.noSlots}</p>
      ) : (
        <>
          <p className={styles.warning}>{text.slotWarning}</p>
          <ol className={styles.slots}>
            {slots.map((slot, index) => (
              // Slots have no name but their place, and their fields keep nothing of their own.
              // oxlint-disable-next-line react/no-array-index-key
              <li key={index} className={styles.slot}>
                <span className={styles.slotName} aria-hidden="true">
                  {text.slot(index + 1)}
                </span>
                <Time
                  at={index}
                  end="from"
                  slot={slot}
                  errors={errors}
                  onChange={change(slots, index, onChange)}
                  onLeave={onLeave}
                />
                <Time
                  at={index}
                  end="to"
                  slot={slot}
                  errors={errors}
                  onChange={change(slots, index, onChange)}
                  onLeave={onLeave}
                />
                {index === 0 ? null : (
                  <button
                    type="button"
                    className={styles.removeSlot}
                    aria-label={text.removeSlot(index + 1)}
                    title={text.removeSlot(index + 1)}
                    onClick={() => remove(index)}
                  >
                    <DeleteIcon />
                  </button>
                )}
              </li>
            ))}
          </ol>
        </>
      )}
      <div className={styles.more}>
        <Button kind="plain" size="sm" icon={<AddIcon />} aria-disabled={isFull || undefined} data-add onClick={add}>
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

function change(slots: readonly SlotDraft[], at: number, onChange: SlotFieldsProps['onChange']) {
  return (patch: Partial<SlotDraft>) =>
    onChange(slots.map((slot, index) => (index === at ? { ...slot, ...patch } : slot)));
}

interface TimeProps extends Pick<SlotFieldsProps, 'errors' | 'onLeave'> {
  at: number;
  end: keyof SlotDraft;
  slot: SlotDraft;
  onChange(patch: Partial<SlotDraft>): void;
}

function Time({ at, end, slot, errors, onChange, onLeave }: TimeProps) {
  const name = `slots.${at}.${end}`;
  return (
    <NativeSelect
      name={name}
      aria-label={(end === 'from' ? text.fromOf : text.toOf)(at + 1)}
      required
      value={slot[end]}
      error={errors[name]}
      data={[
        { value: '', label: `${end === 'from' ? text.from : text.to} ${text.choose}`, disabled: true },
        ...SLOT_TIMES,
      ]}
      onChange={(event) => onChange({ [end]: event.currentTarget.value })}
      onBlur={() => onLeave(name)}
    />
  );
}
