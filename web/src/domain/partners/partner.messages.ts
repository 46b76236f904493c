import { catalogue } from '@/lib/catalogue.ts';

/** Words of the fields that agents and tour guides share (001 §2, 002 §5.2). */
export const partnerMessages = catalogue('partner', {
  name: 'Name',
  company: 'Company name',
  address: 'Address',
  state: 'State',
  country: 'Country',
  email: 'Email',
  phone: 'Phone',
  phoneHint: '8 to 15 digits.',
  ic: 'IC',
  icHint: 'Optional. Digits only.',
  start: 'Start date',
  end: 'End date',
  contract: 'Contract',
  period: (start: string, end: string) => `${start} – ${end}`,
});
