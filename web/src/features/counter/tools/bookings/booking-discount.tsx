import { useEffect, useId, useRef, useState, type FormEvent } from 'react';
import { Field } from '@/domain/sale-wizard/controls/field.tsx';
import { TagIcon } from '@/domain/sale-wizard/controls/icons.tsx';
import { TillButton } from '@/domain/sale-wizard/controls/till-button.tsx';
import { useMoneyEntry } from '@/features/counter/money-entry/use-money-entry.ts';
import { toolText } from '@/features/counter/tools/tools.messages.ts';
import { tillText } from '@/features/counter/till.messages.ts';
import styles from './booking-discount.module.css';
import { readRinggitDiscount } from './booking-money.ts';

interface BookingDiscountProps {
  /** Sen, before the discount. */
  due: number;
  discount: number;
  onChange(discount: number): void;
}

/** A discount in ringgit on a booking, at most the amount due (002 §5.3). */
export function BookingDiscount({ due, discount, onChange }: BookingDiscountProps) {
  const id = useId();
  const [open, setOpen] = useState(false);
  const [tried, setTried] = useState(false);
  const entry = useMoneyEntry('', false);
  const button = useRef<HTMLButtonElement>(null);
  const read = readRinggitDiscount(entry.text, due);
  useEffect(() => {
    if (open) document.getElementById(id)?.focus();
  }, [open, id]);

  const submit = (event: FormEvent) => {
    event.preventDefault();
    setTried(true);
    if (!read.ok) return document.getElementById(id)?.focus();
    onChange(read.discount);
    setOpen(false);
    button.current?.focus();
  };
  return (
    <>
      <TillButton
        ref={button}
        aria-expanded={discount === 0 ? open : undefined}
        onClick={() => {
          setTried(false);
          entry.set('');
          if (discount === 0) setOpen(!open);
          else onChange(0);
        }}
      >
        <TagIcon /> {discount === 0 ? toolText.discount : toolText.removeDiscount}
      </TillButton>
      {open ? (
        <form className={styles.form} noValidate onSubmit={submit}>
          <Field
            id={id}
            label={tillText.discount.inRinggit}
            error={entry.problem ?? (tried && !read.ok ? read.message : null)}
          >
            {(props, className) => <input {...props} {...entry.inputProps} className={className} placeholder="0.00" />}
          </Field>
          <TillButton type="submit" kind="primary">
            {toolText.addDiscount}
          </TillButton>
        </form>
      ) : null}
    </>
  );
}
