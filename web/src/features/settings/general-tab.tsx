import { TextInput } from '@mantine/core';
import type { Setting } from '@muara/contract/types';
import { Panel } from '@/ui/panel.tsx';
import { AgeBands } from './age-bands.tsx';
import styles from './general-tab.module.css';
import { OnlineSwitch } from './online-switch.tsx';
import { AGE_FIELDS, numbersOf, type NumberField } from './settings-draft.ts';
import { settingsMessages as text } from './settings.messages.ts';
import type { SettingsForm } from './use-settings-form.ts';

/** Online or offline, the expiry of agents' tickets, and the ages that decide prices (002 §2.7). */
export function GeneralTab({ form, online }: { form: SettingsForm; online: Setting['online'] }) {
  return (
    <div className={styles.grid}>
      <Panel title={text.onlinePanel}>
        <OnlineSwitch online={online} />
      </Panel>
      <Panel title={text.expiryPanel}>
        <NumberBox form={form} field="agents_ticket_expiry_period" label={text.expiry} note={text.expiryNote} />
      </Panel>
      <Panel title={text.agesPanel} className={styles.ages}>
        <p className={styles.note}>{text.agesNote}</p>
        <div className={styles.boxes}>
          {AGE_FIELDS.map((field) => (
            <NumberBox key={field} form={form} field={field} label={text.ages[field]} />
          ))}
        </div>
        <AgeBands ages={numbersOf(form.values)} />
      </Panel>
    </div>
  );
}

export const numberId = (field: string): string => `setting-${field}`;

interface NumberBoxProps {
  form: SettingsForm;
  field: NumberField;
  label: string;
  note?: string;
}

/** A whole number as typed text: no spinner that a wheel could turn. */
function NumberBox({ form, field, label, note }: NumberBoxProps) {
  const isAge = field !== 'agents_ticket_expiry_period';
  // Leaving one age checks all of them: the error appears at the age that is out of order.
  const together = isAge ? AGE_FIELDS.filter((age) => age === field || form.values[age].trim() !== '') : [field];
  return (
    <TextInput
      {...form.getInputProps(field)}
      id={numberId(field)}
      className={styles.box}
      label={label}
      description={note}
      inputMode="numeric"
      autoComplete="off"
      onBlur={() => together.forEach(form.validateField)}
    />
  );
}
