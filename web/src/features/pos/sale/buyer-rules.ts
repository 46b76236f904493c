import { type Buyer as WireBuyer, checkBuyer } from '@muara/contract/rules';
import { posText } from '../pos.messages.ts';
import type { Buyer } from './sale.ts';

export type BuyerErrors = Partial<Record<keyof Buyer, string>>;

const NOBODY: WireBuyer = { name: null, company_name: null, email: null, contact: null };

/** A phone as it is sent: people group the digits, the wire does not. */
export const plainContact = (contact: string): string => contact.replace(/[\s-]/g, '');

/** What is wrong with each of the buyer's details. All are optional at the counter, so only typed text is judged. */
export function buyerErrors(buyer: Buyer): BuyerErrors {
  const errors: BuyerErrors = {};
  for (const [field, text] of Object.entries({ ...buyer, contact: plainContact(buyer.contact) })) {
    const alone = { ...NOBODY, [field]: text.trim() };
    const verdict = checkBuyer({ ...alone, platform: 'counter', vvip: false, creditFacility: false });
    if (!verdict.ok) errors[field as keyof Buyer] = MESSAGES[verdict.code];
  }
  return errors;
}

const MESSAGES: Record<Extract<ReturnType<typeof checkBuyer>, { ok: false }>['code'], string> = {
  buyer_required: posText.customerInfo,
  customer_info_required: posText.customerInfo,
  user_info_incomplete: posText.completeUserInfo,
  name_characters: posText.nameCharacters,
  company_name_characters: posText.companyCharacters,
  email_characters: posText.emailCharacters,
  email_invalid: posText.invalidEmail,
  contact_invalid: posText.invalidPhone,
};
