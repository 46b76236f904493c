import { addDays } from '@muara/contract/rules';
import { defineCatalogue } from '../define-catalogue.ts';
import type { Edited, LocalDate } from '../records.ts';

export interface PopupRecord extends Edited {
  readonly id: number;
  readonly name: string;
  readonly link: string | null;
  readonly img: string;
  readonly startDate: LocalDate;
  readonly endDate: LocalDate;
  readonly active: boolean;
}

/** What the public shop shows first (002 §3.7). */
export const popups = defineCatalogue<PopupRecord>()({
  indexes: {
    sorted: {
      list: { order: (popup) => popup.startDate },
      active: { key: (popup) => (popup.active ? true : undefined), order: (popup) => popup.startDate },
    },
  },
  seed: (today) => [
    {
      id: 1,
      name: 'School holiday deal',
      link: null,
      img: 'popup-1.jpg',
      startDate: addDays(today, -90),
      endDate: addDays(today, -20),
      active: true,
    },
    {
      id: 2,
      name: 'Ride at night, pay like by day',
      link: 'https://muara.test/night',
      img: 'popup-2.jpg',
      startDate: addDays(today, -5),
      endDate: addDays(today, 25),
      active: true,
    },
    {
      id: 3,
      name: 'Anniversary draw',
      link: null,
      img: 'popup-3.jpg',
      startDate: addDays(today, -1),
      endDate: addDays(today, 60),
      active: false,
    },
  ],
});
