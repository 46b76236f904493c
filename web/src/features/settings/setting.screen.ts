import { defineScreen } from '@/lib/define-screen.ts';

export default defineScreen('setting', { load: () => import('./settings.page.tsx') });
