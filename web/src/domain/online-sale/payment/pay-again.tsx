import { useQuery } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useRef } from 'react';
import { hrefOf } from '@/lib/address.ts';
import { useClient } from '@/domain/session/client-context.ts';
import { useDialogs } from '@/lib/dialogs.ts';
import { clock } from '@/lib/clock.ts';
import { errorText } from '@/domain/errors/errors.ts';
import { goTo } from '@/lib/go-to.ts';
import { paths } from '@/domain/navigation/paths.ts';
import { Button } from '@/ui/button.tsx';
import { EmptyState, ErrorState } from '@/ui/states.tsx';
import { savedContact } from './saved-contact.ts';
import { paymentAttemptQuery } from './payment.queries.ts';
import { handOff } from './payment-handoff.ts';
import { paymentOutcome } from './payment-outcome.ts';
import { isPaymentPending } from './unpaid-order-state.ts';
import { unpaidTicket } from './unpaid-ticket.ts';
import { ticketAddress } from '@/domain/online-sale/shop-address.ts';
import { shopText } from '@/domain/online-sale/shop.messages.ts';
import styles from './pay-again.module.css';

interface PayAgainProps {
  code: string;
  /** From the provider's return address: a booking is paid with it. */
  documentKey?: string | null;
  home?: string;
}

/**
 * Pays a ticket again (002 §4.3).
 * The server creates a new payment attempt while the seats are held, and the browser leaves for the provider. A ticket
 * that was paid in the meantime shows its result.
 */
export function PayAgain({ code, documentKey = null, home = paths.landing() }: PayAgainProps) {
  const text = shopText.again;
  const client = useClient();
  const dialogs = useDialogs();
  const left = useRef(false);
  const { data, error, isFetching, refetch } = useQuery(paymentAttemptQuery(client, code, documentKey));
  const ticket = data?.ticket ?? null;
  const outcome = ticket === null ? null : paymentOutcome(ticket);
  const isOpen = outcome !== null && outcome !== 'paid' && outcome !== 'over';
  const canPay = isOpen && !ticket?.expired && Boolean(data?.ipay88_payload);
  // Paid in the meantime, or a payment is being checked: show that, and start no other.
  const showsResult = ticket !== null && (ticket.is_paid || (!canPay && isPaymentPending(ticket, clock.now())));
  const go = useEffectEvent(() => {
    if (!data || !ticket || left.current) return;
    if (showsResult) {
      unpaidTicket.settle(ticket);
      history.replaceState(null, '', hrefOf(ticketAddress(code, 'result', home, documentKey)));
      window.dispatchEvent(new PopStateEvent('popstate', { state: null }));
    } else if (canPay) {
      left.current = true;
      // Back from the provider returns to the shop, not to another attempt.
      history.replaceState(null, '', hrefOf(home));
      void handOff(savedContact.fill(code, data), dialogs);
    } else {
      unpaidTicket.settle(ticket);
    }
  });
  useEffect(() => {
    if (data) go();
  }, [data]);

  if (error) {
    return (
      <main className={styles.state}>
        <ErrorState text={errorText(error)} pending={isFetching} onRetry={() => void refetch()} />
      </main>
    );
  }
  if (data && !canPay && !showsResult) {
    return (
      <main className={styles.state}>
        <EmptyState
          title={ticket === null ? text.unknown : text.gone}
          text={ticket === null ? text.unknownText : text.goneText}
          action={<Button onClick={() => goTo(home)}>{text.buyNew}</Button>}
        />
      </main>
    );
  }
  return (
    <main className={styles.state}>
      <div className={styles.leaving} role="status">
        <span className={styles.boat} aria-hidden="true" />
        <h2>{text.opening}</h2>
        <p>{text.openingText}</p>
      </div>
    </main>
  );
}
