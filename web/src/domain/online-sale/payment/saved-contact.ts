import type { Ticket } from '@muara/contract/types';
import type { PaymentHandoff } from './payment-handoff.ts';

const KEY = 'muara.unpaid-reach';
const FIELDS = { UserName: 'name', UserEmail: 'email', UserContact: 'contact' } as const;

type ContactDetails = Pick<Ticket, 'name' | 'email' | 'contact'>;
type SavedContact = ContactDetails & Pick<Ticket, 'code'>;

/**
 * How the buyer of an unpaid ticket is reached, until this tab is closed. Whoever has the code may pay again, so the server
 * masks it in the form for the provider (002 §4.3); the tab that ordered puts back what it knows.
 */
export const savedContact = {
  keep({ code, name, email, contact }: SavedContact): void {
    try {
      sessionStorage.setItem(KEY, JSON.stringify({ code, name, email, contact }));
    } catch {
      // The provider then gets the masked form, and the payment goes on.
    }
  },
  drop(): void {
    try {
      sessionStorage.removeItem(KEY);
    } catch {
      // Nothing was kept.
    }
  },
  /** The address that this tab typed for a ticket, which the server masks for everybody else. */
  email(code: string): string | null {
    const kept = read();
    return kept?.code === code && typeof kept.email === 'string' ? kept.email : null;
  },
  /** The form of another attempt to pay a ticket, with what this tab knows of its buyer. */
  fill<Payment extends PaymentHandoff>(code: string, payment: Payment): Payment {
    const kept = read();
    if (kept?.code !== code || !payment.ipay88_payload) return payment;
    const payload = { ...payment.ipay88_payload };
    for (const [field, name] of Object.entries(FIELDS)) {
      const known = kept[name];
      if (typeof known === 'string' && payload[field]?.includes('*')) payload[field] = known;
    }
    return { ...payment, ipay88_payload: payload };
  },
};

function read(): Partial<SavedContact> | null {
  try {
    const kept: unknown = JSON.parse(sessionStorage.getItem(KEY) ?? 'null');
    return typeof kept === 'object' ? kept : null;
  } catch {
    return null;
  }
}
