import { defineScreen } from '@/lib/define-screen.ts';

export default defineScreen('holidays', { load: () => import('./holidays.page.tsx') });
