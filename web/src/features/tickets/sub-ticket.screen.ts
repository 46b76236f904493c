import { defineScreen } from '@/lib/define-screen.ts';

export default defineScreen('subTicket', { load: () => import('./ticket-detail.page.tsx') });
