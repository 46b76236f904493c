import { defineScreen } from '@/domain/navigation/define-screen.ts';

export default defineScreen('dashboard', { load: () => import('./dashboard.page.tsx') });
