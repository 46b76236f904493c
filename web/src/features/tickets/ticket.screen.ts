import { defineScreen } from '@/lib/define-screen.ts';

export default defineScreen('ticket', { load: () => import('./ticket-detail.page.tsx') });
