import type { TicketRecord } from '../../world/ticket-records.ts';
import { buildMail, type Mail } from './mail-page.ts';
import { getLanguage, textsFor } from './mail-words.ts';

type Addressee = Pick<TicketRecord, 'buyer'>;

/** Returns the mail that confirms a buyer's own void request. */
export function voidRequestedMail(to: readonly string[], ticket: TicketRecord): Mail {
  const { void: words } = textsFor(ticket);
  return voidMail(to, ticket, words.requestedSubject(ticket.code), [words.requested(ticket.code), words.until]);
}

/** Returns the mail about a void ticket, with the reason. */
export function voidedMail(to: readonly string[], ticket: TicketRecord): Mail {
  const { void: words, questions } = textsFor(ticket);
  const { code, cancel, departDate } = ticket;
  const reason = cancel?.note ? ` ${words.reason(cancel.note)}` : '';
  const next = departDate === null ? words.parts : words.noBoarding;
  return voidMail(to, ticket, words.subject(code), [`${words.text(code)}${reason}`, next, questions]);
}

/** Returns the mail about a rejected void request. */
export function voidRejectedMail(to: readonly string[], ticket: TicketRecord): Mail {
  const { void: words, questions } = textsFor(ticket);
  const { code } = ticket;
  return voidMail(to, ticket, words.rejectedSubject(code), [words.rejected(code), words.staysValid, questions]);
}

/** Returns the mail to the holder of void batch tickets. @param codes of the tickets */
export function partsVoidedMail(to: readonly string[], holder: Addressee, codes: readonly string[]): Mail {
  const { void: words, questions } = textsFor(holder);
  const [first = ''] = codes;
  const one = codes.length === 1;
  return voidMail(to, holder, one ? words.subject(first) : words.many(codes.length), [
    one ? words.text(first) : `${words.many(codes.length)}.`,
    ...(one ? [] : [codes.join(', ')]),
    one ? words.noBoarding : words.noBoardingMany,
    questions,
  ]);
}

function voidMail(to: readonly string[], holder: Addressee, subject: string, paragraphs: readonly string[]): Mail {
  return buildMail({ to, subject, language: getLanguage(holder), name: holder.buyer.name, paragraphs });
}
