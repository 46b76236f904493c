import { defineScreen } from '@/lib/define-screen.ts';

export default defineScreen('trips', { load: () => import('./trip-list.page.tsx') });
