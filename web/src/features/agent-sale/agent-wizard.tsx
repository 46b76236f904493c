import type { SalePackages } from '@muara/contract/types';
import { useMemo } from 'react';
import { useSignedIn } from '@/domain/session/session-context.ts';
import { dateName } from '@/lib/calendar-days.ts';
import { paths } from '@/domain/navigation/paths.ts';
import type { SaleSeller } from '@/domain/sale/sale.ts';
import { OnlinePanels } from '@/domain/online-sale/panels/online-panels.tsx';
import { buySignedIn } from '@/domain/online-sale/payment/use-online-checkout.ts';
import { shopText } from '@/domain/online-sale/shop.messages.ts';
import { useOnlineWizard } from '@/domain/online-sale/use-online-wizard.ts';
import { WizardBody } from '@/domain/online-sale/wizard-body.tsx';
import { WizardContext } from '@/domain/sale-wizard/wizard-context.ts';
import { AgentCheckout } from './agent-checkout.tsx';
import { AgentFrame } from './agent-frame.tsx';

/** The wizard of an agent: open tickets without a day, VVIP with a date, the agent as buyer (002 §4.3). */
export function AgentWizard({ catalogue }: { catalogue: SalePackages }) {
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
