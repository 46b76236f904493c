import type { Handlers } from '../../kernel/handler.ts';
import { authenticate } from './authenticate.ts';
import { forgotPassword } from './forgot-password.ts';
import { login } from './login.ts';
import { logout } from './logout.ts';
import { resetPassword } from './reset-password.ts';

export { findAccount, listPersonas, openSession } from './open-session.ts';

/** Sign-in, sign-out, current user and forgotten passwords (000 §7). */
export const auth = { login, logout, authenticate, forgotPassword, resetPassword } satisfies Partial<Handlers>;
