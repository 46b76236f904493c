import { BUYER_PATTERN } from '../../generated/constants.ts';

const ALLOWED = new RegExp(BUYER_PATTERN, 'u');

/**
 * Whether a buyer's name, company name or e-mail has only allowed characters (002 §5.3).
 * Letters of any script, digits, + @ - . and white space.
 */
export function hasBuyerCharacters(text: string): boolean {
  return ALLOWED.test(text);
}
