import type { Handlers } from '../kernel/handler.ts';
import { auth } from './auth/auth.ts';
import { dashboard } from './dashboard/dashboard.ts';
import { notification } from './notification/notification.ts';
import { documents } from './printing/documents.ts';
import { printing } from './printing/printing.ts';
import { sale } from './sale/sale.ts';
import { shifts } from './shifts/shifts.ts';
import { shop } from './shop/shop.ts';
import { slots } from './slots/slots.ts';
import { tickets } from './tickets/tickets.ts';

/** Every operation of the contract and who plays it. One that is missing here does not compile. */
export const handlers: Handlers = {
  ...auth,
  ...notification,
  ...dashboard,
  ...shop,
  ...slots,
  ...sale,
  ...shifts,
  ...tickets,
  ...printing,
  ...documents,
};
