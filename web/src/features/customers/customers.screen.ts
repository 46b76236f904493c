import { defineScreen } from '@/domain/navigation/define-screen.ts';

export default defineScreen('customers', { load: () => import('./customers.page.tsx') });
