import { ApiError } from '@muara/client/http';
import { Checkbox, Textarea, TextInput } from '@mantine/core';
import { checkBookingDecisionForm } from '@muara/contract/rules/forms/check-notes';
import { formatMoney } from '@muara/contract/rules/money/format-money';
import { useId } from 'react';
import { useSignedIn } from '@/domain/session/session-context.ts';
import { useToast } from '@/lib/toast.ts';
import { errorText } from '@/domain/errors/errors.ts';
import type { InputProps } from '../forms/field-props.ts';
import { useForm } from '@/domain/forms/use-form.ts';
import type { Decision, DecisionCalls } from './booking-decision.calls.ts';
import { bookingDecisionMessages as text } from './booking-decision.messages.ts';
import { approvedMoney, type BookingMoney, mayDiscount, percentOfText } from './booking-decision.money.ts';
import styles from './booking-decision.module.css';
import { Button } from '@/ui/button.tsx';
import { Dialog } from '@/ui/dialog.tsx';

interface BookingDecisionDialogProps {
  decision: Decision;
  booking: {
    id: number;
    code: string;
    /** Whose booking it is. */
    name: string | null;
    email: string | null;
  };
  /** Null while it is not known; no discount is offered then. */
  money: BookingMoney | null;
  calls: DecisionCalls;
  /** Called once the decision is saved and announced; refetch what shows the booking. */
  onDone(): void;
  /** Somebody else was first, which is said: the same. */
  onLost(): void;
  onClose(): void;
}

interface DecisionDraft {
  booking_note: string;
  discount: string;
  partial: boolean;
  notify: boolean;
}

/** Refusals that no other note would mend: the booking is not as it is shown. */
const LOST: readonly string[] = ['request_processed', 'booking_not_cancelable', 'ticket_not_found'];

/** Approves, rejects or voids a booking after 'Hold On!', with a note and its options (002 §5.1, §8). */
export function BookingDecisionDialog(props: BookingDecisionDialogProps) {
  const { decision, booking, money, calls, onDone, onLost, onClose } = props;
  const { user } = useSignedIn();
  const toast = useToast();
  const id = useId();
  const form = useForm<DecisionDraft>({
    initialValues: {
      booking_note: decision === 'approve' ? user.booking_default_message?.trim() || text.approveNote : '',
      discount: '',
      partial: false,
      notify: booking.email !== null,
    },
    check: ({ booking_note, discount }) =>
      checkBookingDecisionForm({ booking_note, discount: percentOfText(discount) }),
    save: async (draft) => {
      try {
        await sendDecision(calls, decision, booking.id, draft);
      } catch (error) {
        if (!(error instanceof ApiError && LOST.includes(error.code))) throw error;
        toast.error(errorText(error));
        onLost();
        return;
      }
      toast.success(text.done[decision]);
      onDone();
    },
  });

  const who = [booking.code, booking.name].filter(Boolean).join(', ');
  return (
    <Dialog
      title={text.holdOn}
      size="md"
      stay={form.isSubmitting || form.isDirty}
      onClose={onClose}
      footer={
        <>
          <Button kind="plain" disabled={form.isSubmitting} onClick={onClose}>
            {text.back}
          </Button>
          <Button
            type="submit"
            form={id}
            kind={decision === 'approve' ? 'primary' : 'danger'}
            pending={form.isSubmitting}
          >
            {text.confirm[decision]}
          </Button>
        </>
      }
    >
      <form id={id} noValidate autoComplete="off" className={styles.form} onSubmit={form.submit}>
        <div>
          <p className={styles.question}>{text.question[decision](who)}</p>
          <p className={styles.consequence}>{text.consequence[decision]}</p>
        </div>
        <Textarea
          {...form.getInputProps('booking_note')}
          label={text.note}
          description={text.noteHint[decision]}
          required
          autosize
          minRows={3}
          maxRows={8}
          data-autofocus
        />
        {decision === 'approve' ? (
          <ApprovalTerms
            money={money}
            discount={form.getInputProps('discount')}
            partial={form.values.partial}
            setPartial={(partial) => form.setValues({ partial })}
          />
        ) : (
          <Checkbox
            name="send_email"
            label={text.notify}
            description={booking.email === null ? undefined : text.notifyHint(booking.email)}
            checked={form.values.notify}
            disabled={booking.email === null}
            onChange={(event) => form.setValues({ notify: event.currentTarget.checked })}
          />
        )}
      </form>
    </Dialog>
  );
}

interface ApprovalTermsProps {
  money: BookingMoney | null;
  discount: InputProps<string>;
  partial: boolean;
  setPartial(partial: boolean): void;
}

/** The discount, paying in two parts, and what the booking then comes to. */
function ApprovalTerms({ money, discount, partial, setPartial }: ApprovalTermsProps) {
  const percent = percentOfText(discount.value);
  const approved = money === null ? null : approvedMoney(money, percent);
  return (
    <>
      {mayDiscount(money) ? (
        <TextInput
          {...discount}
          className={styles.discount}
          label={text.discount}
          description={text.discountHint}
          inputMode="decimal"
          placeholder="0"
        />
      ) : null}
      <Checkbox
        name="partial_payment"
        label={text.deposit}
        description={
          approved === null
            ? text.depositPlain
            : text.depositHint(formatMoney(approved.deposit), formatMoney(approved.rest))
        }
        checked={partial}
        onChange={(event) => setPartial(event.currentTarget.checked)}
      />
      {approved === null ? null : (
        <output className={styles.money} aria-label={text.money}>
          <p>
            <span>{text.price}</span>
            <span>{formatMoney(approved.price)}</span>
          </p>
          {approved.food > 0 ? (
            <p>
              <span>{text.addons}</span>
              <span>{formatMoney(approved.food)}</span>
            </p>
          ) : null}
          {approved.discount > 0 ? (
            <p>
              <span>{text.off(String(percent))}</span>
              <span>−{formatMoney(approved.discount)}</span>
            </p>
          ) : null}
          <p className={styles.total}>
            <span>{text.total}</span>
            <span>{formatMoney(approved.total)}</span>
          </p>
        </output>
      )}
    </>
  );
}

function sendDecision(calls: DecisionCalls, decision: Decision, id: number, draft: DecisionDraft): Promise<unknown> {
  const said = { id, booking_note: draft.booking_note.trim() };
  if (decision !== 'approve') return calls[decision]({ ...said, send_email: draft.notify ? 1 : 0 });
  const discount = percentOfText(draft.discount);
  return calls.approve({ ...said, ...(discount ? { discount } : {}), partial_payment: draft.partial ? 1 : 0 });
}
