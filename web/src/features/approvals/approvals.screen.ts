import { defineScreen } from '@/domain/navigation/define-screen.ts';

export default defineScreen('approvals', { load: () => import('./approvals.page.tsx') });
