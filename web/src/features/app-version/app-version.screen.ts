import { defineScreen } from '@/domain/navigation/define-screen.ts';

export default defineScreen('appVersion', { load: () => import('./app-version.page.tsx') });
