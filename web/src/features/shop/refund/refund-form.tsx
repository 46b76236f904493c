import { BANKS } from '@muara/contract/constants';
import { checkPublicRefund, type PublicRefundValues } from '@muara/contract/rules/forms/check-refund';
import type { RefundableTicket } from '@muara/contract/types';
import { type ReactNode, useEffect, useId, useRef, useState } from 'react';
import { dayName } from '@/lib/calendar-days.ts';
import { formatRm } from '@/domain/prices/format-rm.ts';
import type { Form } from '@/domain/forms/form.ts';
import { useForm } from '@/domain/forms/use-form.ts';
import { Button } from '@/ui/button.tsx';
import { Facts } from '@/ui/facts.tsx';
import { Field } from '@/domain/sale-wizard/controls/field.tsx';
import { extrasText } from '@/domain/online-sale/shop-extras.messages.ts';
import type { RefundRefusal } from './refund-response.ts';
import { RefundProblem } from './refund-problem.tsx';
import styles from './refund.module.css';

export type RefundDraft = Record<keyof PublicRefundValues, string>;

interface RefundFormProps {
  ticket: RefundableTicket;
  draft: RefundDraft;
  onDraft(draft: RefundDraft): void;
  request(values: RefundDraft): Promise<RefundRefusal | null>;
  onAnother(): void;
  onCancel(): void;
}

/** The masked ticket, the full amount, and the bank details (002 §5.3). */
export function RefundForm({ ticket, draft, onDraft, request, onAnother, onCancel }: RefundFormProps) {
  const text = extrasText.refund;
  const [refusal, setRefusal] = useState<{ text: string; count: number } | null>(null);
  const form = useForm<RefundDraft>({
    initialValues: draft,
    check: checkPublicRefund,
    onValuesChange: onDraft,
    save: async (values) => {
      const refused = await request(values);
      setRefusal((before) => refused && { text: refused.text, count: (before?.count ?? 0) + 1 });
    },
  });
  return (
    <form className={styles.form} noValidate onSubmit={form.submit}>
      <Found ticket={ticket} />
      <RefundFields form={form} />
      {refusal ? <RefundProblem key={refusal.count} text={refusal.text} /> : null}
      <div className={styles.buttons}>
        <Button size="lg" kind="quiet" onClick={onAnother}>
          {text.another}
        </Button>
        <Button size="lg" kind="plain" onClick={onCancel}>
          {text.cancel}
        </Button>
        <Button size="lg" type="submit" pending={form.isSubmitting}>
          {text.submit}
        </Button>
      </div>
    </form>
  );
}

function Found({ ticket }: { ticket: RefundableTicket }) {
  const text = extrasText.refund;
  const day = ticket.depart_date === null ? text.openTicket : dayName(ticket.depart_date);
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => box.current?.focus(), []);
  return (
    <div ref={box} role="group" aria-label={text.found} tabIndex={-1} className={styles.found}>
      <Facts
        lines
        facts={[
          [text.code, ticket.code],
          [text.package, ticket.package.name],
          [text.departs, ticket.slot ? `${day}, ${ticket.slot}` : day],
          [text.passengers, ticket.total_passengers],
          [text.name, ticket.name],
          [text.email, ticket.email],
        ]}
      />
      <p className={styles.amount}>
        <span>{text.amount}</span>
        <strong>{formatRm(ticket.total_amount)}</strong>
        <small>{text.whole}</small>
      </p>
    </div>
  );
}

/** The props that make a control a field of the form. */
interface ControlProps {
  id: string;
  name: string;
  value: string;
  className: string | undefined;
  'aria-invalid': true | undefined;
  'aria-describedby': string | undefined;
  onBlur(): void;
}

function RefundFields({ form }: { form: Form<RefundDraft> }) {
  const text = extrasText.refund;
  const id = useId();
  const isOther = form.values.bank_name === 'Others';
  const field = (
    name: keyof RefundDraft,
    label: string,
    control: (props: ControlProps) => ReactNode,
    hint?: string,
  ) => (
    <Field id={`${id}${name}`} label={label} error={form.errors[name]}>
      {(props, className) => {
        const described = [hint ? `${id}${name}-hint` : '', props['aria-describedby']].filter(Boolean).join(' ');
        const own = { className, name, value: form.values[name], onBlur: () => form.validateField(name) };
        return (
          <>
            {control({ ...props, ...own, 'aria-describedby': described || undefined })}
            {hint ? (
              <span id={`${id}${name}-hint`} className={styles.hint}>
                {hint}
              </span>
            ) : null}
          </>
        );
      }}
    </Field>
  );
  const type = (name: keyof RefundDraft) => (event: { currentTarget: { value: string } }) =>
    form.setValues({ [name]: event.currentTarget.value });
  return (
    <>
      {field('bank_name', text.bank, (props) => (
        <select {...props} onChange={type('bank_name')}>
          <option value="" disabled>
            {text.chooseBank}
          </option>
          {BANKS.map((bank) => (
            <option key={bank}>{bank}</option>
          ))}
        </select>
      ))}
      {isOther
        ? field('other_bank', text.otherBank, (props) => (
            <input {...props} autoComplete="off" onChange={type('other_bank')} />
          ))
        : null}
      {field(
        'acc_no',
        text.account,
        (props) => (
          <input {...props} inputMode="numeric" autoComplete="off" onChange={type('acc_no')} />
        ),
        text.accountHint,
      )}
      {field('refund_note', text.reason, (props) => (
        <textarea {...props} rows={3} onChange={type('refund_note')} />
      ))}
    </>
  );
}
