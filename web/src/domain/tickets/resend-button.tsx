import { ApiError } from '@muara/client/http';
import type { ComponentProps, ReactNode } from 'react';
import { useEffect, useReducer, useRef, useState } from 'react';
import { clock } from '@/lib/clock.ts';
import { reportError } from '@/domain/errors/errors.ts';
import { resendLock } from './resend-lock.ts';
import type { Button } from '@/ui/button.tsx';
import { ReasonButton } from '@/ui/reason-button.tsx';
import { resendButtonMessages as text } from './resend-button.messages.ts';

interface ResendButtonProps extends Pick<ComponentProps<typeof Button>, 'kind' | 'size' | 'wide' | 'className'> {
  /** Button and record, such as `receipt:MRCX7K2M9QP`; each has a lock of its own. */
  lock: string;
  icon?: ReactNode;
  children: ReactNode;
  /** Why it cannot be sent at all; null when it can. */
  reason?: string | null;
  /** Sends it and says so; what it throws is shown as a toast. */
  onSend(): Promise<void>;
}

/**
 * Sends an email again, then counts down a minute before the next one (001 §9).
 * The countdown continues on other screens and after a reload.
 */
export function ResendButton({ lock, reason = null, onSend, children, kind = 'plain', ...rest }: ResendButtonProps) {
  const { left, pending, send } = useResend(lock, onSend);
  const wait = left > 0 ? text.wait(left) : null;
  return (
    <ReasonButton {...rest} kind={kind} reason={reason ?? wait} pending={pending} onClick={send}>
      {reason === null && wait !== null ? wait : children}
    </ReasonButton>
  );
}

interface Resend {
  /** Seconds until it can be sent again; 0 when it can. */
  left: number;
  pending: boolean;
  send(): void;
}

/** Sends once at a time, and not while the lock is active. */
function useResend(lock: string, onSend: () => Promise<void>): Resend {
  const [pending, setPending] = useState(false);
  const sending = useRef(false);
  const left = useSecondsLeft(lock);

  const run = async () => {
    if (sending.current || resendLock.secondsLeft(lock) > 0) return;
    sending.current = true;
    setPending(true);
    try {
      await onSend();
      resendLock.lock(lock);
    } catch (error) {
      const wanted = secondsWanted(error);
      if (wanted > 0) resendLock.lock(lock, wanted * 1000);
      reportError(error);
    }
    sending.current = false;
    setPending(false);
  };
  return { left, pending, send: () => void run() };
}

function useSecondsLeft(lock: string): number {
  const [ticks, tick] = useReducer((count: number) => count + 1, 0);
  useEffect(() => resendLock.subscribe(tick), []);
  const left = resendLock.secondsLeft(lock);
  const locked = left > 0;
  // Each tick asks for the next.
  useEffect(() => (locked ? clock.after(1000, tick) : undefined), [locked, ticks]);
  return left;
}

/** How long the server still waits, when another window has sent it: 'Please wait 42 seconds'. */
function secondsWanted(error: unknown): number {
  if (!(error instanceof ApiError) || error.code !== 'resend_too_soon') return 0;
  return Number(/\d+/.exec(error.message)?.[0] ?? 0);
}
