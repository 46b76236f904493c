import { NativeSelect, Switch } from '@mantine/core';
import { SHIFTS } from '@muara/contract/constants';
import type { RolePolicies } from '@muara/contract/types';
import { useSignedIn } from '@/domain/session/session-context.ts';
import type { Form } from '@/domain/forms/form.ts';
import { TimeField } from '@/ui/time-field.tsx';
import { FieldGrid } from '@/ui/layout/field-grid.tsx';
import styles from './user-dialog.module.css';
import { type UserDraft, withRole } from './user-draft.ts';
import { roleOptions, type UserRights } from './user-rights.ts';
import { usersMessages as text } from './users.messages.ts';

interface AccessFieldsProps {
  form: Form<UserDraft>;
  roles: readonly RolePolicies[];
  /** The role that the user has; '' for a new one. */
  current: string;
  rights: UserRights;
}

/** The role and related actions: shift, activity, chat. */
export function AccessFields({ form, roles, current, rights }: AccessFieldsProps) {
  const { user: me } = useSignedIn();
  const { values, errors } = form;
  const toggle = (name: 'active' | 'can_chat' | 'can_view_sub_tickets', label: string) => ({
    ...form.getCheckboxProps(name),
    label,
    classNames: { track: styles.track },
  });
  return (
    <fieldset className={styles.section}>
      <legend className={styles.legend}>{text.access}</legend>
      <FieldGrid dense>
        {rights.own ? (
          <p className={styles.note} data-wide>
            {text.own}
          </p>
        ) : null}
        <NativeSelect
          name="role"
          label={text.role}
          required
          value={values.role}
          error={errors.role}
          disabled={!rights.regrade}
          data={[{ value: '', label: text.chooseRole, disabled: true }, ...roleOptions(me, roles, current)]}
          onChange={(event) => form.setValues(withRole(roles, event.currentTarget.value))}
          onBlur={() => form.validateField('role')}
        />
        {values.role === 'Cashier' ? <ShiftFields form={form} disabled={rights.own} /> : null}
        <div className={styles.switches} data-wide>
          <Switch
            {...toggle('active', text.active)}
            description={text.activeHint}
            disabled={rights.own || !rights.manage}
          />
          <Switch {...toggle('can_chat', text.canChat)} description={text.canChatHint} />
          <Switch {...toggle('can_view_sub_tickets', text.subTickets)} />
        </div>
      </FieldGrid>
    </fieldset>
  );
}

/** Cashiers only (000 §3): which shift, and from when to when. */
function ShiftFields({ form, disabled }: { form: Form<UserDraft>; disabled: boolean }) {
  const time = (name: 'shift_start' | 'shift_end', label: string) => ({
    ...form.getInputProps(name),
    label,
    disabled,
  });
  return (
    <>
      <NativeSelect
        {...form.getInputProps('shift')}
        label={text.shift}
        required
        disabled={disabled}
        data={[{ value: '', label: text.chooseShift, disabled: true }, ...SHIFTS]}
      />
      <TimeField {...time('shift_start', text.shiftStart)} />
      <TimeField {...time('shift_end', text.shiftEnd)} />
    </>
  );
}
