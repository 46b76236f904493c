import { useQuery } from '@tanstack/react-query';
import { useEffect, useSyncExternalStore } from 'react';
import { useClient } from '@/domain/session/client-context.ts';
import { useConfig } from '@/domain/session/config-context.ts';
import { errorText } from '@/domain/errors/errors.ts';
import { paths } from '@/domain/navigation/paths.ts';
import { ErrorState } from '@/ui/states.tsx';
import { salePackagesQuery } from '@/domain/sale/sale.api.ts';
import { ClosedShop } from '@/domain/online-sale/closed-shop.tsx';
import { PayAgain } from '@/domain/online-sale/payment/pay-again.tsx';
import { PaymentResult } from '@/domain/online-sale/payment/payment-result.tsx';
import { readShopAddress, search } from '@/domain/online-sale/shop-address.ts';
import { shopText } from '@/domain/online-sale/shop.messages.ts';
import { AgentFrame } from './agent-frame.tsx';
import { AgentWizard } from './agent-wizard.tsx';

/** `/d/pos` of an agent, Buy Ticket (000 §2): the wizard, or the result of a payment. */
export default function AgentSalePage() {
  const { appName } = useConfig();
  const { ticketCode, tryAgain } = readShopAddress(useSyncExternalStore(search.subscribe, search.shown));
  useEffect(() => {
    document.title = `${shopText.agent.title} – ${appName}`;
  }, [appName]);
  if (ticketCode === null) return <NewSale />;
  return (
    <AgentFrame>
      {tryAgain ? (
        <PayAgain code={ticketCode} home={paths.pos()} />
      ) : (
        <PaymentResult code={ticketCode} home={paths.pos()} />
      )}
    </AgentFrame>
  );
}

function NewSale() {
  const client = useClient();
  const { data, error, refetch, isFetching } = useQuery(salePackagesQuery(client));
  if (data === undefined) {
    return (
      <AgentFrame>
        {error ? (
          <ErrorState text={errorText(error)} pending={isFetching} onRetry={() => void refetch()} />
        ) : (
          <main aria-busy="true" aria-label={shopText.loading} />
        )}
      </AgentFrame>
    );
  }
  if (data.online === 0) {
    return (
      <AgentFrame>
        <ClosedShop message={data.message} pending={isFetching} onAskAgain={() => void refetch()} />
      </AgentFrame>
    );
  }
  return <AgentWizard catalogue={data} />;
}
