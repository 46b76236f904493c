import { defineScreen } from '@/domain/navigation/define-screen.ts';

export default defineScreen('shiftSlip', { load: () => import('./shift-slip.page.tsx') });
