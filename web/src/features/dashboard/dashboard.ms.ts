import type { Words } from '@/lib/catalogue.ts';
import type { dashboardMessages } from './dashboard.messages.ts';
import { malay } from '@/lib/numbers.ts';

/** Texts of the dashboard in Malay. */
export default {
  dashboard: {
    title: 'Papan Pemuka',
    counters: 'Menunggu tindakan',
    refundRequests: 'Permintaan bayaran balik',
    voidRequests: 'Permintaan pembatalan',
    upcomingVvip: 'VVIP akan datang',
    pendingVvip: 'Tempahan VVIP belum diputuskan',
    topCashiers: '3 juruwang teratas',
    inTop3: 'Nampaknya anda dalam 3 teratas!',
    noSales: 'Belum ada jualan bulan ini',
    states: 'Pelawat mengikut Negeri',
    countries: 'Pelawat mengikut Negara',
    activities: 'Aktiviti Terkini',
    platforms: 'Platform',
    sales: 'Jualan Mingguan',
    passengers: 'Penumpang Mingguan',
    jetty: (name) => `Jualan Mingguan – ${name}`,
    myTickets: 'Tiket Saya',
    myPurchases: 'Pembelian Saya',
    place: 'Tempat',
    share: 'Bahagian',
    passengersColumn: 'Penumpang',
    day: 'Hari',
    tickets: 'Tiket',
    noData: 'Tiada data',
    today: 'Hari ini',
    soFar: (day) => `${day}, setakat ini`,
    ringgit: (amount) => `RM ${malay.number(amount)}`,
    net: 'selepas bayaran balik dan pembatalan',
    activitiesOf: (name) => `Aktiviti ${name}`,
    asOf: (month, time) => `${month}, setakat ${time}`,
  },
} satisfies {
  dashboard: Words<typeof dashboardMessages>;
};
