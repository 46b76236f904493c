import type { SalePackages } from '@muara/contract/types';
import { useEffect } from 'react';
import { useSession } from '@/lib/app-context.ts';
import { paths } from '@/lib/paths.ts';
import type { SaleSeller } from '../core/sale.ts';
import { type Wizard, WizardContext } from '../wizard/wizard-context.ts';
import { FestiveBanner } from './extras/festive-banner.tsx';
import { unpaidTicket } from './extras/unpaid-ticket.ts';
import { ShopFrame } from './frame/shop-frame.tsx';
import { ShopPanels } from './panels/shop-panels.tsx';
import { buyAsVisitor, buySignedIn } from './pay/use-online-checkout.ts';
import { ShopCheckout } from './steps/shop-checkout.tsx';
import { useOnlineWizard } from './use-online-wizard.ts';
import { WizardBody } from './wizard-body.tsx';

const SELLER: SaleSeller = { platform: 'web_app', agentId: null };

/** The wizard of the public shop; a customer who is signed in buys as who they are (002 §6). */
export function ShopWizard({ catalogue }: { catalogue: SalePackages }) {
  const session = useSession();
  const customer = session?.user.role === 'Customer' ? session.user : null;
  const { wizard, panel, pay, paying, showSummary } = useOnlineWizard({
    catalogue,
    seller: SELLER,
    userId: customer?.id ?? null,
    buy: customer ? buySignedIn : buyAsVisitor,
    home: paths.landing,
    onUnpaid: ({ code }) => unpaidTicket.keep(code),
  });
  usePrefilled(wizard, customer);
  useFreshAfterReturn();
  return (
    <WizardContext value={wizard}>
      <ShopFrame
        hero={wizard.sale.step === 'package' ? 'tall' : 'low'}
        above={<FestiveBanner today={catalogue.today} />}
      >
        <WizardBody checkout={<ShopCheckout pending={paying} showSummary={showSummary} onPay={pay} />} />
      </ShopFrame>
      <ShopPanels panel={panel} />
    </WizardContext>
  );
}

/** A customer who is signed in has told who they are. */
function usePrefilled(
  { sale, dispatch }: Wizard,
  customer: { name: string; email: string; contact: string | null } | null,
): void {
  useEffect(() => {
    if (customer === null || Object.values(sale.buyer).some((typed) => typed !== '')) return;
    dispatch({ do: 'setBuyer', field: 'name', value: customer.name });
    dispatch({ do: 'setBuyer', field: 'email', value: customer.email });
    dispatch({ do: 'setBuyer', field: 'contact', value: customer.contact ?? '' });
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- once for a customer: what is deleted stays deleted
  }, [customer?.email]);
}

/** A browser that goes back from the provider may show this page as it was left: it starts anew, and offers to resume. */
function useFreshAfterReturn(): void {
  useEffect(() => {
    const refresh = (event: PageTransitionEvent) => {
      if (event.persisted) location.reload();
    };
    window.addEventListener('pageshow', refresh);
    return () => window.removeEventListener('pageshow', refresh);
  }, []);
}
