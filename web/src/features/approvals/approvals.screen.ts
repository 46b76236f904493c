import { defineScreen } from '@/lib/define-screen.ts';

export default defineScreen('approvals', { load: () => import('./approvals.page.tsx') });
