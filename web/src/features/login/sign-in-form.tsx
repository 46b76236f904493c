import { PasswordInput, TextInput } from '@mantine/core';
import { useRef, useState, type FormEvent } from 'react';
import { useSessionActions } from '@/domain/session/session-context.ts';
import { useToast } from '@/lib/toast.ts';
import { reportError } from '@/domain/errors/errors.ts';
import { storage } from '@/lib/storage.ts';
import { Button } from '@/ui/button.tsx';
import { checkLogin, type LoginErrors } from './check-login.ts';
import styles from './login.page.module.css';
import { loginMessages as text } from './login.messages.ts';
import { refusalSurface } from './refusal-surface.ts';
import { resetHash } from './reset-hash.ts';

interface SignInFormProps {
  email: string;
  onEmail(email: string): void;
  /** The way to a new password may be taken next. */
  onForgot(): void;
}

/** E-mail and password. A wrong password keeps the e-mail; the way on is the route's business. */
export function SignInForm({ email, onEmail, onForgot }: SignInFormProps) {
  const { signIn } = useSessionActions();
  const toast = useToast();
  const [password, setPassword] = useState('');
  const [errors, setErrors] = useState<LoginErrors>({});
  const [refusal, setRefusal] = useState<string | null>(null);
  const [pending, setPending] = useState(false);
  const [shown, setShown] = useState(false);
  const emailField = useRef<HTMLInputElement>(null);
  const passwordField = useRef<HTMLInputElement>(null);
  const [storageWorks] = useState(() => storage.available());

  async function submit(event: FormEvent) {
    event.preventDefault();
    if (pending) return;
    const found = checkLogin(email, password);
    setErrors(found);
    setRefusal(null);
    if (found.email) emailField.current?.focus();
    else if (found.password) passwordField.current?.focus();
    if (found.email || found.password) return;
    setPending(true);
    try {
      const session = await signIn(email.trim(), password);
      toast.success(text.hello(session.user.name));
    } catch (error) {
      setPending(false);
      const surface = refusalSurface(error, ['email', 'password']);
      if (surface.at === 'field') setErrors({ [surface.field]: surface.text });
      else if (surface.at === 'form') setRefusal(surface.text);
      else if (surface.at === 'toast') reportError(error);
      passwordField.current?.select();
    }
  }

  return (
    <form className={styles.form} noValidate onSubmit={submit}>
      <h1 className={styles.title}>{text.welcome}</h1>
      <p className={styles.lead}>{text.lead}</p>
      {storageWorks ? null : (
        <p className={styles.refusal} role="alert">
          {text.enableCookies}
        </p>
      )}
      <TextInput
        ref={emailField}
        label={text.email}
        type="email"
        name="email"
        autoComplete="username"
        inputMode="email"
        size="md"
        autoFocus
        value={email}
        error={errors.email}
        onChange={(event) => {
          onEmail(event.currentTarget.value);
          setErrors((known) => ({ ...known, email: undefined }));
        }}
      />
      <PasswordInput
        ref={passwordField}
        label={text.password}
        name="password"
        autoComplete="current-password"
        size="md"
        value={password}
        error={errors.password}
        aria-invalid={errors.password !== undefined || undefined}
        visible={shown}
        onVisibilityChange={setShown}
        visibilityToggleButtonProps={{ 'aria-label': shown ? text.hide : text.show, tabIndex: 0 }}
        onChange={(event) => {
          setPassword(event.currentTarget.value);
          setErrors((known) => ({ ...known, password: undefined }));
        }}
      />
      {refusal ? (
        <p className={styles.refusal} role="alert">
          {refusal}
        </p>
      ) : null}
      <Button type="submit" size="lg" wide pending={pending} disabled={!storageWorks}>
        {text.submit}
      </Button>
      <a href={resetHash.reset} className={styles.link} onPointerEnter={onForgot} onFocus={onForgot}>
        {text.forgot}
      </a>
    </form>
  );
}
