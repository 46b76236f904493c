import type { Form } from '@/domain/forms/form.ts';
import { ContractMark } from './contract-mark.tsx';
import { DateField } from '@/domain/dates/date-field.tsx';
import styles from './partner.module.css';
import { partnerMessages as text } from './partner.messages.ts';
import type { PartnerDraft } from './partner-fields.tsx';

/** The period of a contract, what it decides, and its state for the days as they are typed. */
export function ContractFields({ form, note }: { form: Form<PartnerDraft>; note: string }) {
  const day = (name: 'start_date' | 'end_date') => ({
    name,
    required: true,
    value: form.values[name],
    error: form.errors[name],
    onChange: (value: string) => form.setValues({ [name]: value }),
    onBlur: () => form.validateField(name),
  });
  const { start_date: start, end_date: end } = form.values;
  return (
    <>
      <DateField {...day('start_date')} label={text.start} />
      <DateField {...day('end_date')} label={text.end} {...(start ? { min: start } : {})} />
      <div data-wide className={styles.note}>
        <span>{note}</span>
        <span role="status">
          <ContractMark start={start} end={end} />
        </span>
      </div>
    </>
  );
}
