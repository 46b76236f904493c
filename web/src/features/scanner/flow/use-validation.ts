import type { ValidateAnswer } from '@muara/contract/types';
import { useEffect, useEffectEvent, useState } from 'react';
import { useClient } from '@/domain/session/client-context.ts';
import { clock } from '@/lib/clock.ts';
import { errorText } from '@/domain/errors/errors.ts';
import type { OpenTrip, PendingValidation } from '@/domain/trips/open-trip.ts';
import { sendValidation } from '../scanner.api.ts';
import type { TripStore } from '../trip/trip-store.ts';
import { retryDelay } from './retry-delay.ts';
import { isRefusal } from './validation.ts';

/** A validation whose answer was lost. */
export interface LostAnswer {
  /** How often it was sent in vain. */
  failures: number;
  /** Why the last try failed; null after a reload. */
  reason: string | null;
}

interface Outcomes {
  onBoarded(answer: ValidateAnswer, sent: PendingValidation): void;
  onRefused(error: unknown, sent: PendingValidation): void;
  /** The server answered (null), or could not be reached. */
  onLine(error: unknown): void;
}

interface Validation {
  /** Set while an answer is lost and the validation is sent again. */
  lost: LostAnswer | null;
  stop(): void;
}

/**
 * Sends a trip's pending validation with one nonce until the server responds.
 * It survives lost responses, dropped connections and reloads.
 */
export function useValidation(store: TripStore, trip: OpenTrip, outcomes: Outcomes): Validation {
  const client = useClient();
  // What is pending from the start was sent before a reload.
  const [lost, setLost] = useState<LostAnswer | null>(() => (trip.pending ? { failures: 0, reason: null } : null));
  const settle = useEffectEvent((report: (outcomes: Outcomes) => void) => {
    setLost(null);
    store.change((now) => ({ ...now, pending: null }));
    outcomes.onLine(null);
    report(outcomes);
  });
  const fail = useEffectEvent((error: unknown, failures: number) => {
    setLost({ failures, reason: errorText(error) });
    outcomes.onLine(error);
  });
  const nonce = trip.pending?.body._ ?? null;

  useEffect(() => {
    const sent = store.get()?.pending ?? null;
    if (nonce === null || sent === null) return undefined;
    let failures = 0;
    let isOver = false;
    let isSending = false;
    let cancel = () => {};
    const send = async () => {
      const current = store.get();
      if (isSending || !navigator.onLine || current === null) return;
      cancel();
      isSending = true;
      try {
        const answer = await sendValidation(client, current, sent);
        if (!isOver) settle(({ onBoarded }) => onBoarded(answer, sent));
      } catch (error) {
        if (isOver) return;
        if (isRefusal(error)) return settle(({ onRefused }) => onRefused(error, sent));
        failures += 1;
        fail(error, failures);
        cancel = clock.after(retryDelay(failures), () => void send());
      } finally {
        isSending = false;
      }
    };
    const online = () => void send();
    void send();
    window.addEventListener('online', online);
    return () => {
      isOver = true;
      cancel();
      window.removeEventListener('online', online);
    };
  }, [client, store, nonce]);

  const stop = () => {
    setLost(null);
    store.change((now) => ({ ...now, pending: null }));
  };
  return { lost, stop };
}
