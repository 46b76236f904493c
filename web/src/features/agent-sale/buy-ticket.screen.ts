import { defineScreen } from '@/lib/define-screen.ts';

export default defineScreen('buyTicket', { load: () => import('./agent-sale.page.tsx') });
