import type { TicketBuyer } from '../../world/ticket-records.ts';

const STARS = '***';

/** Who a buyer is, and how they are reached. */
export type ContactDetails = Pick<TicketBuyer, 'name' | 'email' | 'contact'>;

/** The same for whoever merely holds the code of an order. */
export function maskContactDetails({ name, email, contact }: ContactDetails): ContactDetails {
  return { name: maskName(name), email: maskEmail(email), contact: maskContact(contact) };
}

/** A name by its first letters: `Nur Aina` → `N** A***`. */
export function maskName(name: string | null): string | null {
  return (
    name?.replaceAll(/\S+/g, (word) => [...word].map((letter, place) => (place === 0 ? letter : '*')).join('')) ?? null
  );
}

/** An address by its first letters and its ending: `nur@mail.test` → `n***@m***.test`. */
export function maskEmail(email: string | null): string | null {
  if (email === null) return null;
  const [local = '', domain = ''] = email.split('@');
  const dot = domain.lastIndexOf('.');
  const ending = dot < 0 ? '' : domain.slice(dot);
  return `${first(local)}${STARS}@${first(domain)}${STARS}${ending}`;
}

/** A number by its last two digits: `0612345678` → `********78`. */
function maskContact(contact: string | null): string | null {
  return contact?.replaceAll(/.(?=..)/g, '*') ?? null;
}

function first(text: string): string {
  return [...text][0] ?? '';
}
