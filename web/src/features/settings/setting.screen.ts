import { defineScreen } from '@/domain/navigation/define-screen.ts';

export default defineScreen('setting', { load: () => import('./settings.page.tsx') });
