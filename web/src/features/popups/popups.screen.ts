import { defineScreen } from '@/domain/navigation/define-screen.ts';

export default defineScreen('popups', { load: () => import('./popups.page.tsx') });
