import { useQuery } from '@tanstack/react-query';
import { useEffect, useSyncExternalStore, useMemo } from 'react';
import { useClient } from '@/domain/session/client-context.ts';
import { useConfig } from '@/domain/session/config-context.ts';
import { errorText } from '@/domain/errors/errors.ts';
import { paths } from '@/domain/navigation/paths.ts';
import { ErrorState } from '@/ui/states.tsx';
import { salePackagesQuery } from '@/domain/sale/sale.queries.ts';
import { ClosedShop } from '@/domain/online-sale/closed-shop.tsx';
import { PayAgain } from '@/domain/online-sale/payment/pay-again.tsx';
import { PaymentResult } from '@/domain/online-sale/payment/payment-result.tsx';
import { readShopAddress, search } from '@/domain/online-sale/shop-address.ts';
import { shopText } from '@/domain/online-sale/shop.messages.ts';
import { AgentFrame } from './agent-frame.tsx';
import type { SalePackages } from '@muara/contract/types';
import { useSignedIn } from '@/domain/session/session-context.ts';
import { dateName } from '@/lib/calendar-days.ts';
import type { SaleSeller } from '@/domain/sale/sale.ts';
import { OnlinePanels } from '@/domain/online-sale/panels/online-panels.tsx';
import { buySignedIn } from '@/domain/online-sale/payment/use-online-checkout.ts';
import { useOnlineWizard } from '@/domain/online-sale/use-online-wizard.ts';
import { WizardBody } from '@/domain/online-sale/wizard-body.tsx';
import { WizardContext } from '@/domain/sale-wizard/wizard-context.ts';
import { AgentCheckout } from './agent-checkout.tsx';

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

/** The wizard of an agent: open tickets without a day, VVIP with a date, the agent as buyer (002 §4.3). */
function AgentWizard({ catalogue }: { catalogue: SalePackages }) {
  const { user } = useSignedIn();
  const seller = useMemo<SaleSeller>(() => ({ platform: 'agent_dashboard', agentId: user.id }), [user.id]);
  const { wizard, panel, pay, paying, showSummary } = useOnlineWizard({
    catalogue,
    seller,
    userId: user.id,
    buy: buySignedIn,
  });
  const until = catalogue.open_ticket_until;
  return (
    <WizardContext value={wizard}>
      <AgentFrame>
        <WizardBody
          home={paths.pos()}
          note={wizard.isOpenTicket && until ? shopText.agent.expiry(dateName(until)) : null}
          checkout={<AgentCheckout pending={paying} showSummary={showSummary} onPay={pay} />}
        />
      </AgentFrame>
      <OnlinePanels panel={panel} />
    </WizardContext>
  );
}
