import { defineScreen } from '@/domain/navigation/define-screen.ts';

export default defineScreen('notification', { load: () => import('./notification.page.tsx') });
