import { formatMoney } from '@muara/contract/rules';
import type { PaymentRecord, SurplusReason, TicketRecord } from '../../world/ticket-records.ts';
import type { StaffMail } from './mail-staff.ts';
import { describeSurplus } from './surplus-mail.ts';

/** The mails to staff, by what they are about. */
export const STAFF_MAILS = {
  /** Asks managers to return a surplus. */
  surplus({ code }: TicketRecord, { amount, refNo, transactionId }: PaymentRecord, why: SurplusReason) {
    return {
      subject: `Surplus payment for ticket ${code}`,
      paragraphs: [
        `We received ${formatMoney(amount)} for ticket ${code}, but ${describeSurplus(why)}.`,
        'Please return the money to the buyer, then mark it as paid back in Approvals.',
      ],
      facts: [
        ['Ticket code', code],
        ['Amount', formatMoney(amount)],
        ['Payment reference', refNo],
        ['Transaction', transactionId ?? 'Unknown'],
      ],
    };
  },
} satisfies Record<string, (...about: never[]) => StaffMail>;
