import { defineScreen } from '@/lib/define-screen.ts';

export default defineScreen('myTicket', { load: () => import('./my-ticket.page.tsx') });
