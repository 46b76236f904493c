import { defineScreen } from '@/domain/navigation/define-screen.ts';

export default defineScreen('tickets', { load: () => import('./ticket-list.page.tsx') });
