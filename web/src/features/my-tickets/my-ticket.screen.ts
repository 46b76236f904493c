import { defineScreen } from '@/domain/navigation/define-screen.ts';

export default defineScreen('myTicket', { load: () => import('./my-ticket.page.tsx') });
