import { defineScreen } from '@/domain/navigation/define-screen.ts';

export default defineScreen('ticket', { load: () => import('./ticket-detail.page.tsx') });
