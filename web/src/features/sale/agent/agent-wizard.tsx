import type { SalePackages } from '@muara/contract/types';
import { useMemo } from 'react';
import { useSignedIn } from '@/domain/session/app-context.ts';
import { dateName } from '@/lib/calendar-days.ts';
import { paths } from '@/lib/paths.ts';
import type { SaleSeller } from '../core/sale.ts';
import { ShopPanels } from '../shop/panels/shop-panels.tsx';
import { buySignedIn } from '../shop/pay/use-online-checkout.ts';
import { shopText } from '../shop/shop.messages.ts';
import { useOnlineWizard } from '../shop/use-online-wizard.ts';
import { WizardBody } from '../shop/wizard-body.tsx';
import { WizardContext } from '../wizard/wizard-context.ts';
import { AgentCheckout } from './agent-checkout.tsx';
import { AgentFrame } from './agent-frame.tsx';

/** The wizard of an agent: open tickets without a day, VVIP by date, the agent as the buyer (002 §4.3). */
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
          home={paths.pos}
          note={wizard.isOpenTicket && until ? shopText.agent.expiry(dateName(until)) : null}
          checkout={<AgentCheckout pending={paying} showSummary={showSummary} onPay={pay} />}
        />
      </AgentFrame>
      <ShopPanels panel={panel} />
    </WizardContext>
  );
}
