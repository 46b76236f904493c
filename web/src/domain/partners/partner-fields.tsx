import { Textarea, TextInput } from '@mantine/core';
import { COUNTRIES, STATES } from '@muara/contract/constants';
import type { ReactNode } from 'react';
import type { Form } from '@/domain/forms/form.ts';
import { ChoiceField } from '@/domain/forms/choice-field.tsx';
import { partnerMessages as text } from './partner.messages.ts';

/** What the forms of agents and tour guides have in common, by wire names. */
export interface PartnerDraft {
  name: string;
  company_name: string;
  address: string;
  state: string;
  country: string;
  email: string;
  contact: string;
  ic: string;
  /** `YYYY-MM-DD`, or '' for none. */
  start_date: string;
  end_date: string;
}

interface PartnerFieldsProps {
  form: Form<PartnerDraft>;
  /** Fields after the email address, such as a password. */
  children?: ReactNode;
}

/** Who somebody is, and where they are found (001 §5, 002 §5.2). */
export function PartnerFields({ form, children }: PartnerFieldsProps) {
  const digits = { type: 'tel', inputMode: 'numeric' } as const;
  return (
    <>
      <TextInput {...form.getInputProps('name')} label={text.name} required data-autofocus />
      <TextInput {...form.getInputProps('company_name')} label={text.company} required />
      <Textarea {...form.getInputProps('address')} label={text.address} required rows={2} data-wide />
      <ChoiceField form={form} name="state" label={text.state} options={STATES} required />
      <ChoiceField form={form} name="country" label={text.country} options={COUNTRIES} required />
      <TextInput {...form.getInputProps('email')} label={text.email} required type="email" />
      {children}
      <TextInput
        {...form.getInputProps('contact')}
        label={text.phone}
        description={text.phoneHint}
        required
        {...digits}
      />
      <TextInput {...form.getInputProps('ic')} label={text.ic} description={text.icHint} {...digits} />
    </>
  );
}

/** What can be filled in from a record, or nothing for a new one. */
export function partnerDraft(record: (Omit<PartnerDraft, 'ic'> & { ic: string | null }) | null): PartnerDraft {
  return {
    name: record?.name ?? '',
    company_name: record?.company_name ?? '',
    address: record?.address ?? '',
    state: record?.state ?? '',
    country: record?.country ?? '',
    email: record?.email ?? '',
    contact: record?.contact ?? '',
    ic: record?.ic ?? '',
    start_date: record?.start_date ?? '',
    end_date: record?.end_date ?? '',
  };
}
