import type { SalePackages } from '@muara/contract/types';
import { useEffect, useEffectEvent, useState } from 'react';
import { hrefOf } from '@/lib/address.ts';
import { useConfig } from '@/domain/session/config-context.ts';
import { useSession } from '@/domain/session/session-context.ts';
import { paths } from '@/domain/navigation/paths.ts';
import { hasWaitingDraft } from '@/domain/sale/draft/draft.ts';
import type { Buyer, SaleSeller } from '@/domain/sale/sale.ts';
import { type Wizard, WizardContext } from '@/domain/sale-wizard/wizard-context.ts';
import { savedContact } from '@/domain/online-sale/payment/saved-contact.ts';
import { ShopPopup } from './notices/shop-popup.tsx';
import { unpaidTicket } from '@/domain/online-sale/payment/unpaid-ticket.ts';
import { ShopHead } from './frame/shop-head.tsx';
import { isLocalTesting, SAMPLE_BUYER } from '@/domain/online-sale/local-testing.ts';
import { OnlinePanels } from '@/domain/online-sale/panels/online-panels.tsx';
import { shopText } from '@/domain/online-sale/shop.messages.ts';
import { buyAsVisitor, buySignedIn } from '@/domain/online-sale/payment/use-online-checkout.ts';
import { ShopCheckout } from './shop-checkout.tsx';
import { useOnlineWizard } from '@/domain/online-sale/use-online-wizard.ts';
import { WizardBody } from '@/domain/online-sale/wizard-body.tsx';

const SELLER: SaleSeller = { platform: 'web_app', agentId: null };

/** The wizard of the public shop. A signed-in customer buys under their own account (002 §6). */
export function ShopWizard({ catalogue }: { catalogue: SalePackages }) {
  const session = useSession();
  const customer = session?.user.role === 'Customer' ? session.user : null;
  const { wizard, panel, pay, paying, showSummary } = useOnlineWizard({
    catalogue,
    seller: SELLER,
    userId: customer?.id ?? null,
    buy: customer ? buySignedIn : buyAsVisitor,
    onUnpaid(ticket) {
      unpaidTicket.keep(ticket);
      savedContact.keep(ticket);
    },
  });
  const [waits] = useState(() => hasWaitingDraft(sessionStorage, SELLER));
  usePrefilled(wizard, useKnownBuyer());
  useFocusInHead();
  return (
    <WizardContext value={wizard}>
      <ShopHead hero={wizard.sale.step === 'package' ? 'tall' : 'low'} greetsOn={catalogue.today} />
      <WizardBody
        home={paths.landing()}
        note={session === null && waits ? <SavedOrderNotice /> : null}
        checkout={<ShopCheckout pending={paying} showSummary={showSummary} onPay={pay} />}
      />
      <OnlinePanels panel={panel} />
      {wizard.sale.step === 'package' ? <ShopPopup popup={catalogue.popup} /> : null}
    </WizardContext>
  );
}

/** Leaves the focus in the head of the shop with somebody who was there while the packages loaded. */
function useFocusInHead(): void {
  const [before] = useState(() => document.activeElement);
  // After the heading of the first step, which takes the focus.
  useEffect(() => {
    if (before instanceof HTMLElement && before.closest('header')) before.focus();
  }, [before]);
}

/** Tells a customer whose session has ended how to continue the saved order. */
function SavedOrderNotice() {
  return (
    <>
      {shopText.kept} <a href={hrefOf(paths.login(paths.landing()))}>{shopText.keptSignIn}</a>
    </>
  );
}

/** Returns the buyer's known details: the signed-in customer's, or a sample while testing (002 §9). */
function useKnownBuyer(): Partial<Buyer> | null {
  const config = useConfig();
  const user = useSession()?.user;
  if (user?.role === 'Customer') return { name: user.name, email: user.email, contact: user.contact ?? '' };
  return isLocalTesting(config, location.hostname) ? SAMPLE_BUYER : null;
}

/** Fills in the known details once for each buyer: what they delete stays deleted. */
function usePrefilled({ sale, dispatch }: Wizard, person: Partial<Buyer> | null): void {
  const fill = useEffectEvent(() => {
    if (person === null || Object.values(sale.buyer).some((typed) => typed !== '')) return;
    const { name = '', email = '', contact = '' } = person;
    for (const [field, value] of Object.entries({ name, email, contact })) {
      dispatch({ do: 'setBuyer', field: field as keyof Buyer, value });
    }
  });
  // The next purchase starts blank.
  useEffect(() => fill(), [person?.email, sale.result]);
}
