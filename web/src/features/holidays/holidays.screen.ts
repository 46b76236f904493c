import { defineScreen } from '@/domain/navigation/define-screen.ts';

export default defineScreen('holidays', { load: () => import('./holidays.page.tsx') });
