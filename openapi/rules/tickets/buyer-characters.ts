import { BUYER_PATTERN } from '../../generated/constants.ts';

const ALLOWED = new RegExp(BUYER_PATTERN, 'u');

/**
 * Whether a buyer's name, company name or e-mail address has only allowed characters: letters of any script, digits,
 * + @ - . and white space (002 §5.3).
 */
export function hasBuyerCharacters(text: string): boolean {
  return ALLOWED.test(text);
}
