import { defineScreen } from '@/lib/define-screen.ts';

export default defineScreen('notification', { load: () => import('./notification.page.tsx') });
