import { catalogue } from '@/lib/catalogue.ts';
import { english } from '@/lib/numbers.ts';

/** Words of the buttons that send a mail again. */
export const resendButtonMessages = catalogue('resend-button', {
  wait: (seconds: number) => `Resend in ${english.number(seconds)} s`,
});
