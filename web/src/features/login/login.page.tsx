import { lazy, Suspense, useEffect, useState, useSyncExternalStore } from 'react';
import { useConfig } from '@/domain/session/config-context.ts';
import { SignInFrame } from './sign-in-frame.tsx';
import { loginMessages as text } from './login.messages.ts';
import { resetHash } from './reset-hash.ts';
import { SignInForm } from './sign-in-form.tsx';

const loadForgot = () => import('./forgot-password.tsx');
const ForgotPassword = lazy(loadForgot);

/** Sign-in and forgot password in one panel (000 §2). The email is carried over both ways. */
export default function LoginPage() {
  const { appName } = useConfig();
  const resetting = useSyncExternalStore(resetHash.subscribe, resetHash.shown);
  const [email, setEmail] = useState('');

  useEffect(() => {
    if (!resetting) document.title = `${text.title} – ${appName}`;
  }, [resetting, appName]);

  return (
    <SignInFrame>
      {resetting ? (
        <Suspense>
          <ForgotPassword email={email} onEmail={setEmail} />
        </Suspense>
      ) : (
        <SignInForm email={email} onEmail={setEmail} onForgot={() => void loadForgot()} />
      )}
    </SignInFrame>
  );
}
