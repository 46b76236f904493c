import { defineScreen } from '@/lib/define-screen.ts';

export default defineScreen('customers', { load: () => import('./customers.page.tsx') });
