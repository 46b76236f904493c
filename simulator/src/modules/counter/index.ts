import type { Handlers } from '../../kernel/handler.ts';
import { acceptPayment } from './accept-payment.ts';
import { generateDining } from './generate-dining.ts';
import { searchBookings } from './search-bookings.ts';
import { searchDining } from './search-dining.ts';
import { searchWristbands } from './search-wristbands.ts';

/** What a counter does besides selling: searches, dishes, payments of bookings (002 §7.6). */
export const counter = {
  searchBookings,
  searchWristbands,
  searchDining,
  generateDining,
  acceptPayment,
} satisfies Partial<Handlers>;
