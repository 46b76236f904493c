import { useEffect, useSyncExternalStore } from 'react';
import { hrefOf } from '@/lib/address.ts';
import { useConfig } from '@/domain/session/config-context.ts';
import { useSession } from '@/domain/session/session-context.ts';
import { paths } from '@/domain/navigation/paths.ts';
import { PayAgain } from '@/domain/online-sale/payment/pay-again.tsx';
import { PaymentResult } from '@/domain/online-sale/payment/payment-result.tsx';
import { readShopAddress, search, ticketAddress } from '@/domain/online-sale/shop-address.ts';
import { ShopFrame } from './frame/shop-frame.tsx';
import { RefundDesk } from './refund/refund-desk.tsx';
import { ShopHome } from './shop-home.tsx';
import { shopText as text } from '@/domain/online-sale/shop.messages.ts';

/** `/`: the purchase wizard of the shop, the result of a payment, or another payment (002 §2.18, §4.3). */
export default function ShopPage() {
  const { appName } = useConfig();
  const address = readShopAddress(useSyncExternalStore(search.subscribe, search.shown));
  const isAgent = useSession()?.user.role === 'Agent';
  const { ticketCode, tryAgain, documentKey } = address;
  // The provider returns everybody to the shop. Only the agent sees an agent's ticket, on the dashboard.
  const elsewhere =
    isAgent && ticketCode !== null ? ticketAddress(ticketCode, tryAgain ? 'again' : 'result', paths.pos()) : null;
  useEffect(() => {
    document.title = `${appName} – ${text.tagline}`;
  }, [appName]);
  useEffect(() => {
    if (elsewhere !== null) location.replace(hrefOf(elsewhere));
  }, [elsewhere]);

  if (elsewhere !== null) return null;
  return (
    <RefundDesk>
      <ShopFrame>
        {ticketCode === null ? (
          <ShopHome />
        ) : tryAgain ? (
          <PayAgain code={ticketCode} documentKey={documentKey} />
        ) : (
          <PaymentResult code={ticketCode} documentKey={documentKey} />
        )}
      </ShopFrame>
    </RefundDesk>
  );
}
