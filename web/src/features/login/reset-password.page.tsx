import { PASSWORD_MAX, PASSWORD_MIN } from '@muara/contract/constants';
import { ApiError } from '@muara/client/http';
import { PasswordInput } from '@mantine/core';
import { useEffect, useRef, useState, type FormEvent } from 'react';
import { useClient } from '@/domain/session/client-context.ts';
import { useConfig } from '@/domain/session/config-context.ts';
import { useSessionActions } from '@/domain/session/session-context.ts';
import { useToast } from '@/lib/toast.ts';
import { reportError } from '@/domain/errors/errors.ts';
import { goToLogin } from '@/domain/navigation/public-path.ts';
import { paths } from '@/domain/navigation/paths.ts';
import { Button } from '@/ui/button.tsx';
import { checkPassword } from './check-login.ts';
import { SignInFrame } from './sign-in-frame.tsx';
import styles from './login.page.module.css';
import { loginMessages } from './login.messages.ts';
import { refusalSurface } from './refusal-surface.ts';
import { resetHash } from './reset-hash.ts';
import { resetMessages as text } from './reset.messages.ts';

/**
 * The target of the emailed link: sets a new password, once.
 * Signed-in users stay signed in until then.
 */
export default function ResetPasswordPage() {
  const { appName } = useConfig();
  const { call } = useClient();
  const { signOut } = useSessionActions();
  const toast = useToast();
  const [token] = useState(() => new URLSearchParams(location.search).get('token') ?? '');
  const [password, setPassword] = useState('');
  const [error, setError] = useState<string | null>(null);
  const [deadLink, setDeadLink] = useState<string | null>(token ? null : text.linkInvalid);
  const [refusal, setRefusal] = useState<string | null>(null);
  const [pending, setPending] = useState(false);
  const [shown, setShown] = useState(false);
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
    const wrong = checkPassword(password);
    if (wrong) return refuse(wrong);
    setRefusal(null);
    setPending(true);
    try {
      await call.resetPassword({ body: { token, password } });
      toast.success(text.changed);
      signOut();
      goToLogin();
    } catch (failure) {
      setPending(false);
      const surface = refusalSurface(failure, ['password']);
      if (surface.at === 'field') refuse(surface.text);
      else if (surface.at === 'form') {
        const isLink = failure instanceof ApiError && failure.status === 422;
        (isLink ? setDeadLink : setRefusal)(surface.text);
      } else if (surface.at === 'toast') reportError(failure);
    }
  }

  return (
    <SignInFrame>
      <form className={styles.form} noValidate onSubmit={submit}>
        <h1 className={styles.title}>{text.title}</h1>
        {deadLink ? (
          <>
            <p className={styles.refusal} role="alert">
              {deadLink}
            </p>
            <a href={`${paths.login()}${resetHash.reset}`} className={styles.call}>
              {text.askAgain}
            </a>
          </>
        ) : (
          <>
            <p className={styles.lead}>{text.chooseLead}</p>
            <PasswordInput
              ref={field}
              label={text.newPassword}
              description={text.rule(PASSWORD_MIN, PASSWORD_MAX)}
              name="new-password"
              autoComplete="new-password"
              size="md"
              autoFocus
              value={password}
              error={error}
              aria-invalid={error !== null || undefined}
              visible={shown}
              onVisibilityChange={setShown}
              visibilityToggleButtonProps={{
                'aria-label': shown ? loginMessages.hide : loginMessages.show,
                tabIndex: 0,
              }}
              onChange={(event) => {
                setPassword(event.currentTarget.value);
                setError(null);
              }}
            />
            {refusal ? (
              <p className={styles.refusal} role="alert">
                {refusal}
              </p>
            ) : null}
            <Button type="submit" size="lg" wide pending={pending}>
              {text.save}
            </Button>
          </>
        )}
        <a href={paths.login()} className={styles.link}>
          {text.backToLogin}
        </a>
      </form>
    </SignInFrame>
  );
}
