import { type Buyer as BuyerPayload, type BuyerRefusal, checkBuyer } from '@muara/contract/rules';
import { saleText } from './sale.messages.ts';
import type { Buyer, Sale } from './sale.ts';

export type BuyerErrors = Partial<Record<keyof Buyer, string>>;

const NOBODY: BuyerPayload = { name: null, company_name: null, email: null, contact: null };

/** A phone as it is sent: people group the digits, the wire does not. */
const plainContact = (contact: string): string => contact.replace(/[\s-]/g, '');

/** What is wrong with the text of each of the buyer's details; nothing is wrong with what is not typed yet. */
export function buyerErrors(buyer: Buyer): BuyerErrors {
  const errors: BuyerErrors = {};
  for (const [field, text] of Object.entries(buyerPayload(buyer))) {
    const alone = { ...NOBODY, [field]: text };
    const verdict = checkBuyer({ ...alone, platform: 'counter', vvip: false, creditFacility: false });
    if (!verdict.ok) errors[field as keyof Buyer] = MESSAGES[verdict.code];
  }
  return errors;
}

/** Whether the buyer is known well enough for this sale: the first field that is not, with its words (002 §5.3). */
export function buyerProblem(sale: Sale, creditFacility = false): { field: keyof Buyer; message: string } | null {
  const { platform, vvip, buyer } = sale;
  const verdict = checkBuyer({ ...buyerPayload(buyer), platform, vvip, creditFacility });
  return verdict.ok ? null : { field: verdict.field as keyof Buyer, message: MESSAGES[verdict.code] };
}

/** Whether name, e-mail and phone must be given: everywhere but for a plain sale at the counter. */
export function needsBuyer(sale: Sale): boolean {
  return buyerProblem({ ...sale, buyer: { name: '', company_name: '', email: '', contact: '' } }) !== null;
}

/** The buyer as it is sent; what is not typed is null. */
export function buyerPayload(buyer: Buyer): BuyerPayload {
  const text = (value: string): string | null => value.trim() || null;
  return {
    name: text(buyer.name),
    company_name: text(buyer.company_name),
    email: text(buyer.email),
    contact: text(plainContact(buyer.contact)),
  };
}

const MESSAGES: Record<BuyerRefusal, string> = {
  buyer_required: saleText.yourInfo,
  customer_info_required: saleText.customerInfo,
  user_info_incomplete: saleText.completeUserInfo,
  name_characters: saleText.nameCharacters,
  company_name_characters: saleText.companyCharacters,
  email_characters: saleText.emailCharacters,
  email_invalid: saleText.invalidEmail,
  contact_invalid: saleText.invalidPhone,
};
