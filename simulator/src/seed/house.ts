import { addDays } from '@muara/contract/rules';
import type { HolidayRecord, LocalDate, PopupRecord, SeaTideRecord, SettingsRecord } from '../world/records.ts';

/** How the operator has set the house up. */
export function seedSettings(): SettingsRecord {
  return {
    id: 1,
    online: true,
    offlineMessage: 'Ticket sales are closed at the moment',
    agentsTicketExpiryPeriod: 6,
    childMinAge: 4,
    adultMinAge: 13,
    seniorMinAge: 60,
    superSeniorMinAge: 70,
    maxPassenger: 300,
    enableDiscount: true,
    enableSlot: true,
    paymentMethods: ['Cash', 'Bank Transfer', 'Credit Facility', 'Card', 'QR Pay'],
    processingFees: {
      FPX: { type: '%', amount: 1 },
      'Credit Card': { type: '%', amount: 2 },
      'E-Wallet': { type: 'RM', amount: 100 },
    },
    minisigua: {
      active: true,
      prices: {
        adult: 200,
        adult_oku: 100,
        child: 100,
        child_oku: 100,
        senior: 200,
        super_senior: 200,
        student: 200,
        adult_foreigner: 300,
        child_foreigner: 200,
      },
    },
    announcement: {
      title: 'Welcome aboard',
      msg: 'The evening cruise departs ten minutes early on Fridays. Please tell your customers.',
    },
    paymentUrl: null,
    paymentMerchant: 'M00001',
    paymentKey: 'muara-payment-key',
    wsApiKey: 'muara-printer-key',
    customRoles: [],
    appVersions: {
      android_admin: '1.0.0',
      android_public: '1.0.0',
      android_terminal: '1.0.0',
      android_kiosk: '1.0.0',
      ios_admin: '1.0.0',
      ios_public: '1.0.0',
    },
    updatedAt: null,
    updatedBy: null,
  };
}

/** Holidays before and after today; never today itself, so that a new world can sell. */
export function seedHolidays(today: LocalDate): HolidayRecord[] {
  return [
    { id: 1, details: 'Hari Keputeraan', start: addDays(today, -33), end: addDays(today, -33) },
    { id: 2, details: 'Hari Raya', start: addDays(today, 12), end: addDays(today, 13) },
    { id: 3, details: 'Boat maintenance', start: addDays(today, 40), end: addDays(today, 40) },
  ];
}

/** The tide closes the morning slots of Sungai Linggi; evening entries are shown only. */
export function seedSeaTides(today: LocalDate): SeaTideRecord[] {
  return [-6, 3, 9, 17, 18, 31].map((days, index) => ({
    id: index + 1,
    date: addDays(today, days),
    session: index === 2 ? 'evening' : 'morning',
  }));
}

export function seedPopups(today: LocalDate): PopupRecord[] {
  return [
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
  ];
}
