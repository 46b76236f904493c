import { defineScreen } from '@/domain/navigation/define-screen.ts';

export default defineScreen('profile', { load: () => import('./profile.page.tsx') });
