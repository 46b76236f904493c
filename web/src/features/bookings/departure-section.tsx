import { NativeSelect } from '@mantine/core';
import { packagePricingFromWire } from '@muara/contract/rules/pricing/package-pricing-from-wire';
import type { Ticket } from '@muara/contract/types';
import { lazy, Suspense, useId, useState } from 'react';
import { dayName } from '@/lib/calendar-days.ts';
import { formatMoney } from '@muara/contract/rules/money/format-money';
import { RetryLine } from '@/ui/retry-line.tsx';
import { DepartureSlots } from '@/domain/departures/departure-slots.tsx';
import { CalendarIcon } from '@/ui/icons.tsx';
import { Panel } from '@/ui/panel.tsx';
import type { DepartureFields } from './booking-draft.ts';
import { bookingFormMessages as text } from './booking-form.messages.ts';
import { FieldGrid } from '@/ui/layout/field-grid.tsx';
import styles from './booking-form.module.css';
import {
  type BookingJetty,
  type BookingLists,
  type BookingPackage,
  fitsPackage,
  jettiesOf,
  jettyOf,
  packageOf,
  packagesOf,
  sourceOf,
} from './booking-lists.ts';
import type { BookingKind } from './bookings.api.ts';
import type { BookingFormState } from './use-booking-form.ts';
import type { SlotList } from './use-slots.ts';
import { useNewDeparture } from './use-new-departure.ts';

const CalendarDialog = lazy(() => import('./calendar.dialog.tsx'));

interface DepartureSectionProps {
  form: BookingFormState;
  kind: BookingKind;
  lists: BookingLists;
  ticket: Ticket | null;
  slots: SlotList;
}

/** What is booked, and when and where it departs (002 §5.1). */
export function DepartureSection({ form, kind, lists, ticket, slots }: DepartureSectionProps) {
  const { values, errors } = form;
  const change = useNewDeparture(form);
  const pkg = packageOf(lists, values.package_id);
  const packages = packagesOf(lists, kind, ticket?.package_id ?? null);
  const jetties = jettiesOf(lists, pkg, ticket?.jetty_id ?? null);
  const jetty = jettyOf(lists, values.jetty_id);
  const choosePackage = (id: number | null) => {
    const next = packageOf(lists, id);
    const keepsJetty = next !== null && values.jetty_id !== null && next.jetty_ids.includes(values.jetty_id);
    const keepsDate = values.depart_date !== null && fitsPackage(values.depart_date, next);
    void change({
      package_id: id,
      slot: null,
      ...(keepsJetty ? {} : { jetty_id: null }),
      ...(keepsDate ? {} : { depart_date: null }),
    });
  };
  return (
    <Panel title={text.departure}>
      <FieldGrid>
        <NativeSelect
          data-wide
          name="package_id"
          label={text.package}
          description={pkg === null ? undefined : aboutPackage(pkg, form)}
          required
          value={values.package_id ?? ''}
          error={errors.package_id}
          data={[
            ...(pkg === null ? [{ value: '', label: text.choose }] : []),
            ...packages.map((one) => ({ value: String(one.id), label: packageName(one) })),
          ]}
          onChange={({ currentTarget: { value } }) => choosePackage(value === '' ? null : Number(value))}
        />
        <DateChoice form={form} lists={lists} pkg={pkg} own={ticket?.depart_date ?? null} change={change} />
        <NativeSelect
          name="jetty_id"
          label={text.jetty}
          required
          value={values.jetty_id ?? ''}
          error={errors.jetty_id}
          data={[
            ...(jetty === null ? [{ value: '', label: text.choose }] : []),
            ...jetties.map((one) => ({ value: String(one.id), label: jettyName(one) })),
          ]}
          onChange={({ currentTarget: { value } }) =>
            void change({ jetty_id: value === '' ? null : Number(value), slot: null })
          }
        />
        <SlotChoice form={form} jetty={jetty} slots={slots} own={ticket} onChoose={(slot) => void change({ slot })} />
      </FieldGrid>
    </Panel>
  );
}

