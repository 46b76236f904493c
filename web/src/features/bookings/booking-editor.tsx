import { Textarea } from '@mantine/core';
import { toSen } from '@muara/contract/rules/money/to-sen';
import type { Ticket } from '@muara/contract/types';
import { useEffect, useEffectEvent, useRef } from 'react';
import { useNavigate } from 'react-router-dom';
import { useSessionActions } from '@/domain/session/session-context.ts';
import { paths } from '@/domain/navigation/paths.ts';
import { FormConflict } from '@/domain/forms/form-conflict.tsx';
import { pageFormMessages } from '@/domain/forms/page-form.messages.ts';
import { Panel } from '@/ui/panel.tsx';
import { useLeaveGuard } from '@/ui/save-bar.guard.ts';
import { SaveBar } from '@/ui/save-bar.tsx';
import type { BookingDraft } from './booking-draft.ts';
import { bookingFormMessages as text } from './booking-form.messages.ts';
import styles from './booking-form.module.css';
import { type BookingLists, mostPassengers } from './booking-lists.ts';
import type { BookingKind } from './bookings.api.ts';
import { BuyerSection, GroupSection } from './buyer-section.tsx';
import { CostBox } from './cost-box.tsx';
import costStyles from './cost-box.module.css';
import { DepartureSection } from './departure-section.tsx';
import { AddonsSection, PassengersSection } from './passenger-sections.tsx';
import { useBookingForm } from './use-booking-form.ts';
import { useSlots } from './use-slots.ts';

interface BookingEditorProps {
  kind: BookingKind;
  lists: BookingLists;
  /** Null for a new booking. */
  ticket: Ticket | null;
  /** What counts as nothing typed. */
  blank: BookingDraft;
  initial: BookingDraft;
  /** The form is filled with what was entered before prices changed. */
  restored?: boolean;
  /** The booking as it is stored now. */
  reload?: () => Promise<Ticket | null>;
  onDirty?(dirty: boolean): void;
}

/** The booking form (002 §2.3, §5.1) with its floating cost box. */
export function BookingEditor(props: BookingEditorProps) {
  const { kind, lists, ticket, blank, initial, restored = false, reload, onDirty } = props;
  const form = useBookingForm({ kind, lists, ticket, blank, initial });
  const slots = useSlots(lists, form.values, ticket?.id ?? null);
  const element = useRef<HTMLFormElement>(null);
  const wrong = Object.keys(form.errors).length;
  const unsaved = form.isDirty && !form.isSaved && !form.isReloading;
  useLeaveGuard(unsaved);
  useEffect(() => onDirty?.(unsaved), [unsaved, onDirty]);
  useLeaving(form, kind);

  const load = async () => {
    const stored = await reload?.();
    if (!stored) return;
    form.load(stored);
    element.current?.querySelector<HTMLElement>('[name="name"]')?.focus();
  };
  const was = ticket === null || form.priced === null || form.isDirty ? null : toSen(ticket.total_amount);
  return (
    <form ref={element} noValidate autoComplete="off" className={styles.form} onSubmit={form.submit}>
      {reload ? <FormConflict form={form} reload={load} /> : null}
      {restored ? (
        <p className={styles.note} role="status">
          {text.restored}
        </p>
      ) : null}
      <BuyerSection form={form} lists={lists} ticket={ticket} />
      <GroupSection form={form} lists={lists} ticket={ticket} />
      <DepartureSection form={form} kind={kind} lists={lists} ticket={ticket} slots={slots} />
      <PassengersSection
        form={form}
        lists={lists}
        most={mostPassengers(lists, form.values, { slot: slots.chosen, day: slots.day })}
      />
      <AddonsSection form={form} lists={lists} />
      <Panel title={text.remark}>
        <Textarea {...form.getInputProps('remark')} aria-label={text.remark} autosize minRows={2} maxRows={8} />
      </Panel>
      <div className={costStyles.dock}>
        <CostBox priced={form.priced} was={was === form.priced?.total ? null : was} />
        <SaveBar
          unsaved={unsaved}
          isNew={ticket === null && !form.isSaved}
          pending={form.isSubmitting}
          note={wrong > 0 ? pageFormMessages.wrong(wrong) : null}
          onSave={() => element.current?.requestSubmit()}
          onDiscard={form.discard}
        />
      </div>
    </form>
  );
}

type FormState = ReturnType<typeof useBookingForm>;

/**
 * Leaves for the list after a save, or reloads after a price change.
 * Both wait until the guard has been released.
 */
function useLeaving({ isSaved, isReloading }: FormState, kind: BookingKind): void {
  const navigate = useNavigate();
  const { can } = useSessionActions();
  const leave = useEffectEvent(() => navigate(can('listBookings') ? paths.bookings(kind) : paths.dashboard()));
  useEffect(() => {
    if (isSaved) void leave();
  }, [isSaved]);
  useEffect(() => {
    if (isReloading) location.reload();
  }, [isReloading]);
}
