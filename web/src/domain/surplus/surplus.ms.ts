import type { Words } from '@/lib/catalogue.ts';
import type { surplusMessages } from './surplus.messages.ts';

/** Malay texts of this folder. */
export default {
  surplus: {
    open: 'Lebihan bayaran: pulangkan',
    paidBack: (at, who, reference) => `Dipulangkan pada ${at} oleh ${who} · ${reference}`,
    title: 'Tandakan sebagai telah dipulangkan',
    lead: (amount, code) => `${amount} diterima bagi tiket ${code}, tetapi tidak membayar apa-apa.`,
    first: 'Pindahkan wang dahulu. Setiap lebihan bayaran dipulangkan sekali sahaja.',
    reference: 'Rujukan pemindahan',
    submit: (amount) => `Tandakan ${amount} sebagai telah dipulangkan`,
    done: 'Lebihan bayaran telah ditandakan sebagai dipulangkan',
  },
} satisfies {
  surplus: Words<typeof surplusMessages>;
};
