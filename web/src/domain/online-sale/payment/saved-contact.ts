import type { Ticket } from '@muara/contract/types';
import type { PaymentHandoff } from './payment-handoff.ts';

const KEY = 'muara.unpaid-reach';
const FIELDS = { UserName: 'name', UserEmail: 'email', UserContact: 'contact' } as const;

type ContactDetails = Pick<Ticket, 'name' | 'email' | 'contact'>;
type SavedContact = ContactDetails & Pick<Ticket, 'code'>;

/**
 * The contact details of the buyer of an unpaid ticket, until this tab is closed.
 * Anyone with the code can pay again, so the server masks these details in the provider's form (002 §4.3). The tab that
 * ordered fills them in.
 */
export const savedContact = {
  keep({ code, name, email, contact }: SavedContact): void {
    try {
      sessionStorage.setItem(KEY, JSON.stringify({ code, name, email, contact }));
    } catch {
      // The provider then gets the masked form, and the payment continues.
    }
  },
  drop(): void {
    try {
      sessionStorage.removeItem(KEY);
    } catch {
      // Nothing was saved.
    }
  },
  /** Returns the email that was typed in this tab for a ticket. The server masks it for everybody else. */
  email(code: string): string | null {
    const kept = read();
    return kept?.code === code && typeof kept.email === 'string' ? kept.email : null;
  },
  /** Returns the form of another payment attempt, completed with the buyer's details known to this tab. */
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
