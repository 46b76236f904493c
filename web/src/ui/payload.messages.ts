import { catalogue } from '@/lib/catalogue.ts';

export const payloadMessages = catalogue('payload', {
  payload: 'Payload',
  show: 'Show payload',
  hide: 'Hide payload',
});
