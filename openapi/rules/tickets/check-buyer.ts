import { CONTACT_PATTERN, type SalePlatform } from '../../generated/constants.ts';
import { isEmail } from '../forms/check-email.ts';
import { OK, type Verdict } from '../verdict.ts';
import { hasBuyerCharacters } from './buyer-characters.ts';

/** The four fields of the user info step, by wire names. */
export interface Buyer {
  name: string | null;
  company_name: string | null;
  email: string | null;
  contact: string | null;
}

export interface BuyerToCheck extends Buyer {
  platform: SalePlatform;
  vvip: boolean;
  /** A credit facility needs all four fields. */
  creditFacility: boolean;
}

export type BuyerRefusal =
  | 'buyer_required'
  | 'customer_info_required'
  | 'user_info_incomplete'
  | 'name_characters'
  | 'company_name_characters'
  | 'email_characters'
  | 'email_invalid'
  | 'contact_invalid';

const CONTACT = new RegExp(CONTACT_PATTERN, 'u');
const NEEDED = ['name', 'email', 'contact'] as const;
const ALL = ['name', 'company_name', 'email', 'contact'] as const;

/**
 * Whether the buyer's details are complete (002 §5.3).
 * Name, e-mail and phone, except for a plain sale at the counter; all four fields for a credit
 * facility; only allowed characters; a valid e-mail address and phone number where given. Returns the
 * first refusal.
 */
export function checkBuyer(buyer: BuyerToCheck): Verdict<BuyerRefusal> {
  return checkPresence(buyer) ?? checkShape(buyer) ?? OK;
}

function checkPresence(buyer: BuyerToCheck): Verdict<BuyerRefusal> | undefined {
  const counter = buyer.platform === 'counter';
  const required = counter && !buyer.vvip ? undefined : NEEDED.find((field) => isBlank(buyer[field]));
  if (required) return { ok: false, code: counter ? 'customer_info_required' : 'buyer_required', field: required };
  const lacking = buyer.creditFacility ? ALL.find((field) => isBlank(buyer[field])) : undefined;
  return lacking ? { ok: false, code: 'user_info_incomplete', field: lacking } : undefined;
}

function checkShape({ name, company_name, email, contact }: Buyer): Verdict<BuyerRefusal> | undefined {
  if (!hasBuyerCharacters(name ?? '')) return { ok: false, code: 'name_characters', field: 'name' };
  if (!hasBuyerCharacters(company_name ?? '')) {
    return { ok: false, code: 'company_name_characters', field: 'company_name' };
  }
  if (!hasBuyerCharacters(email ?? '')) return { ok: false, code: 'email_characters', field: 'email' };
  if (email && !isBlank(email) && !isEmail(email)) {
    return { ok: false, code: 'email_invalid', field: 'email' };
  }
  if (contact && !isBlank(contact) && !CONTACT.test(contact.trim())) {
    return { ok: false, code: 'contact_invalid', field: 'contact' };
  }
  return undefined;
}

function isBlank(text: string | null): boolean {
  return text === null || text.trim() === '';
}
