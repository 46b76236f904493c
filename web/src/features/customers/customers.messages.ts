import { catalogue } from '@/lib/catalogue.ts';
import { english } from '@/lib/numbers.ts';

/** Texts of the customers (002 §2.15). */
export const customersMessages = catalogue('customers', {
  results: (count: number) => english.count(count, 'customer'),
  searchPlaceholder: 'Name, company, email, phone, username',
  noMatch: 'No matching customers',
  add: 'Add customer',
  one: 'Customer',
  name: 'Name',
  company: 'Company name',
  companyHint: 'Optional.',
  username: 'Username',
  email: 'Email',
  phone: 'Phone',
  phoneHint: '8 to 15 digits.',
  accountNote: 'An account will be created. The customer sets a password with Forgot Password.',
  tickets: 'Total tickets',
  ticketUnit: (count: number) => english.plural(count, 'ticket', 'tickets'),
  notFound: 'Customer does not exist',
  added: 'Customer has been added',
  purchases: 'Purchases',
  noPurchases: 'No Data',
  ticket: 'Ticket no.',
  package: 'Package',
  passengers: 'Passengers',
  amount: 'Amount',
  status: 'Status',
  bought: 'Bought',
});
