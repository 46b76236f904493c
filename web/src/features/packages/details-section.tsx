import { Checkbox, Textarea, TextInput } from '@mantine/core';
import { CountField } from '@/ui/count-field.tsx';
import { DateTimeField } from '@/domain/dates/date-field.tsx';
import { Panel } from '@/ui/panel.tsx';
import { section, type SectionProps } from './form-section.ts';
import { packageFormMessages as text } from './package-form.messages.ts';
import { FieldGrid } from '@/ui/layout/field-grid.tsx';
import styles from './package-form.module.css';

const FIELDS = ['name', 'description', 'start_date', 'end_date', 'max_passenger', 'active'] as const;

interface DetailsProps extends SectionProps<(typeof FIELDS)[number]> {
  /** Required by the system: keeps its name and stays active. */
  system: boolean;
}

/** What a package is called, when it is on sale, and for how many. */
export const DetailsSection = section(FIELDS, Details);

function Details({ draft, errors, set, leave, system }: DetailsProps) {
  const moment = (field: 'start_date' | 'end_date', label: string) => (
    <DateTimeField
      name={field}
      label={label}
      hint={text.kualaLumpur}
      required
      value={draft[field]}
      error={errors[field]}
      onChange={(value) => set({ [field]: value })}
      onBlur={() => leave(field)}
    />
  );
  return (
    <Panel title={text.details}>
      <FieldGrid>
        <TextInput
          data-wide
          name="name"
          label={text.name}
          description={system ? text.nameLocked : undefined}
          required
          readOnly={system}
          autoComplete="off"
          value={draft.name}
          error={errors.name}
          onChange={(event) => set({ name: event.currentTarget.value })}
          onBlur={() => leave('name')}
        />
        <Textarea
          data-wide
          name="description"
          label={text.description}
          required
          rows={4}
          value={draft.description}
          error={errors.description}
          onChange={(event) => set({ description: event.currentTarget.value })}
          onBlur={() => leave('description')}
        />
        {moment('start_date', text.start)}
        {moment('end_date', text.end)}
        <CountField
          name="max_passenger"
          label={text.maxPassenger}
          least={1}
          hint={text.maxPassengerHint}
          required
          value={draft.max_passenger}
          error={errors.max_passenger}
          onChange={(value) => set({ max_passenger: value })}
          onBlur={() => leave('max_passenger')}
        />
        <Checkbox
          className={styles.check}
          name="active"
          label={text.active}
          description={system ? text.activeLocked : text.activeHint}
          disabled={system}
          error={errors.active}
          checked={draft.active}
          onChange={(event) => set({ active: event.currentTarget.checked })}
        />
      </FieldGrid>
    </Panel>
  );
}
