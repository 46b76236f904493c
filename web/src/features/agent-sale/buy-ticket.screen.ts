import { defineScreen } from '@/domain/navigation/define-screen.ts';

export default defineScreen('buyTicket', { load: () => import('./agent-sale.page.tsx') });
