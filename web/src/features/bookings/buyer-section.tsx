import { NativeSelect, Textarea, TextInput } from '@mantine/core';
import { GROUP_TYPES, STATES } from '@muara/contract/constants';
import { chooseAgent, chooseGroupType, chooseTourGuide } from '@muara/contract/rules/bookings/couple-group';
import type { Autocompleted, PartnerRef, Ticket } from '@muara/contract/types';
import { useRef } from 'react';
import { Button } from '@/ui/button.tsx';
import { AddIcon, DeleteIcon } from '@/ui/list/row-icons.tsx';
import { Panel } from '@/ui/panel.tsx';
import { TypeaheadSelect } from '@/ui/typeahead-select.tsx';
import { filledFrom } from './booking-draft.ts';
import { bookingFormMessages as text } from './booking-form.messages.ts';
import { FieldGrid } from '@/ui/layout/field-grid.tsx';
import styles from './booking-form.module.css';
import type { BookingLists } from './booking-lists.ts';
import type { CompletedField } from './bookings.api.ts';
import { BuyerField } from './buyer-field.tsx';
import type { BookingFormState } from './use-booking-form.ts';

/** As many further addresses as a buyer can have. */
const MOST_EMAILS = 20;

interface BuyerSectionProps {
  form: BookingFormState;
  lists: BookingLists;
  ticket: Ticket | null;
}

/** Who books: completed from people who are known, and typed where nobody is (002 §5.1, §5.2). */
export function BuyerSection({ form, lists }: BuyerSectionProps) {
  const { values, errors, setValues: set } = form;
  const pick = (person: Autocompleted) => form.setValues({ ...filledFrom(person), ...groupOf(person, lists, form) });
  const completed = (name: CompletedField) => ({
    name,
    value: values[name],
    error: errors[name],
    required: true,
    onType: (typed: string) => set({ [name]: typed, ...(name === 'name' && typed === '' ? { user_id: null } : {}) }),
    onPick: pick,
    onBlur: () => form.validateField(name),
  });
  return (
    <Panel title={text.buyer}>
      <FieldGrid>
        <BuyerField {...completed('name')} label={text.name} />
        <BuyerField {...completed('company_name')} label={text.company} />
        {values.user_id === null ? null : (
          <p className={styles.note} data-wide>
            {text.account}
            <Button kind="quiet" size="sm" onClick={() => set({ user_id: null })}>
              {text.unlink}
            </Button>
          </p>
        )}
        <BuyerField {...completed('email')} label={text.email} type="email" />
        <BuyerField
          {...completed('contact')}
          label={text.contact}
          placeholder="0123456789"
          type="tel"
          inputMode="numeric"
        />
        <ExtraEmails form={form} />
        <Textarea {...form.getInputProps('address')} data-wide label={text.address} required rows={2} />
        <NativeSelect
          name="state"
          label={text.state}
          required
          value={values.state}
          error={errors.state}
          data={[...(values.state === '' ? [{ value: '', label: text.choose }] : []), ...STATES]}
          onChange={(event) => set({ state: event.currentTarget.value })}
        />
      </FieldGrid>
    </Panel>
  );
}

/** Who books: an individual, an agent or a tour guide. Agents bring their prices with them. */
function groupOf(
  { group_type: group, role, id }: Autocompleted,
  { agents, tourguides }: BookingLists,
  { values }: BookingFormState,
): object {
  if (role === 'Agent' && agents.some((agent) => agent.id === id)) return chooseAgent(values, id);
  if (role === 'Tour Guide' && tourguides.some((guide) => guide.id === id)) return chooseTourGuide(values, id);
  return group === null || group === 'Agent' || group === 'Tour Guide' ? {} : chooseGroupType(values, group);
}

