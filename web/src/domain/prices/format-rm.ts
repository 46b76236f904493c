import { formatMoney } from '@muara/contract/rules/money/format-money';
import { toSen } from '@muara/contract/rules/money/to-sen';

/**
 * Formats ringgit, as they are on the wire: `1234.5` → `RM 1,234.50`.
 * The rule `formatMoney` formats sen.
 */
export function formatRm(ringgit: number): string {
  return formatMoney(toSen(ringgit));
}
