import { defineScreen } from '@/domain/navigation/define-screen.ts';

export default defineScreen('trip', { load: () => import('./trip.page.tsx') });
