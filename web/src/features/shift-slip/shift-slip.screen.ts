import { defineScreen } from '@/lib/define-screen.ts';

export default defineScreen('shiftSlip', { load: () => import('./shift-slip.page.tsx') });
