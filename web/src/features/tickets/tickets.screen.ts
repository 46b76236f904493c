import { defineScreen } from '@/lib/define-screen.ts';

export default defineScreen('tickets', { load: () => import('./ticket-list.page.tsx') });
