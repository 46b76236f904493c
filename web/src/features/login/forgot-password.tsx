import { TextInput } from '@mantine/core';
import { useEffect, useRef, useState, type FormEvent } from 'react';
import { useClient } from '@/domain/session/client-context.ts';
import { useConfig } from '@/domain/session/config-context.ts';
import { useToast } from '@/lib/toast.ts';
import { reportError } from '@/domain/errors/errors.ts';
import { Button } from '@/ui/button.tsx';
import { checkEmail } from './check-login.ts';
import styles from './login.page.module.css';
import { loginMessages } from './login.messages.ts';
import { refusalSurface } from './refusal-surface.ts';
import { resetHash } from './reset-hash.ts';
import { resetMessages as text } from './reset.messages.ts';

interface ForgotPasswordProps {
  email: string;
  onEmail(email: string): void;
}

/** Reset Password (000 §2): asks for the email only. The response does not reveal if it is known. */
export default function ForgotPassword({ email, onEmail }: ForgotPasswordProps) {
  const { appName } = useConfig();
  const { call } = useClient();
  const toast = useToast();
  const [error, setError] = useState<string | null>(null);
  const [refusal, setRefusal] = useState<string | null>(null);
  const [pending, setPending] = useState(false);
  const field = useRef<HTMLInputElement>(null);

  useEffect(() => {
    document.title = `${text.title} – ${appName}`;
  }, [appName]);

  const refuse = (reason: string) => {
    setError(reason);
    field.current?.focus();
  };

  async function submit(event: FormEvent) {
    event.preventDefault();
    if (pending) return;
    const wrong = checkEmail(email);
    if (wrong) return refuse(wrong);
    setRefusal(null);
    setPending(true);
    try {
      await call.forgotPassword({ body: { email: email.trim(), platform: 'web_app' } });
      toast.success(text.sent);
      location.replace(resetHash.login);
    } catch (failure) {
      setPending(false);
      const surface = refusalSurface(failure, ['email']);
      if (surface.at === 'field') refuse(surface.text);
      else if (surface.at === 'form') setRefusal(surface.text);
      else if (surface.at === 'toast') reportError(failure);
    }
  }

  return (
    <form className={styles.form} noValidate onSubmit={submit}>
      <h1 className={styles.title}>{text.title}</h1>
      <p className={styles.lead}>{text.askLead}</p>
      <TextInput
        ref={field}
        label={loginMessages.email}
        type="email"
        name="email"
        autoComplete="username"
        inputMode="email"
        size="md"
        autoFocus
        value={email}
        error={error}
        onChange={(event) => {
          onEmail(event.currentTarget.value);
          setError(null);
        }}
      />
      {refusal ? (
        <p className={styles.refusal} role="alert">
          {refusal}
        </p>
      ) : null}
      <Button type="submit" size="lg" wide pending={pending}>
        {text.ask}
      </Button>
      <a href={resetHash.login} className={styles.link}>
        {text.back}
      </a>
    </form>
  );
}
