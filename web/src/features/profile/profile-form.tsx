import { PasswordInput, Textarea, TextInput } from '@mantine/core';
import { checkUser } from '@muara/contract/rules/forms/check-user';
import type { OperationMap, SessionUser } from '@muara/contract/types';
import { useState } from 'react';
import { useClient } from '@/domain/session/client-context.ts';
import { useSessionActions } from '@/domain/session/session-context.ts';
import { useToast } from '@/lib/toast.ts';
import type { Form } from '@/domain/forms/form.ts';
import { useForm } from '@/domain/forms/use-form.ts';
import { Button } from '@/ui/button.tsx';
import { Facts } from '@/ui/facts.tsx';
import { Panel } from '@/ui/panel.tsx';
import { useLeaveGuard } from '@/ui/save-bar.guard.ts';
import { profileMessages as text } from './profile.messages.ts';
import { FieldGrid } from '@/ui/layout/field-grid.tsx';
import styles from './profile.page.module.css';

interface ProfileDraft {
  name: string;
  contact: string;
  password: string;
  booking_default_message: string;
}

const draftOf = ({ name, contact, booking_default_message: message }: SessionUser): ProfileDraft => ({
  name,
  contact: contact ?? '',
  password: '',
  booking_default_message: message ?? '',
});

/** The user's own details. The last saved values are the base of the next change. */
export function ProfileForm({ user }: { user: SessionUser }) {
  const [round, setRound] = useState(0);
  return (
    <ProfileFields key={round} user={user} onSaved={() => setRound(round + 1)} onDiscard={() => setRound(round + 1)} />
  );
}

interface ProfileFieldsProps {
  user: SessionUser;
  onSaved(): void;
  onDiscard(): void;
}

function ProfileFields({ user, onSaved, onDiscard }: ProfileFieldsProps) {
  const { hasPermission } = useSessionActions();
  const writesBookings = hasPermission('Booking', 'Create');
  const send = useSave(user, onSaved);
  const form = useForm<ProfileDraft>({
    initialValues: draftOf(user),
    check: (values) => checkUser({ mode: 'profile', values }),
    save: send,
  });
  useLeaveGuard(form.isDirty);
  return (
    <Panel title={text.details}>
      <div className={styles.fixed}>
        <Facts
          facts={[
            [text.username, user.username],
            [text.email, user.email],
            [text.role, user.role],
          ]}
        />
        <p className={styles.hint}>{text.readOnly}</p>
      </div>
      <form noValidate onSubmit={form.submit}>
        <FieldGrid dense>
          <Fields form={form} writesBookings={writesBookings} />
        </FieldGrid>
        <div className={styles.buttons}>
          {form.isDirty ? (
            <Button kind="plain" onClick={onDiscard}>
              {text.discard}
            </Button>
          ) : null}
          <Button type="submit" pending={form.isSubmitting}>
            {text.save}
          </Button>
        </div>
      </form>
    </Panel>
  );
}

function Fields({ form, writesBookings }: { form: Form<ProfileDraft>; writesBookings: boolean }) {
  const field = (name: keyof ProfileDraft, label: string) => ({
    ...form.getInputProps(name),
    label,
  });
  return (
    <>
      <TextInput {...field('name', text.name)} required maxLength={100} autoComplete="name" />
      <TextInput
        {...field('contact', text.phone)}
        required
        type="tel"
        inputMode="numeric"
        maxLength={40}
        autoComplete="tel"
      />
      <div data-wide>
        <PasswordInput
          {...field('password', text.password)}
          aria-invalid={form.errors.password !== undefined || undefined}
          maxLength={200}
          autoComplete="new-password"
          description={text.passwordHint}
        />
      </div>
      {writesBookings ? (
        <Textarea
          {...field('booking_default_message', text.bookingMessage)}
          data-wide
          description={text.bookingHint}
          rows={3}
          maxLength={2000}
        />
      ) : null}
    </>
  );
}

/** Saves the changes to the user's own record and updates the session. */
function useSave(user: SessionUser, onSaved: () => void): (draft: ProfileDraft) => Promise<void> {
  const client = useClient();
  const toast = useToast();
  const { patchUser } = useSessionActions();
  return async (draft) => {
    const before = draftOf(user);
    const changes = (Object.keys(draft) as (keyof ProfileDraft)[]).filter((name) => draft[name] !== before[name]);
    if (changes.length > 0) {
      const body: OperationMap['editUser']['body'] = {
        id: user.id,
        ...Object.fromEntries(changes.map((name) => [name, draft[name]])),
      };
      const { name, contact, booking_default_message } = await client.call.editUser({ body });
      patchUser({ name, contact, booking_default_message });
    }
    toast.success(text.saved);
    onSaved();
  };
}
