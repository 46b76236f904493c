import { defineScreen } from '@/lib/define-screen.ts';

export default defineScreen('report', { load: () => import('./report.page.tsx') });
