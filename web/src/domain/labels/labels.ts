import {
  BOOKING_FILTERS_LABELS,
  GROUP_TYPES_LABELS,
  MINISIGUA_RESPONSES_LABELS,
  PASSENGER_CATEGORIES_LABELS,
  TICKET_LIST_TYPES_LABELS,
  TICKET_TYPE_FILTERS_LABELS,
} from '@muara/contract/constants';
import { catalogue } from '@/lib/catalogue.ts';

/** What the contract's closed lists are called on the screen. */
export const labels = catalogue('labels', {
  bookingFilter: BOOKING_FILTERS_LABELS,
  groupType: GROUP_TYPES_LABELS,
  minisiguaResponse: MINISIGUA_RESPONSES_LABELS,
  passenger: PASSENGER_CATEGORIES_LABELS,
  ticketList: TICKET_LIST_TYPES_LABELS,
  ticketFilter: TICKET_TYPE_FILTERS_LABELS,
  state: {
    Approved: 'Approved',
    Available: 'Available',
    Booking: 'Booking',
    'Booking Charter': 'Booking Charter',
    Canceled: 'Canceled',
    Deposit: 'Deposit',
    Exhibition: 'Exhibition',
    Expired: 'Expired',
    Failed: 'Failed',
    FOC: 'FOC',
    'No Show': 'No Show',
    Paid: 'Paid',
    'Partial Payment': 'Partial Payment',
    Pending: 'Pending',
    'Pending Approval': 'Pending Approval',
    'Pending Credit Facility': 'Pending Credit Facility',
    'Pending Payment': 'Pending Payment',
    'Pending Refund': 'Pending Refund',
    'Pending Void': 'Pending Void',
    'Processing Payment': 'Processing Payment',
    Refunded: 'Refunded',
    Rejected: 'Rejected',
    Resolved: 'Resolved',
    Sold: 'Sold',
    Unpaid: 'Unpaid',
    Used: 'Used',
    Validated: 'Validated',
    Void: 'Void',
    Voided: 'Voided',
    VVIP: 'VVIP',
  },
  platform: {
    Agent: 'Agent',
    Booking: 'Booking',
    Counter: 'Counter',
    Dashboard: 'Dashboard',
    'K9 Terminal': 'K9 Terminal',
    Kiosk: 'Kiosk',
    'Mobile App': 'Mobile App',
    'Tour Guide': 'Tour Guide',
    'Web App': 'Web App',
  },
  method: {
    Cash: 'Cash',
    'Bank Transfer': 'Bank Transfer',
    'Credit Card': 'Credit Card',
    'Credit Facility': 'Credit Facility',
    'Debit Card': 'Debit Card',
  },
});

/** Returns the label of a state, platform or payment method; the name itself if it is unknown. */
export function labelOf(list: 'state' | 'platform' | 'method', name: string): string {
  const names: Readonly<Record<string, string>> = labels[list];
  return Object.hasOwn(names, name) ? (names[name] as string) : name;
}
