import { PASSWORD_MAX, PASSWORD_MIN } from '@muara/contract/constants';
import { ApiError } from '@muara/client/http';
import { PasswordInput } from '@mantine/core';
import { checkNewPassword } from '@muara/contract/rules/forms/check-new-password';
import { useEffect, useState } from 'react';
import { hrefOf } from '@/lib/address.ts';
import { useClient } from '@/domain/session/client-context.ts';
import { useConfig } from '@/domain/session/config-context.ts';
import { useSessionActions } from '@/domain/session/session-context.ts';
import { useToast } from '@/lib/toast.ts';
import { goToLogin } from '@/domain/navigation/public-path.ts';
import { paths } from '@/domain/navigation/paths.ts';
import { Button } from '@/ui/button.tsx';
import { SignInFrame } from './sign-in-frame.tsx';
import styles from './login.page.module.css';
import { loginMessages } from './login.messages.ts';
import { resetHash } from './reset-hash.ts';
import { resetMessages as text } from './reset.messages.ts';
import { useLoginForm } from './use-login-form.ts';

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
  const [deadLink, setDeadLink] = useState<string | null>(token ? null : text.linkInvalid);
  const [shown, setShown] = useState(false);

  useEffect(() => {
    document.title = `${text.title} – ${appName}`;
  }, [appName]);

  const form = useLoginForm({
    fields: ['password'],
    check: () => checkNewPassword({ password }),
    send: async () => {
      await call.resetPassword({ body: { token, password } });
      toast.success(text.changed);
      signOut();
      goToLogin();
    },
    onFailure: (error, surface) => {
      if (surface.at === 'form' && error instanceof ApiError && error.status === 422) setDeadLink(surface.text);
    },
  });

  return (
    <SignInFrame>
      <form className={styles.form} noValidate onSubmit={form.submit}>
        <h1 className={styles.title}>{text.title}</h1>
        {deadLink ? (
          <>
            <p className={styles.refusal} role="alert">
              {deadLink}
            </p>
            <a href={hrefOf(`${paths.login()}${resetHash.reset}`)} className={styles.call}>
              {text.askAgain}
            </a>
          </>
        ) : (
          <>
            <p className={styles.lead}>{text.chooseLead}</p>
            <PasswordInput
              label={text.newPassword}
              description={text.rule(PASSWORD_MIN, PASSWORD_MAX)}
              name="password"
              autoComplete="new-password"
              size="md"
              autoFocus
              value={password}
              error={form.errors.password}
              aria-invalid={form.errors.password !== undefined || undefined}
              visible={shown}
              onVisibilityChange={setShown}
              visibilityToggleButtonProps={{
                'aria-label': shown ? loginMessages.hide : loginMessages.show,
                tabIndex: 0,
              }}
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
            <Button type="submit" size="lg" wide pending={form.pending}>
              {text.save}
            </Button>
          </>
        )}
        <a href={hrefOf(paths.login())} className={styles.link}>
          {text.backToLogin}
        </a>
      </form>
    </SignInFrame>
  );
}
