import { defineScreen } from '@/domain/navigation/define-screen.ts';

export default defineScreen('myTickets', { load: () => import('./my-tickets.page.tsx') });
