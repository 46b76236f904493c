import { defineScreen } from '@/lib/define-screen.ts';

export default defineScreen('popups', { load: () => import('./popups.page.tsx') });
