import { defineScreen } from '@/domain/navigation/define-screen.ts';

export default defineScreen('trips', { load: () => import('./trip-list.page.tsx') });
