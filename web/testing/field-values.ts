import { TEXT_LIMITS } from '@muara/contract/constants';

/** What a field takes, and so what it must refuse. */
export type FieldKind = 'text' | 'email' | 'phone' | 'ic' | 'date' | 'money' | 'count' | 'link';

/** Returns the kind of a field by its name on the wire and an example of its value. */
export function kindOf(field: string, example: unknown): FieldKind {
  if (field === 'email' || field === 'ic') return field;
  if (field === 'contact') return 'phone';
  if (field.endsWith('_date') || /^\d{4}-\d\d-\d\d/.test(String(example))) return 'date';
  if (String(example).startsWith('https://')) return 'link';
  return 'text';
}

const tooLong = (field: string): string => 'x'.repeat(((TEXT_LIMITS as Record<string, number>)[field] ?? 120) + 1);
/** Texts that are none of the usual, and yet are texts. */
const STRANGE = ['<script>alert(1)</script>', 'سفينة النهر 🛶'];
const WRONG_DIGITS = ['-5', 'NaN', '１２３４５６７８'];

/** The values that a field is given in turn, good and bad ones: form and server must agree on each. */
export const VALUES: Record<FieldKind, (field: string) => readonly string[]> = {
  text: (field) => ['', '   ', tooLong(field), ...STRANGE],
  email: () => ['', 'nobody', 'a b@mail.test', `${'x'.repeat(120)}@mail.test`],
  phone: () => ['', '1234567', '1234567890123456', ...WRONG_DIGITS],
  ic: () => ['', 'S1234567', '-1'],
  date: () => [''],
  money: () => ['', '-5', '1.234', '1,23', 'NaN', '99999999999', '0'],
  count: () => ['', '-1', '1.5', 'NaN', '0'],
  link: () => [
    'javascript:alert(1)',
    'ftp://muara.test',
    'muara.test',
    'https://',
    'https://a b',
    '',
    'http://muara.test/?a=1',
  ],
};
