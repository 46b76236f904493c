import { defineScreen } from '@/lib/define-screen.ts';

export default defineScreen('dashboard', { load: () => import('./dashboard.page.tsx') });
