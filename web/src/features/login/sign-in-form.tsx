import { PasswordInput, TextInput } from '@mantine/core';
import { checkLogin } from '@muara/contract/rules/forms/check-login';
import { useRef, useState } from 'react';
import { useSessionActions } from '@/domain/session/session-context.ts';
import { useToast } from '@/lib/toast.ts';
import { storage } from '@/lib/storage.ts';
import { Button } from '@/ui/button.tsx';
import styles from './login.page.module.css';
import { loginMessages as text } from './login.messages.ts';
import { resetHash } from './reset-hash.ts';
import { useLoginForm } from './use-login-form.ts';

interface SignInFormProps {
  email: string;
  onEmail(email: string): void;
  /** The user can choose a new password next. */
  onForgot(): void;
}

/** E-mail and password. A wrong password keeps the e-mail; the way on is the route's business. */
export function SignInForm({ email, onEmail, onForgot }: SignInFormProps) {
  const { signIn } = useSessionActions();
  const toast = useToast();
  const [password, setPassword] = useState('');
  const [shown, setShown] = useState(false);
  const passwordField = useRef<HTMLInputElement>(null);
  const [storageWorks] = useState(() => storage.available());

  const form = useLoginForm({
    fields: ['email', 'password'],
    check: () => checkLogin({ email, password }),
    send: async () => {
      const session = await signIn(email.trim(), password);
      toast.success(text.hello(session.user.name));
    },
    onFailure: () => passwordField.current?.select(),
  });

  return (
    <form className={styles.form} noValidate onSubmit={form.submit}>
      <h1 className={styles.title}>{text.welcome}</h1>
      <p className={styles.lead}>{text.lead}</p>
      {storageWorks ? null : (
        <p className={styles.refusal} role="alert">
          {text.enableCookies}
        </p>
      )}
      <TextInput
        label={text.email}
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
      <PasswordInput
        ref={passwordField}
        label={text.password}
        name="password"
        autoComplete="current-password"
        size="md"
        value={password}
        error={form.errors.password}
        aria-invalid={form.errors.password !== undefined || undefined}
        visible={shown}
        onVisibilityChange={setShown}
        visibilityToggleButtonProps={{ 'aria-label': shown ? text.hide : text.show, tabIndex: 0 }}
        onChange={(event) => {
          setPassword(event.currentTarget.value);
          form.clearError('password');
        }}
      />
      {form.refusal ? (
        <p className={styles.refusal} role="alert">
          {form.refusal}
        </p>
      ) : null}
      <Button type="submit" size="lg" wide pending={form.pending} disabled={!storageWorks}>
        {text.submit}
      </Button>
      <a href={resetHash.reset} className={styles.link} onPointerEnter={onForgot} onFocus={onForgot}>
        {text.forgot}
      </a>
    </form>
  );
}