function aboutPackage(pkg: BookingPackage, { values }: BookingFormState): string {
  const passengers = pkg.max_passenger;
  const { charter, charterPrices } = packagePricingFromWire(pkg);
  if (!charter) return text.packageTakes(passengers);
  const source = sourceOf(values);
  return text.packageBoat(passengers, formatMoney(charterPrices[source === 'none' ? 'normal' : source]));
}

const packageName = ({ name, active, deleted_at: gone }: BookingPackage): string =>
  active && gone === null ? name : text.packageOff(name);

function jettyName({ name, active, deleted_at: gone }: BookingJetty): string {
  if (gone !== null) return text.jettyGone(name);
  return active ? name : text.jettyClosed(name);
}

interface DateChoiceProps {
  form: BookingFormState;
  lists: BookingLists;
  pkg: BookingPackage | null;
  own: string | null;
  change(patch: Partial<DepartureFields>): Promise<boolean>;
}

function DateChoice({ form, lists, pkg, own, change }: DateChoiceProps) {
  const id = useId();
  const [open, setOpen] = useState(false);
  const date = form.values.depart_date;
  const error = form.errors.depart_date;
  return (
    <div>
      <span className={styles.label} id={`${id}-label`}>
        {text.date} <span aria-hidden="true">*</span>
      </span>
      <button
        type="button"
        name="depart_date"
        className={styles.date}
        data-wrong={error !== undefined || undefined}
        aria-labelledby={`${id}-label ${id}-value`}
        aria-describedby={`${id}-error`}
        aria-haspopup="dialog"
        aria-disabled={pkg === null || undefined}
        onClick={() => {
          if (pkg !== null) setOpen(true);
        }}
      >
        <span id={`${id}-value`}>
          {pkg === null ? text.packageFirst : date === null ? text.chooseDate : dayName(date)}
        </span>
        <CalendarIcon size={18} />
      </button>
      <p id={`${id}-error`} className={styles.error} hidden={error === undefined}>
        {error}
      </p>
      <Suspense>
        {open && pkg !== null ? (
          <CalendarDialog
            lists={lists}
            pkg={pkg}
            value={date}
            own={own}
            onChoose={(day) => {
              setOpen(false);
              void change({ depart_date: day, ...(day === date ? {} : { slot: null }) });
            }}
            onClose={() => setOpen(false)}
          />
        ) : null}
      </Suspense>
    </div>
  );
}

interface SlotChoiceProps {
  form: BookingFormState;
  jetty: BookingJetty | null;
  slots: SlotList;
  /** As it is stored. */
  own: Ticket | null;
  onChoose(slot: string): void;
}

function SlotChoice({ form, jetty, slots, own, onChoose }: SlotChoiceProps) {
  const { values, errors } = form;
  const day = values.depart_date;
  const isOwn = own !== null && own.depart_date === day && own.jetty_id === values.jetty_id;
  return (
    <fieldset name="slot" tabIndex={-1} className={styles.group} data-wide>
      <legend className={styles.label}>
        {text.slot} {jetty?.gotSlots ? <span aria-hidden="true">*</span> : null}
      </legend>
      {jetty !== null && !jetty.gotSlots ? (
        <p className={styles.hint}>
          {[text.noSlots, slots.day === null ? null : text.daySeats(slots.day)].filter(Boolean).join(' ')}
        </p>
      ) : jetty === null || day === null ? (
        <p className={styles.hint}>{text.slotsFirst}</p>
      ) : slots.failed === null ? (
        <DepartureSlots
          label={text.slotsOf(jetty.name, dayName(day))}
          slots={slots.list}
          value={values.slot}
          own={isOwn ? own.slot : null}
          passengers={1}
          onChoose={onChoose}
        />
      ) : (
        <RetryLine text={slots.failed} onRetry={slots.retry} />
      )}
      {errors.slot === undefined ? null : <p className={styles.error}>{errors.slot}</p>}
    </fieldset>
  );
}
