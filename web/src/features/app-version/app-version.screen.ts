import { defineScreen } from '@/lib/define-screen.ts';

export default defineScreen('appVersion', { load: () => import('./app-version.page.tsx') });
