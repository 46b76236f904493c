import { TextInput } from '@mantine/core';
import { checkEmail } from '@muara/contract/rules/forms/check-email';
import { useEffect } from 'react';
import { useClient } from '@/domain/session/client-context.ts';
import { useConfig } from '@/domain/session/config-context.ts';
import { useToast } from '@/lib/toast.ts';
import { Button } from '@/ui/button.tsx';
import styles from './login.page.module.css';
import { loginMessages } from './login.messages.ts';
import { resetHash } from './reset-hash.ts';
import { resetMessages as text } from './reset.messages.ts';
import { useLoginForm } from './use-login-form.ts';

interface ForgotPasswordProps {
  email: string;
  onEmail(email: string): void;
}

/** Reset Password (000 §2): asks for the email only. The response does not reveal if it is known. */
export default function ForgotPassword({ email, onEmail }: ForgotPasswordProps) {
  const { appName } = useConfig();
  const { call } = useClient();
  const toast = useToast();
  const form = useLoginForm({
    fields: ['email'],
    check: () => checkEmail(email),
    send: async () => {
      await call.forgotPassword({ body: { email: email.trim(), platform: 'web_app' } });
      toast.success(text.sent);
      location.replace(resetHash.login);
    },
  });

  useEffect(() => {
    document.title = `${text.title} – ${appName}`;
  }, [appName]);

  return (
    <form className={styles.form} noValidate onSubmit={form.submit}>
      <h1 className={styles.title}>{text.title}</h1>
      <p className={styles.lead}>{text.askLead}</p>
      <TextInput
        label={loginMessages.email}
        type="email"
        name="email"
        autoComplete="username"
        inputMode="email"
        size="md"
        autoFocus
        value={email}
        error={form.errors.email}
        onChange={(event) => {
          onEmail(event.currentTarget.value);
          form.clearError('email');
        }}
      />
      {form.refusal ? (
        <p className={styles.refusal} role="alert">
          {form.refusal}
        </p>
      ) : null}
      <Button type="submit" size="lg" wide pending={form.pending}>
        {text.ask}
      </Button>
      <a href={resetHash.login} className={styles.link}>
        {text.back}
      </a>
    </form>
  );
}
