import type { SettingsRecord } from '../world/records.ts';

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
