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
        <AgeBands ages={numbersOf(form.draft)} />
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

/** A whole number as text: no spinner that a wheel turns, and what was typed stays as it was typed. */
function NumberBox({ form, field, label, note }: NumberBoxProps) {
  const isAge = field !== 'agents_ticket_expiry_period';
  // Whether ages rise is a matter of all four: leaving one says it at the one that does not.
  const together: readonly string[] = isAge
    ? AGE_FIELDS.filter((age) => age === field || form.draft.numbers[age].trim() !== '')
    : [field];
  return (
    <TextInput
      id={numberId(field)}
      className={styles.box}
      label={label}
      description={note}
      inputMode="numeric"
      autoComplete="off"
      value={form.draft.numbers[field]}
      error={form.problems[field]}
      onChange={(event) => {
        const { value } = event.currentTarget;
        form.change(
          (draft) => ({ ...draft, numbers: { ...draft.numbers, [field]: value } }),
          isAge ? AGE_FIELDS : [field],
        );
      }}
      onBlur={(event) => {
        // A message that comes up would move the button away from under the pointer.
        if (!(event.relatedTarget instanceof HTMLButtonElement)) form.review(together);
      }}
    />
  );
}
