import { defineScreen } from '@/domain/navigation/define-screen.ts';

export default defineScreen('subTicket', { load: () => import('./ticket-detail.page.tsx') });
