import { type Buyer as BuyerPayload, type BuyerRefusal, checkBuyer } from '@muara/contract/rules/tickets/check-buyer';
import { saleText } from './sale.messages.ts';
import type { Buyer, Sale } from './sale.ts';

export type BuyerErrors = Partial<Record<keyof Buyer, string>>;

const NOBODY: BuyerPayload = { name: null, company_name: null, email: null, contact: null };

/** The phone number as it is sent: without the spaces and dashes that people type. */
const plainContact = (contact: string): string => contact.replace(/[\s-]/g, '');

/** Returns the error of each of the buyer's details. A detail that was not typed yet has none. */
export function buyerErrors(buyer: Buyer): BuyerErrors {
  const errors: BuyerErrors = {};
  for (const [field, text] of Object.entries(buyerPayload(buyer))) {
    const alone = { ...NOBODY, [field]: text };
    const verdict = checkBuyer({ ...alone, platform: 'counter', vvip: false, creditFacility: false });
    if (!verdict.ok) errors[field as keyof Buyer] = MESSAGES[verdict.code]();
  }
  return errors;
}

/** Returns the first detail of the buyer that this sale still needs, with its message (002 §5.3). */
export function buyerProblem(sale: Sale, creditFacility = false): { field: keyof Buyer; message: string } | null {
  const { platform, vvip, buyer } = sale;
  const verdict = checkBuyer({ ...buyerPayload(buyer), platform, vvip, creditFacility });
  return verdict.ok ? null : { field: verdict.field as keyof Buyer, message: MESSAGES[verdict.code]() };
}

/** Whether name, email and phone are required: everywhere except for a plain sale at the counter. */
export function needsBuyer(sale: Sale): boolean {
  return buyerProblem({ ...sale, buyer: { name: '', company_name: '', email: '', contact: '' } }) !== null;
}

/** Returns the buyer's details for a request; blank ones are null. */
export function buyerPayload(buyer: Buyer): BuyerPayload {
  const text = (value: string): string | null => value.trim() || null;
  return {
    name: text(buyer.name),
    company_name: text(buyer.company_name),
    email: text(buyer.email),
    contact: text(plainContact(buyer.contact)),
  };
}

const MESSAGES: Record<BuyerRefusal, () => string> = {
  buyer_required: () => saleText.yourInfo,
  customer_info_required: () => saleText.customerInfo,
  user_info_incomplete: () => saleText.completeUserInfo,
  name_characters: () => saleText.nameCharacters,
  company_name_characters: () => saleText.companyCharacters,
  email_characters: () => saleText.emailCharacters,
  email_invalid: () => saleText.invalidEmail,
  contact_invalid: () => saleText.invalidPhone,
};
