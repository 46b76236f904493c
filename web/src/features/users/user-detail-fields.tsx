import { PasswordInput, Textarea, TextInput } from '@mantine/core';
import type { Form } from '@/domain/forms/form.ts';
import { FieldGrid } from '@/ui/layout/field-grid.tsx';
import styles from './user-dialog.module.css';
import type { UserDraft } from './user-draft.ts';
import type { UserRights } from './user-rights.ts';
import { usersMessages as text } from './users.messages.ts';

interface DetailFieldsProps {
  form: Form<UserDraft>;
  isNew: boolean;
  rights: UserRights;
}

type TextName = 'name' | 'username' | 'email' | 'contact' | 'password';

/** Who the user is, and how they sign in. */
export function DetailFields({ form, isNew, rights }: DetailFieldsProps) {
  const field = (name: TextName, label: string) => ({
    ...form.getInputProps(name),
    label,
  });
  return (
    <fieldset className={styles.section}>
      <legend className={styles.legend}>{text.details}</legend>
      <FieldGrid dense>
        <TextInput {...field('name', text.name)} required maxLength={100} autoComplete="off" data-autofocus />
        {isNew ? (
          <TextInput
            {...field('username', text.username)}
            required
            maxLength={60}
            autoComplete="off"
            autoCapitalize="none"
            spellCheck={false}
          />
        ) : (
          <TextInput label={text.username} value={form.values.username} readOnly disabled />
        )}
        <TextInput
          {...field('email', text.email)}
          required
          type="email"
          maxLength={120}
          autoComplete="off"
          disabled={!rights.manage}
        />
        <TextInput
          {...field('contact', text.phone)}
          required
          type="tel"
          inputMode="numeric"
          maxLength={40}
          autoComplete="off"
        />
        {rights.manage ? (
          <PasswordInput
            {...field('password', isNew ? text.password : text.newPassword)}
            aria-invalid={form.errors.password !== undefined || undefined}
            required={isNew}
            maxLength={200}
            autoComplete="new-password"
            description={isNew ? text.passwordHint : `${text.passwordHint} ${text.passwordKept}`}
          />
        ) : (
          <p className={styles.note} data-wide>
            {text.aboveYou}
          </p>
        )}
        <Textarea
          data-wide
          {...form.getInputProps('booking_default_message')}
          label={text.bookingMessage}
          rows={2}
          maxLength={2000}
        />
      </FieldGrid>
    </fieldset>
  );
}