function ExtraEmails({ form }: { form: BookingFormState }) {
  const list = useRef<HTMLDivElement>(null);
  const { emails } = form.values;
  const focus = (index: number) =>
    requestAnimationFrame(() => {
      const fields = list.current?.querySelectorAll<HTMLElement>('input') ?? [];
      (fields[Math.min(index, fields.length - 1)] ?? list.current?.querySelector('button'))?.focus();
    });
  return (
    <FieldGrid ref={list} data-wide>
      {emails.map((extra, index) => (
        // oxlint-disable-next-line react/no-array-index-key -- an address has no other name than its place
        <div key={index} className={styles.extra}>
          <TextInput
            name={`emails.${index}`}
            label={text.extra(index + 1)}
            type="email"
            required
            value={extra}
            error={form.errors[`emails.${index}`]}
            onChange={({ currentTarget: { value } }) =>
              form.setValues({ emails: emails.map((one, at) => (at === index ? value : one)) })
            }
            onBlur={() => form.validateField(`emails.${index}`)}
          />
          <Button
            kind="quiet"
            icon={<DeleteIcon />}
            aria-label={text.removeEmail(index + 1)}
            title={text.removeEmail(index + 1)}
            onClick={() => {
              form.setValues({ emails: emails.filter((_, at) => at !== index) });
              focus(index);
            }}
          />
        </div>
      ))}
      {emails.length < MOST_EMAILS ? (
        <div data-wide>
          <Button
            kind="quiet"
            size="sm"
            icon={<AddIcon />}
            onClick={() => {
              form.setValues({ emails: [...emails, ''] });
              focus(emails.length);
            }}
          >
            {text.addEmail}
          </Button>
        </div>
      ) : null}
    </FieldGrid>
  );
}

/** Who books; agent and tour guide hang together with it (002 §5.1). */
export function GroupSection({ form, lists, ticket }: BuyerSectionProps) {
  const { values, errors, setValues: set } = form;
  return (
    <Panel title={text.group}>
      <FieldGrid>
        <NativeSelect
          data-wide
          name="group_type"
          label={text.groupType}
          required
          value={values.group_type}
          error={errors.group_type}
          data={groupTypes(values.group_type)}
          onChange={({ currentTarget: { value } }) =>
            set(chooseGroupType(values, GROUP_TYPES.find((known) => known === value) ?? 'Individual'))
          }
        />
        <PartnerSelect
          name="agent_id"
          label={text.agent}
          value={values.agent_id}
          error={errors.agent_id}
          partners={withOwn(lists.agents, ticket?.agent ?? null)}
          onChange={(id) => set(chooseAgent(values, id))}
        />
        <PartnerSelect
          name="tourguide_id"
          label={text.tourGuide}
          value={values.tourguide_id}
          error={errors.tourguide_id}
          partners={withOwn(lists.tourguides, ticket?.tourguide ?? null)}
          onChange={(id) => set(chooseTourGuide(values, id))}
        />
      </FieldGrid>
    </Panel>
  );
}

/** One option reads Company: Individual, or Company on a booking that has it. */
function groupTypes(chosen: string) {
  const left = chosen === 'Company' ? 'Individual' : 'Company';
  return GROUP_TYPES.filter((type) => type !== left).map((value) => ({ value, label: text.groupTypes[value] }));
}

const withOwn = (partners: readonly PartnerRef[], own: PartnerRef | null): readonly PartnerRef[] =>
  own === null || partners.some(({ id }) => id === own.id) ? partners : [...partners, own];

interface PartnerSelectProps {
  name: string;
  label: string;
  value: number | null;
  error: string | undefined;
  partners: readonly PartnerRef[];
  onChange(id: number | null): void;
}

/** The option that clears the choice. */
const NONE = 'none';

function PartnerSelect({ name, label, value, error, partners, onChange }: PartnerSelectProps) {
  return (
    <TypeaheadSelect
      label={label}
      // The form finds its fields by name.
      attributes={{ input: { name } }}
      placeholder={text.none}
      value={value === null ? null : String(value)}
      error={error}
      options={[
        ...(value === null ? [] : [{ value: NONE, label: text.none }]),
        ...partners.map((partner) => ({ value: String(partner.id), label: partnerName(partner) })),
      ]}
      openOnFocus={false}
      nothingFoundMessage={text.nothingFound}
      onChange={(id) => onChange(id === null || id === NONE ? null : Number(id))}
    />
  );
}

function partnerName({ name, company_name: company, removed }: PartnerRef): string {
  const whole = company && company !== name ? `${name}, ${company}` : name;
  return removed ? text.removed(whole) : whole;
}
