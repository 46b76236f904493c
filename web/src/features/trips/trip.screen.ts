import { defineScreen } from '@/lib/define-screen.ts';

export default defineScreen('trip', { load: () => import('./trip.page.tsx') });
