import type { LocaleDefinition } from '@faker-js/faker';

/** Names of Chinese Malaysians in Latin letters; the family name is written first. */
export const CHINESE: LocaleDefinition = {
  metadata: { title: 'Chinese (Malaysia)', code: 'zh_MY', country: 'MY', language: 'zh' },
  person: {
    first_name: {
      generic: [
        'Wei Ling',
        'Chee Keong',
        'Mei Yee',
        'Jun Hao',
        'Siew Lan',
        'Kah Wai',
        'Xin Yi',
        'Boon Teck',
        'Hui Shan',
        'Yong Sheng',
        'Pei Wen',
        'Zhi Hao',
        'Li Ting',
        'Kok Leong',
        'Jia Hui',
        'Swee Lian',
      ],
    },
    last_name: {
      generic: [
        'Tan',
        'Lim',
        'Lee',
        'Ng',
        'Wong',
        'Chong',
        'Ong',
        'Teo',
        'Goh',
        'Chua',
        'Low',
        'Yap',
        'Koh',
        'Sim',
        'Liew',
        'Foo',
      ],
    },
  },
};
