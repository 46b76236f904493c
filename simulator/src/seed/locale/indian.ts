import type { LocaleDefinition } from '@faker-js/faker';

/** Names of Indian Malaysians in Latin letters: a given name, then the father's name. */
export const INDIAN: LocaleDefinition = {
  metadata: { title: 'Tamil (Malaysia)', code: 'ta_MY', country: 'MY', language: 'ta' },
  person: {
    first_name: {
      generic: [
        'Kavitha',
        'Suresh',
        'Priya',
        'Rajesh',
        'Anitha',
        'Ganesh',
        'Deepa',
        'Vikram',
        'Malathi',
        'Arvind',
        'Shanti',
        'Prakash',
        'Nisha',
        'Mohan',
        'Revathi',
        'Dinesh',
      ],
    },
    last_name: {
      generic: [
        'Subramaniam',
        'Krishnan',
        'Nair',
        'Pillai',
        'Maniam',
        'Raman',
        'Selvaraj',
        'Govindasamy',
        'Muthu',
        'Chandran',
        'Perumal',
        'Devan',
      ],
    },
  },
};
