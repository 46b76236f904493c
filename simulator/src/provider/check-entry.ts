import type { World } from '../world/world.ts';
import { getSettings } from '../world/world.ts';
import { signRequest } from './signature.ts';

/** A payment request that the provider accepts. */
interface Entry {
  refNo: string;
  amount: string;
  currency: string;
  product: string;
  remark: string;
  responseUrl: string;
  backendUrl: string;
}

const LONGEST_REFERENCE = 20;
const AMOUNT = /^\d{1,3}(?:,\d{3})*\.\d{2}$/;

/**
 * Reads the hidden form of a shop.
 * @param origin base URL that the form was posted to; results go to the same shop
 * @returns the request, or all its problems in words
 */
export function checkEntry(
  world: World,
  form: URLSearchParams,
  origin: string,
): { entry: Entry; problems: readonly string[] } {
  const { paymentMerchant: merchant, paymentKey: key } = getSettings(world);
  const field = (name: string): string => form.get(name) ?? '';
  const entry: Entry = {
    refNo: field('RefNo'),
    amount: field('Amount'),
    currency: field('Currency'),
    product: field('ProdDesc'),
    remark: field('Remark'),
    responseUrl: field('ResponseURL'),
    backendUrl: field('BackendURL'),
  };
  const { refNo, amount, currency } = entry;
  const problems = [
    field('MerchantCode') === merchant ? '' : `MerchantCode: ${quoted(field('MerchantCode'))} is not a merchant here`,
    referenceProblem(world, refNo),
    AMOUNT.test(amount) && /[1-9]/.test(amount) ? '' : `Amount: ${quoted(amount)} is not an amount like 1,234.50`,
    currency === 'MYR' ? '' : `Currency: ${quoted(currency)} is not MYR`,
    addressProblem('ResponseURL', entry.responseUrl, origin),
    addressProblem('BackendURL', entry.backendUrl, origin),
    field('Signature') === signRequest(key, { merchant, refNo, amount, currency })
      ? ''
      : 'Signature: it does not belong to these values',
  ];
  return { entry, problems: problems.filter((problem) => problem !== '') };
}

function referenceProblem(world: World, refNo: string): string {
  if (refNo === '') return 'RefNo: it is missing';
  if (refNo.length > LONGEST_REFERENCE) return `RefNo: it is longer than ${LONGEST_REFERENCE} characters`;
  const earlier = world.tables.providerPayments.one('refNo', refNo);
  return earlier && earlier.state !== 'open' ? `RefNo: ${quoted(refNo)} was used already` : '';
}

function addressProblem(name: string, address: string, origin: string): string {
  if (!URL.canParse(address)) return `${name}: ${quoted(address)} is not an address`;
  return new URL(address).href.startsWith(`${origin}/`) ? '' : `${name}: it does not belong to the shop at ${origin}`;
}

function quoted(text: string): string {
  return text === '' ? 'nothing' : `“${text.slice(0, 60)}”`;
}
