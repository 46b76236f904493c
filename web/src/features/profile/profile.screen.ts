import { defineScreen } from '@/lib/define-screen.ts';

export default defineScreen('profile', { load: () => import('./profile.page.tsx') });
