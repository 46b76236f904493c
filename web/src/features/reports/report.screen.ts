import { defineScreen } from '@/domain/navigation/define-screen.ts';

export default defineScreen('report', { load: () => import('./report.page.tsx') });
