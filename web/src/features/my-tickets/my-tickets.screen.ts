import { defineScreen } from '@/lib/define-screen.ts';

export default defineScreen('myTickets', { load: () => import('./my-tickets.page.tsx') });
