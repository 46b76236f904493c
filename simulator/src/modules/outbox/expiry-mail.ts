import { toLocalDate } from '@muara/contract/rules';
import type { TicketRecord } from '../../world/ticket-records.ts';
import { mailPage, type Mail } from './mail-page.ts';

const ANYONE = 'guest';

/**
 * Tells whoever bought a batch how long it is good now, and that QR codes were replaced.
 * @param agent name of the agent's account, where the batch has no buyer's name
 */
export function expiryMail(
  to: readonly string[],
  { code, buyer, expiredAt }: TicketRecord,
  agent: string | null,
  regenerated: number,
): Mail {
  const name = buyer.name ?? agent ?? ANYONE;
  const until = `Your tickets under ${code} are good until ${expiredAt === null ? 'further notice' : toLocalDate(expiredAt)}.`;
  const count = regenerated === 1 ? '1 ticket' : `${regenerated} tickets`;
  const codes =
    regenerated === 0
      ? 'No QR code was replaced.'
      : `${count} that were neither sold nor used have new QR codes. The old ones are Invalid when they are scanned: hand out the new ones alone.`;
  return {
    to,
    subject: `New expiry of your tickets ${code}`,
    text: `Hello ${name}!\n\n${until}\n\n${codes}\n`,
    html: mailPage(name, `<p><strong>${until}</strong></p><p>${codes}</p>`),
  };
}
